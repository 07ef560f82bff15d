import QuartzCore

/// What an animator is given: who goes, who comes, where it happens, and how to say it is over.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the transition happens; the animator puts the to-view in.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a finger (or other code) holds the transition at this moment.
  var isInteractive: Bool { get }
  /// True from the moment of cancelling on.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that goes with the transition; identity here.
  var targetTransform: CGAffineTransform { get }

  /// For interactors: how far along, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// To be called exactly once, with `!transitionWasCancelled` (F2.7.1).
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil where the view takes no part, as the presenter's under `.overFullScreen` (F2.5.4).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container; zero when unknown (F2.5.6).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container; zero when the view leaves. If not zero it must be honoured.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}
