import UIKit

/// The hero push, taken back by time or by a finger that may think better of it, and may come back
/// while the picture flies on.
///
/// From the article "iOS-转场动画", where the modal screen's interactor is taught to pop as well:
/// it is the same `SwipeInteractor` here. Mended as said there; when the finger gives up, the
/// hero's animator shows the from-screen's picture again.
@MainActor
public final class SwipeBackTransition: NSObject, UINavigationControllerDelegate {
  private let interactor = SwipeInteractor()

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is HeroScreen, toVC is HeroScreen else { return nil }
    guard operation == .pop else { return HeroAnimator() }
    let spring = UISpringTimingParameters(
      dampingRatio: 0.6, initialVelocity: CGVector(dx: 1 / 0.6, dy: 1 / 0.6))
    return CatchableAnimator(
      duration: HeroAnimator.duration, timing: spring, isForward: true, interactor: interactor,
      motion: HeroAnimator.motion)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    animationController is CatchableAnimator ? interactor.takingPart() : nil
  }

  // Also after a push without motion, for which nobody asks for an animator.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController !== navigationController.viewControllers.first else { return }
    interactor.attach(to: viewController, way: .pop)
  }
}
