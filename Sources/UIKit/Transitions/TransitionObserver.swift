import Choreography

/// Watches transitions from outside, for checks of what they owe UIKit. It is told what happens and
/// may lend a driver; it decides nothing else.
@MainActor
package protocol TransitionObserver: AnyObject {
  /// A driver for an animated transition whose delegate gave none; nil lets time drive it.
  func lentInteractor() -> UIPercentDrivenInteractiveTransition?
  func observe(_ event: TransitionEvent, of transition: TransitionInfo)
  func observe(_ callback: AppearanceState.Callback, of controller: UIViewController)
}

/// What happens in the course of a transition, in this order; `completes` once for every call.
package enum TransitionEvent: Hashable, Sendable {
  /// The objects are known, nothing has happened yet.
  case asked
  /// The animator or the interactor is about to set to work.
  case animates
  /// It has returned.
  case hasAnimated
  /// `completeTransition` was called; what follows from it is still to come.
  case completes(Bool)
  /// All that follows from the completion has been done.
  case ended
}

/// The transition that events are about.
@MainActor
package struct TransitionInfo {
  package let kind: TransitionOrder.Kind
  package let context: any UIViewControllerContextTransitioning
  package let animator: (any UIViewControllerAnimatedTransitioning)?
  package let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether the animation is the system's own, or there is none.
  package var isSystems: Bool {
    animator.map { $0 is any SystemsOwnAnimator } ?? true
  }
}

extension TransitionDriver {
  func notify(_ event: TransitionEvent) {
    guard let observer = SceneEnvironment.current.transitions.observer else { return }
    observer.observe(
      event,
      of: TransitionInfo(
        kind: kind, context: context, animator: animator, interactor: interactor))
  }
}

/// An animator that UIKit itself supplies.
protocol SystemsOwnAnimator {}

extension SystemAnimator: SystemsOwnAnimator {}
extension PushAnimator: SystemsOwnAnimator {}
extension PopoverAnimator: SystemsOwnAnimator {}
extension ZoomAnimator: SystemsOwnAnimator {}
extension CurlAnimator: SystemsOwnAnimator {}
