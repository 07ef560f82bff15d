import QuartzCore

/// What a controller is told and does nothing with here: it is kept, and read back.
extension UIViewController {
  /// Under which name a state is kept for the next start: none is.
  public final var restorationIdentifier: String? {
    get { kept("restorationIdentifier", nil) }
    set { keep("restorationIdentifier", newValue) }
  }
  public final var restorationClass: AnyClass? {
    get { kept("restorationClass", nil) }
    set { keep("restorationClass", newValue) }
  }
  public final var restoresFocusAfterTransition: Bool {
    get { kept("restoresFocus", true) }
    set { keep("restoresFocus", newValue) }
  }
  public final var interactionActivityTrackingBaseName: String? {
    get { kept("activityTracking", nil) }
    set { keep("activityTracking", newValue) }
  }
  /// Of an extension of another application: there is none.
  public final var extensionContext: NSExtensionContext? { nil }
  /// Has the edges be asked for anew at which the system's own gestures wait: there are none.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public final func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Shortcuts of a keyboard; nobody presses them here.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keep("keyCommands", kept("keyCommands", [UIKeyCommand]()) + [keyCommand])
  }
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    keep("keyCommands", kept("keyCommands", [UIKeyCommand]()).filter { $0 !== keyCommand })
  }
  /// Turns the screen to what is allowed: the stage decides how it is held.
  public class func attemptRotationToDeviceOrientation() {}
  /// The controller around this one, or itself, that takes an action.
  public final func targetViewController(forAction action: Selector, sender: Any?)
    -> UIViewController?
  {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
      .first { $0.responds(to: action) }
  }
}

extension UIViewController {
  /// The tab that stands for it, where the tab bar controller has tabs.
  public final var tab: UITab? {
    tabBarController?.tabs.first { $0.viewController === self }
  }
  /// Of the days before iOS 7: whether it covers the status bar. It does.
  public final var wantsFullScreenLayout: Bool {
    get { kept("wantsFullScreenLayout", true) }
    set { keep("wantsFullScreenLayout", newValue) }
  }
  /// Of the days before iOS 13: the user may not dismiss it.
  public final var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Of the days before iOS 7.
  public final var contentSizeForViewInPopover: CGSize {
    get { preferredContentSize }
    set { preferredContentSize = newValue }
  }
  public final var focusGroupIdentifier: String? {
    get { kept("focusGroup", nil) }
    set { keep("focusGroup", newValue) }
  }
  /// Bars that stay while the screen turns, of the days before iOS 8: none.
  public final func rotatingHeaderView() -> UIView? { nil }
  public final func rotatingFooterView() -> UIView? { nil }
  /// Of the days before iOS 6.
  public final func presentModalViewController(
    _ modalViewController: UIViewController, animated: Bool
  ) { present(modalViewController, animated: animated) }
  public final func dismissModalViewController(animated: Bool) { dismiss(animated: animated) }
  /// Told of where a detail would be shown otherwise than before: nobody is.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// Where a way back comes from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  open private(set) var source: UIViewController
  open private(set) var sender: Any?
  open private(set) var unwindAction: Selector
  init(_ source: UIViewController, sender: Any?, action: Selector) {
    (self.source, self.sender, unwindAction) = (source, sender, action)
  }
}

/// What an extension of another application has: nothing here is one.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
}
