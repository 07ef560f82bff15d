import QuartzCore

/// The system's partial curl: the lower part of the screen that goes folds up and uncovers the one
/// beneath. UIKit's page bends; this one is stiff, and goes on until it has left (approximated).
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
    let page = isDismissing ? to : from
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    to.layoutIfNeeded()
    let fold = PageFold(page: page, container: context.containerView)
    let whole = isDismissing ? from : to
    context.containerView.bringSubviewToFront(whole)
    fold.build()
    page.isHidden = true
    fold.turn(by: isDismissing ? 1 : 0)
    let duration = transitionDuration(using: context)
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
      fold.addKeyframes(backwards: self.isDismissing)
    } completion: { _ in
      fold.clear()
      page.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A picture of a page in two parts, the lower of which turns up about the line between them and
/// shows its pale back; the rest then follows upwards.
@MainActor
private struct PageFold {
  let page: UIView
  let container: UIView
  private let stage = UIView()
  private let leaf = UIView()
  private let back = UIView()
  private let shade = UIView()
  private let line: CGFloat

  init(page: UIView, container: UIView) {
    self.page = page
    self.container = container
    line = (page.bounds.height * 0.3).rounded()
  }

  func build() {
    stage.frame = page.frame
    let size = page.bounds.size
    let upper = CGRect(x: 0, y: 0, width: size.width, height: line)
    let lower = CGRect(x: 0, y: line, width: size.width, height: size.height - line)
    shade.frame = CGRect(origin: .zero, size: size)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.25)
    shade.isUserInteractionEnabled = false
    stage.addSubview(shade)
    if let view = picture(of: upper) { stage.addSubview(view) }
    leaf.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    leaf.placeUntransformed(lower)
    if let view = picture(of: lower) {
      view.frame = leaf.bounds
      leaf.addSubview(view)
    }
    back.frame = leaf.bounds
    back.backgroundColor = UIColor(white: 0.97, alpha: 0.88)
    leaf.addSubview(back)
    stage.addSubview(leaf)
    container.addSubview(stage)
  }

  /// - Parameter part: 0 flat, 1 folded up and away.
  func turn(by part: CGFloat) {
    lift(part > 0 ? 1 : 0)
    leave(part)
    back.alpha = part
    shade.alpha = 1 - part
  }

  /// The leaf turns, shows its back from edge-on, and takes the rest with it.
  func addKeyframes(backwards: Bool) {
    let half = Self.edgeOn
    let steps: [(CGFloat, CGFloat, @MainActor () -> Void)] = [
      (0, 0.6, { lift(backwards ? 0 : 1) }),
      (0.6 * half, 0.001, { back.alpha = backwards ? 0 : 1 }),
      (0.6, 0.4, { leave(backwards ? 0 : 1) }),
      (0, 1, { shade.alpha = backwards ? 1 : 0 }),
    ]
    for (start, length, change) in steps {
      let begin = backwards ? 1 - start - length : start
      UIView.addKeyframe(
        withRelativeStartTime: Double(begin), relativeDuration: Double(length), animations: change)
    }
  }

  func clear() { stage.removeFromSuperview() }

  /// The part of the turn after which the leaf is seen edge-on.
  private static let edgeOn: CGFloat = 90 / 165

  private func lift(_ part: CGFloat) {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1500
    leaf.transform3D = CATransform3DRotate(transform, part * 165 * .pi / 180, 1, 0, 0)
  }

  private func leave(_ part: CGFloat) {
    stage.transform = CGAffineTransform(translationX: 0, y: -part * (line + 20))
  }

  private func picture(of rect: CGRect) -> UIView? {
    let view = page.resizableSnapshotView(
      from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    view?.frame = rect
    return view
  }
}
