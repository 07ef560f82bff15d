import QuartzCore

/// A dismissal in a finger's hands: an ordinary percent-driven interactor and an ordinary animator
/// that can be scrubbed; let go, it moves on with the finger's speed on the system's spring.
@MainActor
struct DismissalHold {
  let drive = UIPercentDrivenInteractiveTransition()
  let animator: any UIViewControllerAnimatedTransitioning
  /// Points from the start to the end.
  let way: CGFloat

  init(way: CGFloat, animator: any UIViewControllerAnimatedTransitioning = SlideOutAnimator()) {
    self.way = way
    self.animator = animator
  }

  func update(_ progress: CGFloat) { drive.update(progress) }

  /// - Parameter velocity: Points a second towards the end.
  func finish(velocity: CGFloat) {
    drive.timingCurve = settling(velocity, over: (1 - drive.percentComplete) * way)
    drive.finish()
  }

  /// - Parameter velocity: Points a second towards the start.
  func cancel(velocity: CGFloat) {
    drive.timingCurve = settling(velocity, over: drive.percentComplete * way)
    drive.cancel()
  }

  private func settling(_ velocity: CGFloat, over rest: CGFloat) -> UISpringTimingParameters {
    SystemMotion.settling(relativeVelocity: rest > 0.5 ? velocity / rest : 0)
  }
}

/// Slides the screen that goes out over the lower edge, and can be held at any point of the way.
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class SlideOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var mover: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.screenDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let mover { return mover }
    let mover = UIViewPropertyAnimator(
      duration: SystemMotion.screenDuration,
      timingParameters: UICubicTimingParameters(animationCurve: ._system))
    self.mover = mover
    context.uncover()
    let view = context.view(forKey: .from)
    let way = context.containerView.bounds.maxY - (view?.frame.minY ?? 0)
    mover.addAnimations { view?.stand(moved: CGAffineTransform(translationX: 0, y: way)) }
    mover.addCompletion { _ in
      view?.stand(moved: .identity)
      context.completeTransition(!context.transitionWasCancelled)
    }
    return mover
  }

  func animationEnded(_ transitionCompleted: Bool) { mover = nil }
}
