import QuartzCore

/// The system's partial curl: the page that goes rolls up from a corner and uncovers the screen
/// beneath. Its upper end stays, rolled up, and a tap on it lets the page come down again.
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
    container.bringSubviewToFront(whole)
    let curl = Self.makeCurl(
      of: page, over: context.viewController(forKey: isDismissing ? .from : .to), in: container,
      progress: isDismissing ? PageCurl.rest : 0)
    page.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      curl.roll(to: self.isDismissing ? 0 : PageCurl.rest)
    } completion: { _ in
      page.isHidden = false
      let isFlat = self.isDismissing != context.transitionWasCancelled
      if isFlat { curl.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The page as it looks now, in place of how it looked when it was rolled up.
  @discardableResult
  private static func makeCurl(
    of page: UIView, over presented: UIViewController?, in container: UIView, progress: Double
  ) -> PageCurl {
    for former in container.subviews where former is PageCurl { former.removeFromSuperview() }
    let curl = PageCurl(of: page, progress: progress)
    curl.onTap = { [weak presented] in presented?.dismiss(animated: true) }
    container.addSubview(curl)
    return curl
  }

  /// Without animation the page is rolled up at once, where the system would have rolled it up.
  static func curlAtOnce(_ page: UIView, over presented: UIViewController, in container: UIView) {
    guard presented.transitioningDelegate == nil,
      SystemTransition.animator(for: presented, dismissing: false) is CurlAnimator
    else { return }
    makeCurl(of: page, over: presented, in: container, progress: PageCurl.rest)
  }
}
