import UIKit

/// The row that was chosen grows into the next screen, and back.
class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  weak var start: UIView?
  var isGoingBack = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let stage = context.containerView
    if let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
    }
    if isGoingBack { stage.insertSubview(to, belowSubview: from) } else { stage.addSubview(to) }
    let moving = isGoingBack ? from : to
    let row = start.map { $0.convert($0.bounds, to: stage) } ?? moving.frame
    let small = CGAffineTransform(translationX: 0, y: row.midY - moving.frame.midY)
      .scaledBy(x: 1, y: row.height / moving.frame.height)
    if !isGoingBack {
      moving.transform = small
      moving.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
      animations: {
        moving.transform = self.isGoingBack ? small : .identity
        moving.alpha = self.isGoingBack ? 0 : 1
      },
      completion: { _ in
        moving.transform = .identity
        moving.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
