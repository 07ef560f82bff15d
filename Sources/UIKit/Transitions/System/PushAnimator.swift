import QuartzCore

/// The system's push and pop: the upper screen slides in from the trailing edge with a shadow at
/// its side, the lower one moves a third as far and darkens (F2.10.5).
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPop: Bool

  init(_ operation: UINavigationController.Operation) { isPop = operation == .pop }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.pushDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    to.frame = context.finalFrame(for: controller)
    let scene = PushScene(
      upper: isPop ? from : to, lower: isPop ? to : from, container: context.containerView)
    scene.build(putting: to)
    scene.stand(covered: isPop ? 1 : 0)
    // By itself it moves until the spring rests; under a finger evenly, for what it announces.
    let held = context.isInteractive
    UIView.animate(
      withDuration: held ? transitionDuration(using: context) : SystemMotion.screenDuration,
      delay: 0, options: held ? .curveLinear : SystemMotion.spring
    ) {
      scene.stand(covered: self.isPop ? 0 : 1)
    } completion: { _ in
      scene.clear()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Two screens, one over the other, with what goes between them.
@MainActor
private struct PushScene {
  let upper: UIView
  let lower: UIView
  let container: UIView
  private let dimming = UIView()
  private let edge = UIView()
  private let upperTransform: CGAffineTransform
  private let lowerTransform: CGAffineTransform

  init(upper: UIView, lower: UIView, container: UIView) {
    self.upper = upper
    self.lower = lower
    self.container = container
    upperTransform = upper.transform
    lowerTransform = lower.transform
  }

  /// The container from back to front: lower screen, dimming, the edge's shadow, upper screen.
  func build(putting coming: UIView) {
    if coming === upper {
      container.addSubview(upper)
    } else {
      container.insertSubview(lower, belowSubview: upper)
    }
    dimming.frame = container.bounds
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    let width = SystemMotion.shadowCaster
    edge.frame = CGRect(
      x: upper.center.x + (isMirrored ? upper.bounds.width / 2 - width : -upper.bounds.width / 2),
      y: upper.center.y - upper.bounds.height / 2, width: width, height: upper.bounds.height)
    edge.backgroundColor = .black
    edge.layer.shadowOpacity = SystemMotion.shadowOpacity
    edge.layer.shadowRadius = SystemMotion.shadowRadius
    edge.layer.shadowOffset = .zero
    container.insertSubview(dimming, belowSubview: upper)
    container.insertSubview(edge, belowSubview: upper)
  }

  /// - Parameter covered: 0 with the upper screen outside, 1 with it over the lower one.
  func stand(covered: CGFloat) {
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let out = CGAffineTransform(translationX: width * (1 - covered), y: 0)
    upper.stand(moved: upperTransform.concatenating(out))
    edge.transform = out
    edge.alpha = covered
    lower.stand(
      moved: lowerTransform.concatenating(
        CGAffineTransform(translationX: -width * SystemMotion.parallax * covered, y: 0)))
    dimming.alpha = SystemMotion.dimming * covered
  }

  func clear() {
    dimming.removeFromSuperview()
    edge.removeFromSuperview()
    upper.stand(moved: upperTransform)
    lower.stand(moved: lowerTransform)
  }

  private var isMirrored: Bool { container.isMirrored }
}
