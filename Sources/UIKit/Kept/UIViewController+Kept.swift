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

/// What an extension of another application has: nothing here is one.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: any Error) {}
}
