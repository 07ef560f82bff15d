import QuartzCore
import UIKit

// Each class breaks the slide at one point; its comment names the pitfall.

/// P4: the completion never says that the transition is over.
final class NeverCompletes: SlideAnimator {
  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {}
}

/// P4: only a finish is told, a cancel is not.
final class ForgetsCancel: SlideAnimator {
  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled { context.completeTransition(true) }
  }
}

/// P5: true is written out.
final class AlwaysTrue: SlideAnimator {
  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

/// Q11: the animation's own flag is passed on.
final class TrustsFinished: SlideAnimator {
  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, animations: animations) { finished in
      context.view(forKey: .to)?.transform = .identity
      context.completeTransition(finished)
    }
  }
}

/// The completion is called by two animations.
final class CompletesTwice: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: duration) {
      view.alpha = 0.99
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Q12: announces nothing and takes its time.
final class AnnouncesNothing: SlideAnimator {
  override func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }
}

/// Takes half as long again as it says.
final class IsLate: SlideAnimator {
  override func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }
}

/// F2.7.3: the completion stands beside the animation, and not in its block.
final class CompletesAtOnce: SlideAnimator {
  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    super.move(context, animations, completion: {})
    context.completeTransition(true)
  }
}

/// P3: the to-view is never put in.
final class NeverAdds: SlideAnimator {
  override func come(_ context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    move(context) {
      from?.alpha = 0.5
    } completion: {
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Q1: the presenter's view, which was not given, is put into the container.
final class TakesPresenter: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    if let view = context.viewController(forKey: .to)?.view {
      context.containerView.insertSubview(view, at: 0)
    }
    super.go(context)
  }
}

/// B10: returns where a view is not given, as if there were nothing to do.
final class GivesUpOnNil: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    guard context.view(forKey: .to) != nil else { return }
    super.go(context)
  }
}

/// A mask that was for the way only stays on the to-view.
final class KeepsMask: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let mask = CALayer()
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
  }
}

/// The from-view is masked, and stays so after a cancel.
final class LeavesMask: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from)?.view else { return }
    let mask = CALayer()
    mask.frame = from.bounds
    mask.backgroundColor = UIColor.black.cgColor
    from.layer.mask = mask
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled {
      context.viewController(forKey: .from)?.view.layer.mask = nil
    }
    super.came(view, context)
  }
}

/// P9: the snapshot stays after a cancel.
final class LeavesSnapshot: SlideAnimator {
  private var picture: UIView?

  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    guard
      let picture = context.viewController(forKey: .from)?.view.snapshotView(
        afterScreenUpdates: false)
    else { return }
    context.containerView.insertSubview(picture, belowSubview: view)
    self.picture = picture
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// P30: a dimming view in the window, not in the container, and never removed.
final class LeavesDimming: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let dimming = UIView(frame: context.containerView.bounds)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.05)
    context.containerView.window?.addSubview(dimming)
  }
}

/// P19: two pictures under one tag, and the search gives the first.
final class FindsByTag: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    for _ in 0..<2 {
      guard
        let picture = context.viewController(forKey: .from)?.view.snapshotView(
          afterScreenUpdates: false)
      else { return }
      picture.tag = 404
      context.containerView.insertSubview(picture, belowSubview: view)
    }
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.containerView.viewWithTag(404)?.removeFromSuperview()
    super.came(view, context)
  }
}

/// Q24: a second animation under the key of the first ends that one, whose end was waited for.
final class ReplacesItself: SlideAnimator, CAAnimationDelegate {
  private var context: (any UIViewControllerContextTransitioning)?

  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    self.context = context
    UIView.performWithoutAnimation(animations)
    let layer = context.containerView.layer
    for opacity in [0.9, 0.8] {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (opacity, 1.0, duration)
      if opacity == 0.9 { fade.delegate = self }
      layer.add(fade, forKey: "fade")
    }
  }

  nonisolated func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    MainActor.assumeIsolated { context?.completeTransition(finished) }
  }
}

/// P17: the from-view is hidden and shown again only after a finish.
final class KeepsHidden: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.viewController(forKey: .from)?.view.subviews.first?.isHidden = true
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled {
      context.viewController(forKey: .from)?.view.subviews.first?.isHidden = false
    }
    super.came(view, context)
  }
}

/// F2.5.9: the from-view stays faded after a cancel.
final class KeepsFaded: SlideAnimator {
  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.viewController(forKey: .from)?.view.alpha = 0.5
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if !context.transitionWasCancelled { context.viewController(forKey: .from)?.view.alpha = 1 }
    super.came(view, context)
  }
}

/// P6: the to-view ends twenty points too low.
final class MissesFinalFrame: SlideAnimator {
  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y += 20
  }
}

/// P27: a changed anchor point shifts the view, whose frame was set before.
final class MovesAnchor: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
  }
}

/// Q19: sets the frame while the transform is not the identity.
final class FramesTransformed: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = context.containerView.bounds
  }
}

/// The to-view stays a little transparent.
final class StaysFaded: SlideAnimator {
  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.alpha = 0.8
  }
}

/// Touches stay off.
final class ForgetsTouches: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.isUserInteractionEnabled = false
  }
}

/// Touches stay off for the whole application.
final class IgnoresTouches: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    UIApplication.shared.beginIgnoringInteractionEvents()
  }
}

/// Touches are switched off for the container, and never on again.
final class ForgetsContainer: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.containerView.isUserInteractionEnabled = false
  }
}

/// A clear view that keeps fingers off during the motion stays above the screen.
final class LeavesCatcher: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.containerView.addSubview(UIView(frame: context.containerView.bounds))
  }
}

/// Q9: begins an appearance that UIKit looks after.
final class BeginsAppearance: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.viewController(forKey: .to)?.beginAppearanceTransition(true, animated: true)
  }
}
