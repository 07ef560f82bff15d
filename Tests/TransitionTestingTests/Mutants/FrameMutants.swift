import QuartzCore
import UIKit

/// P8, Q15: a picture of a screen that has never been drawn is empty.
final class SnapshotsUnseen: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    guard let picture = view.snapshotView(afterScreenUpdates: false) else { return }
    context.containerView.insertSubview(picture, at: 0)
    picture.removeFromSuperview()
  }
}

/// P8, Q15: the old screen is hidden before the new one is there.
final class ShowsNothing: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)?.view
    let to = context.view(forKey: .to)
    if let to { context.containerView.addSubview(to) }
    to?.alpha = 0
    UIView.animate(withDuration: duration / 2) {
      from?.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: self.duration / 2) {
        to?.alpha = 1
      } completion: { _ in
        from?.alpha = 1
        to?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

/// Q7: the end shows for a frame in the middle.
final class Flashes: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let cover = UIView(frame: context.containerView.bounds)
    cover.backgroundColor = .systemPink
    cover.alpha = 0
    context.containerView.addSubview(cover)
    UIView.animate(withDuration: 0, delay: 0.1) {
    } completion: { _ in
      cover.alpha = 1
      UIView.animate(withDuration: 1.0 / 60) {
        cover.transform = CGAffineTransform(translationX: 0, y: 1)
      } completion: { _ in
        cover.removeFromSuperview()
      }
    }
  }
}

/// Q25: the end value shows until an animation that begins later has begun.
final class BeginsLate: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    slide.fromValue = context.containerView.bounds.height
    slide.toValue = 0
    slide.duration = 0.2
    slide.beginTime = to.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    to.layer.add(slide, forKey: "slide")
    CATransaction.commit()
  }
}

/// P18: what is to be uncovered is put on top.
final class UncoversAbove: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.addSubview(to)
    move(context) {
      from.transform = CGAffineTransform(translationX: 0, y: from.bounds.height)
    } completion: {
      self.went(from, context)
    }
  }
}

/// Q16: changes a constraint in the block, and lays nothing out there.
final class ForgetsLayout: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    let container = context.containerView
    container.addSubview(to)
    to.translatesAutoresizingMaskIntoConstraints = false
    let top = to.topAnchor.constraint(
      equalTo: container.topAnchor, constant: container.bounds.height)
    NSLayoutConstraint.activate([
      top, to.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      to.widthAnchor.constraint(equalTo: container.widthAnchor),
      to.heightAnchor.constraint(equalTo: container.heightAnchor),
    ])
    container.layoutIfNeeded()
    move(context) {
      top.constant = 0
      container.backgroundColor = .clear
      container.alpha = 0.99
    } completion: {
      container.alpha = 1
      self.came(to, context)
    }
  }
}

/// Q26: a spring that is cut off before it has settled.
final class CutsSpring: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let spring = CASpringAnimation(keyPath: "transform.translation.y")
    spring.fromValue = context.containerView.bounds.height
    spring.toValue = 0
    spring.mass = 6
    spring.damping = 30
    spring.stiffness = 60
    spring.duration = 0.25
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    to.layer.add(spring, forKey: "spring")
    CATransaction.commit()
  }
}

/// P28: is animated to a scale of nothing.
final class Vanishes: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return }
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    move(context) {
      from.transform = CGAffineTransform(scaleX: 0, y: 0)
    } completion: {
      self.went(from, context)
    }
  }
}

/// Corners are round on the way and square at once at the end.
final class SnapsCorners: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.cornerRadius = 30
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.cornerRadius = 0
    super.came(view, context)
  }
}

/// The shadow is gone at once at the end.
final class SnapsShadow: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.shadowOpacity = 0.6
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.shadowOpacity = 0
    super.came(view, context)
  }
}

/// The mask has grown over half of the view, and is gone at once at the end.
final class SnapsMask: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let mask = CALayer()
    mask.frame = view.bounds.insetBy(dx: 0, dy: 200)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.mask = nil
    super.came(view, context)
  }
}

/// A blur that comes by its alpha.
final class FadesBlur: SlideAnimator {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))

  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    blur.frame = context.containerView.bounds
    blur.alpha = 0
    context.containerView.insertSubview(blur, belowSubview: view)
  }

  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    blur.alpha = 0.9
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    blur.removeFromSuperview()
    super.came(view, context)
  }
}

/// Q17: an animation that is over stays on the layer.
final class LeavesGhost: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let slide = CABasicAnimation(keyPath: "transform.translation.y")
    slide.fromValue = context.containerView.bounds.height
    slide.toValue = 0
    slide.duration = 0.3
    slide.fillMode = .forwards
    slide.isRemovedOnCompletion = false
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    to.layer.add(slide, forKey: "slide")
    CATransaction.commit()
  }
}

/// P30: the dimming view is taken away at the end instead of being faded.
final class DropsDimming: SlideAnimator {
  private let dimming = UIView()

  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = view.frame.insetBy(dx: 0, dy: 0)
    dimming.frame = context.containerView.bounds
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.8)
    dimming.alpha = 0
    context.containerView.addSubview(dimming)
  }

  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    dimming.alpha = 1
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    dimming.removeFromSuperview()
    super.came(view, context)
  }
}

/// P13: places come from the screen.
final class UsesScreen: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = UIScreen.main.bounds
  }
}

/// Q10, Q23: the place is set once and does not follow a change of size.
final class PlacesOnce: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.autoresizingMask = []
  }
}

/// Q23: follows a change of size on the way, and not any more when it has come.
final class StopsFollowing: SlideAnimator {
  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.came(view, context)
    guard let container = view.superview else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: view.bounds.width),
      view.heightAnchor.constraint(equalToConstant: view.bounds.height),
    ])
  }
}

/// F2.7.6: waits for an animation that does not run without motion.
final class NeedsMotion: SlideAnimator {
  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard context.isAnimated else { return animations() }
    super.move(context, animations, completion: completion)
  }
}

/// Q29: leaps when the finger lets go.
final class Leaps: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    let height = context.containerView.bounds.height
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: 0, y: height)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        to.transform = CGAffineTransform(translationX: 0, y: height * 0.8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
        to.transform = CGAffineTransform(translationX: 0, y: height * 0.3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        to.transform = .identity
      }
    } completion: { _ in
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
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
