import UIKit

/// Slides like `SlideAnimator`, by an animator that can be held and turned round at any time.
final class HoldableSlide: NSObject, UIViewControllerAnimatedTransitioning {
  var log: CallLog?
  private var mover: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log?.note("animator", "animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let mover { return mover }
    let mover = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
    self.mover = mover
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: to)
      view.frame = frame.offsetBy(dx: frame.width, dy: 0)
      context.containerView.addSubview(view)
      mover.addAnimations { view.frame = frame }
    }
    mover.addCompletion { position in context.completeTransition(position == .end) }
    return mover
  }

  func animationEnded(_ transitionCompleted: Bool) {
    mover = nil
    log?.note("animator", "animationEnded(\(transitionCompleted))")
  }
}

/// Holds an animator that can be held, in any context: that of an application's own container too,
/// which `UIPercentDrivenInteractiveTransition` does not serve.
final class GripInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  var log: CallLog?
  private let animator: HoldableSlide
  private var context: (any UIViewControllerContextTransitioning)?

  init(_ animator: HoldableSlide) { self.animator = animator }

  private var mover: (any UIViewImplicitlyAnimating)? {
    context.map { animator.interruptibleAnimator(using: $0) }
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    log?.note("interactor", "startInteractiveTransition")
    self.context = context
    mover?.pauseAnimation()
  }

  func update(_ progress: CGFloat) {
    mover?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  /// Takes hold of the rest that runs.
  func pause() {
    mover?.pauseAnimation()
    mover?.isReversed = false
    context?.pauseInteractiveTransition()
  }

  func end(cancelled: Bool) {
    guard let context, let mover else { return }
    cancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    let part = mover.fractionComplete
    mover.isReversed = cancelled
    mover.continueAnimation(
      withTimingParameters: nil, durationFactor: cancelled ? part : 1 - part)
  }
}

/// What a finger does to a transition, whoever carries it out.
@MainActor
struct Grip {
  let update: (CGFloat) -> Void
  let pause: () -> Void
  let end: (_ cancelled: Bool) -> Void
}

extension ContainerRig {
  /// Gives the next transition an interactor that can take hold again: the percent-driven one, or,
  /// in a context of one's own, which that one does not serve, one that holds the animator itself.
  func makeGrip() -> Grip {
    guard container is CardContainer else {
      let drive = UIPercentDrivenInteractiveTransition()
      delegate.interactor = drive
      return Grip(
        update: { drive.update($0) }, pause: { drive.pause() },
        end: { $0 ? drive.cancel() : drive.finish() })
    }
    let animator = HoldableSlide()
    let interactor = GripInteractor(animator)
    (animator.log, interactor.log) = (log, log)
    (delegate.animator, delegate.interactor) = (animator, interactor)
    return Grip(
      update: { interactor.update($0) }, pause: { interactor.pause() },
      end: { interactor.end(cancelled: $0) })
  }
}
