import Choreography
import QuartzCore
import Timing

/// Lets a finger drive any animator: the transition's time is the finger's way (facts 3).
///
/// Return one from a delegate's `interactionController…` method, call `update(_:)` as the gesture
/// moves, and `finish()` or `cancel()` when it ends. The rest then runs by itself. The object can
/// serve one transition after another (F3.1.10).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var state = PercentDriveState()
  private var target: (any ScrubTarget)?
  private weak var context: TransitionContext?
  private var seconds: Seconds = 0

  public override init() { super.init() }

  /// Seconds of the whole transition, as the animator said when it started.
  open var duration: CGFloat { seconds }

  /// The last value given to `update(_:)`, 0...1; where it stands after `pause()`.
  open var percentComplete: CGFloat { state.percentComplete }

  /// How fast the rest runs; 1, the default, is the animator's own pace. Above 0.
  open var completionSpeed: CGFloat = 1

  /// The pace of the rest. Default ease in and out.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of the rest with an interruptible animator; without one it is ignored (F3.1.6).
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition starts in the finger's hands. With false it starts by itself, and can
  /// be taken hold of if its animator is interruptible (F3.1.7). Default true.
  open var wantsInteractiveStart = true

  /// Called by UIKit: freezes the time of the container and has the animator animate. Where the
  /// start is not interactive, it only has the animator animate.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else {
      return Unsupported.report(
        "UIPercentDrivenInteractiveTransition with a context of \(type(of: transitionContext)), "
          + "which names no animator: move such a context by an interactor of your own")
    }
    guard context.transition?.startsInteractively == true else {
      attach(to: context, held: false)
      context.transition?.startAnimator()
      return
    }
    attach(to: context, held: true)
    makeMotor(for: context)
    // What was asked for too early waits until the animations have begun, at progress 0.
    RenderServer.current.enqueueAfterCommit { [weak self] in self?.catchUp() }
  }

  /// Moves the transition; values outside 0...1 count as the nearer end.
  open func update(_ percentComplete: CGFloat) { perform(state.update(percentComplete, at: now)) }

  /// Takes hold of the transition where it is.
  open func pause() { perform(state.pause(at: now)) }

  /// Lets go: the rest runs on to the end, in `(1 − percentComplete) · duration / completionSpeed`.
  open func finish() { perform(state.release(.finish, rest: rest, at: now)) }

  /// Lets go: everything runs back to the start, in `percentComplete · duration / completionSpeed`.
  open func cancel() { perform(state.release(.cancel, rest: rest, at: now)) }
}

// MARK: - Performing

extension UIPercentDrivenInteractiveTransition {
  private var now: Seconds { RenderServer.current.now }

  private var rest: PercentDriveState.Rest {
    .init(duration: seconds, speed: completionSpeed, curve: completionCurve.bezier)
  }

  private func attach(to context: TransitionContext, held: Bool) {
    self.context = context
    seconds = context.transition?.animator?.transitionDuration(using: context) ?? 0
    state.start(held: held, at: now)
    context.onEnd = { [weak self] in self?.end() }
  }

  private func makeMotor(for context: TransitionContext) {
    guard let transition = context.transition else { return }
    if let animator = transition.vendInterruptible() {
      transition.takingAlong { takeHold(of: animator) }
    } else {
      target = LayerScrubTarget(
        holding: [context.containerView.layer] + transition.coordinator.views.map(\.layer),
        duration: seconds)
      transition.pacesLinearly = true
      transition.startAnimator()
    }
  }

  private func catchUp() { perform(state.catchUp(rest: rest, at: now)) }

  private func perform(_ actions: [PercentDriveState.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: PercentDriveState.Action) {
    switch action {
    case .take: take()
    case .stand(let progress):
      guard let target else { return }
      target.seek(to: progress)
      context?.progress(to: progress)
    case .run(let run):
      context?.release(cancelled: run.outcome == .cancel)
      target?.run(run)
      watchRun()
    case .runIsOver(let outcome): target?.runIsOver(outcome)
    case .violate(let breach): Violation.record(breach)
    }
  }

  private func take() {
    if target == nil {
      guard let animator = context?.transition?.vendInterruptible() else { return refuseToTake() }
      takeHold(of: animator)
    }
    state.seek(to: target?.halt(at: state.percentComplete) ?? 0)
    context?.hold()
    context?.progress(to: state.percentComplete)
  }

  private func takeHold(of animator: any UIViewImplicitlyAnimating) {
    target = AnimatorScrubTarget(animator, duration: seconds) { [weak self] in self?.timingCurve }
  }

  private func refuseToTake() {
    state.refuse()
    Violation.record(.interactor(.cannotBeHeld))
  }

  private func watchRun() {
    RenderServer.current.enqueueForNextTurn { [weak self] in
      guard let self else { return }
      perform(state.turn(at: now))
      if case .running = state.phase { watchRun() }
    }
  }

  private func end() {
    target?.release()
    target = nil
    context = nil
    state.end()
  }
}
