import UIKit

/// The hero push, taken back by time or by a finger that may think better of it.
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
    return HeroAnimator()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor.isInteracting ? interactor : nil }

  // Also after a push without motion, for which nobody asks for an animator.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController !== navigationController.viewControllers.first else { return }
    interactor.attach(to: viewController, way: .pop)
  }
}
