import QuartzCore

extension UIView {
  /// Leads from what a view shows to what it shows after the block, by the transition that the
  /// options name (F2.14.1).
  ///
  /// The old look is frozen; the changes themselves are animated only with `allowAnimatedContent`.
  /// Without a transition they are animated as by `animate` (F2.15.13); with a duration of 0 or less
  /// they apply at once and the completion comes in the next turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let scope = AnimationScope(
      motion: options.curve.motion, duration: duration, options: options)
    run(
      scope,
      animations: {
        let scope = SceneEnvironment.current.animation.scopes.last
        let jumps = PlantedFault.plainTransitionJumps.isPlanted
        if options.contains(.allowAnimatedContent) || options.transition == nil && !jumps {
          animations?()
        } else {
          animations.map(performWithoutAnimation)
        }
        guard let scope, let tracker = scope.tracker, let transition = options.transition
        else { return }
        AnimationAttachment(scope: scope, tracker: tracker).attach(transition, to: view)
      }, completion: completion)
  }

  /// Puts one view in the place of another, by the transition that the options name (F2.14.2).
  /// It is their superview that turns or dissolves.
  /// - Parameter options: With `showHideTransitionViews` both stay where they are, the first
  ///   hidden and the second shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Violation.record(.animation(.transitionFromNowhere))
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.removeFromSuperview()
          container.addSubview(toView)
        }
      }, completion: completion)
  }

  /// Takes views away by the system's animation: they shrink and fade, then leave their superviews
  /// (F2.14.4). How UIKit's looks is not published; this is ours.
  /// - Parameter parallelAnimations: Changes that are animated beside it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, $0.alpha, $0.transform) }
    let scope = AnimationScope(
      motion: options.curve.motion, duration: systemDeletionDuration, options: options)
    run(
      scope,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(finished)
      })
  }

  /// Seconds; a guess.
  private class var systemDeletionDuration: TimeInterval { 0.25 }
}

extension AnimationAttachment {
  /// Shows a transition of a view's whole look.
  func attach(_ transition: ViewTransition, to view: UIView) {
    let animation = transition.animation
    animation.duration = scope.duration
    animation.delegate = tracker
    animation.repeatCount = scope.repeats.count
    animation.autoreverses = scope.repeats.autoreverses
    if case .curve(let function) = scope.motion { animation.timingFunction = function }
    tracker.enter(view)
    view.layer.add(animation, forKey: kCATransition)
  }
}
