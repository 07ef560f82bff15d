import QuartzCore
import TransitionTesting
import UIKit

// What only painted frames show: shapes are not in a thumbnail, nor is what is small.

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

/// P30: a badge stands still in the container, and is gone in the frame in which all is over.
final class DropsBadge: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let badge = UIView(frame: CGRect(x: 140, y: 360, width: 110, height: 110))
    badge.backgroundColor = .systemPink
    badge.layer.zPosition = 10
    context.containerView.addSubview(badge)
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.containerView.subviews.last?.removeFromSuperview()
    super.came(view, context)
  }
}

/// Q29: a hint beside the screen that is dragged is gone as the finger lets go.
final class DropsHint: SwipeScreen {
  private let hint = UIView(frame: CGRect(x: 20, y: 20, width: 90, height: 90))

  override func panned() {
    if pan.state == .began, let window = view.window {
      hint.backgroundColor = .systemPink
      window.addSubview(hint)
    }
    super.panned()
  }

  override func end(_ progress: CGFloat) {
    hint.removeFromSuperview()
    super.end(progress)
  }
}

@MainActor
enum PixelMutants {
  static let all: [Mutant] = [
    Mutant("P30", "ends-at-after") { DropsBadge() }.painted(),
    Mutant("DropsHint", "Q29", "no-jump", SwipeMutants.flow("DropsHint") { DropsHint() })
      .showing(in: "back-swipe").painted(),
    Mutant("Q7", "no-flash") { FlashesShape() }.painted(),
  ]
}
