import QuartzCore

/// The system's partial curl: the page that goes rolls up from its lower edge and uncovers the screen
/// beneath. UIKit's rolls up from a corner, and its upper end stays (approximated).
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class CurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissing: Bool

  init(dismissing: Bool) { isDismissing = dismissing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitionContext?.isAnimated == false ? 0 : 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)
    to.layoutIfNeeded()
    let (page, whole) = isDismissing ? (to, from) : (from, to)
    let curl = PageCurl(of: page)
    container.bringSubviewToFront(whole)
    container.addSubview(curl)
    page.isHidden = true
    curl.stand(isRolled: isDismissing)
    // Evenly: each strip has a part of the time, and all keep step.
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      curl.addKeyframes(rollsUp: !self.isDismissing)
    } completion: { _ in
      page.isHidden = false
      curl.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
