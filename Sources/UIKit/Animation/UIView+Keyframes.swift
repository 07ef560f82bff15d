import QuartzCore

extension UIView {
  /// Animates through keyframes, which `addKeyframe` calls in the block describe.
  ///
  /// Changes made directly in the block take the whole duration (F2.14.3); with a duration of 0 or
  /// less nothing moves and the completion comes in the next turn.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = KeyframeRecorder(mode: options.calculationMode)
    var scope = AnimationScope(
      motion: options.common.curve.motion, duration: duration, delay: delay,
      options: options.common)
    scope.keyframes = KeyframeRecorder.Frame(recorder: recorder, start: 0, duration: 1)
    run(
      scope,
      animations: {
        animations()
        guard let scope = SceneEnvironment.current.animation.scopes.last,
          let tracker = scope.tracker
        else { return }
        SceneEnvironment.current.animation.runAlongside()
        recorder.install(AnimationAttachment(scope: scope, tracker: tracker))
      }, completion: completion)
  }

  /// Describes one keyframe; to be called inside `animateKeyframes`.
  /// - Parameters:
  ///   - frameStartTime: 0...1 of the whole duration.
  ///   - frameDuration: 0...1 of the whole duration; 0 is a jump at the start time (F2.14.3).
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = SceneEnvironment.current.animation.scopes.last, scope.keyframes != nil
    else {
      // Where nothing is animated, a keyframe block's changes just apply.
      if SceneEnvironment.current.animation.scopes.last?.tracker == nil { return animations() }
      Violation.record(.animation(.keyframeOutside))
      return animations()
    }
    scope.keyframes?.start = min(max(frameStartTime, 0), 1)
    scope.keyframes?.duration = min(max(frameDuration, 0), 1)
    within(scope, animations)
  }
}
