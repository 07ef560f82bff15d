import QuartzCore

// Something dragged that rests on a view presses it. Nothing is dragged here, so nothing is pressed.

/// Whether dragged things press a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// Where a drag rests.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// How far the press is. Raw values are UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Has a block called when something dragged rests on a view: never, here.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: _InertInteraction {
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?

  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    (self.interactionBehavior, self.interactionEffect) = (interactionBehavior, interactionEffect)
  }

  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIAlertController: UISpringLoadedInteractionSupporting {}

extension UIResponder {
  /// Whether dragged things press it: kept.
  public final var isSpringLoaded: Bool {
    get { kept("springLoaded", false) }
    set { keep("springLoaded", newValue) }
  }
}
