import UIKit

/// Presents a screen that grows out of the middle.
class GrowSegue: UIStoryboardSegue {

  override func perform() {
    destination.transitioningDelegate = self
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: true, completion: nil)
  }
}

extension GrowSegue: UIViewControllerTransitioningDelegate {

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return GrowAnimator()
  }
}

final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    view.frame = transitionContext.finalFrame(for: controller)
    view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        view.transform = .identity
        view.alpha = 1
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
