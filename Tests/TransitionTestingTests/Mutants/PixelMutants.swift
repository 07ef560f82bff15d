import QuartzCore
import TransitionTesting
import UIKit

// What only painted frames show: shapes and masks are not in a sketch.

/// Q7: a shape covers the screen for one frame.
final class FlashesShape: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let shape = CAShapeLayer()
    let bounds = context.containerView.bounds
    shape.path = CGPath(rect: bounds, transform: nil)
    shape.fillColor = UIColor.systemPink.cgColor
    shape.isHidden = true
    context.containerView.layer.addSublayer(shape)
    UIView.animate(withDuration: 0, delay: 0.1) {
    } completion: { _ in
      CATransaction.setDisableActions(true)
      shape.isHidden = false
      UIView.animate(withDuration: 1.0 / 60) {
        view.layer.zPosition = 1
      } completion: { _ in
        view.layer.zPosition = 0
        shape.removeFromSuperlayer()
      }
    }
  }
}

/// P8: a mask has closed over the old screen before the new one shows.
final class MasksAway: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.addSubview(to)
    to.alpha = 0
    let hole = CAShapeLayer()
    hole.frame = from.bounds
    hole.path = CGPath(rect: CGRect(x: 100, y: 100, width: 0, height: 0), transform: nil)
    from.layer.mask = hole
    move(context) {
      to.alpha = 1
    } completion: {
      from.layer.mask = nil
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
enum PixelMutants {
  static let all: [Mutant] = [
    Mutant("Q7", "no-flash") { FlashesShape() }.painted(),
    Mutant("P8", "no-blank-frame") { MasksAway() }.painted(),
  ]
}
