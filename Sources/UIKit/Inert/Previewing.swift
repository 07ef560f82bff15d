import QuartzCore

/// Shows screens to those who press harder: no device does today, so nobody is asked.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

/// Says what is shown to those who press harder.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// What was registered.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}

extension UIViewController {
  /// Registers a view for hard presses, of which there are none.
  @preconcurrency @MainActor @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Unsupported.report("registerForPreviewing · no device presses harder today")
    return PreviewingContext(delegate, sourceView)
  }

  @preconcurrency @MainActor
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing)
  {}
}

/// A line below a preview of old.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// Something to do below a preview of old.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default` = 0, selected, destructive }
  open private(set) var title: String
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) { (self.title, self.handler) = (title, handler) }
}

/// Hears how hard one presses: nobody does.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

/// Follows how hard one presses: nobody does, and nothing comes of it.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  public init(view: UIView) { self.view = view }
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

/// What of the screen is shared with others: kept.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  // What other devices, a search and suggestions would know of it: kept.
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var expirationDate: Date?
  open var referrerURL: URL?
  open var needsSave = false
  open var supportsContinuationStreams = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open weak var delegate: (any NSUserActivityDelegate)?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
