import QuartzCore
import Timing

extension UIView {
  /// Animates the changes that the block makes, ease in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that the block makes, ease in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that the block makes.
  ///
  /// The changes apply to the model at once; what shows catches up. With a duration of 0 or less
  /// nothing moves and the completion comes in the next turn (F4.6.9).
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before the motion starts; the old look shows meanwhile.
  ///   - completion: Called when the motion is over; false if it was cut short.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let scope = AnimationScope(
      motion: options.curve.motion, duration: duration, delay: delay, options: options)
    run(scope, animations: animations, completion: completion)
  }

  /// Animates on a spring that comes to rest after `duration` (F4.4.1).
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing, toward 0 swings more.
  ///   - velocity: Whole distances a second at the start.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion.fitted(
      dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    let scope = AnimationScope(
      motion: .spring(spring), duration: duration, delay: delay, options: options)
    run(scope, animations: animations, completion: completion)
  }

  /// Animates on a spring described by how long it feels and how much it bounces (F4.4.8).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let scope = AnimationScope(
      motion: .spring(spring), duration: spring.settlingDuration, delay: delay, options: options)
    run(scope, animations: animations, completion: completion)
  }

  /// Makes changes that no surrounding block animates.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let around = SceneEnvironment.current.animation.scopes.last?.options ?? []
    withinFlushing(
      AnimationScope(motion: .none, duration: 0, options: around.intersection(.flushUpdates)),
      actionsWithoutAnimation)
  }

  /// Repeats the animations that the block makes; to be called inside an animation block
  /// (F2.14.4). The innermost call decides.
  /// - Parameters:
  ///   - count: Cycles; fractions stop in mid cycle; 0 means once.
  ///   - autoreverses: Whether each cycle runs back to its start.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var scope = SceneEnvironment.current.animation.scopes.last else {
      Violation.record(.animation(.modifiesOutside))
      return animations()
    }
    scope.repeats = AnimationScope.Repeats(
      count: Float(max(count, 0)), autoreverses: autoreverses)
    within(scope, animations)
  }

  /// Whether blocks animate from now on; with false their changes apply at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    let environment = SceneEnvironment.current
    let animation = environment.animation
    let flushes = animation.scopes.last?.options.contains(.flushUpdates) ?? false
    if flushes, enabled != animation.isEnabled { environment.server.layOutRoots() }
    animation.isEnabled = enabled
  }

  /// False after `setAnimationsEnabled(false)` and where no animation can happen.
  public class var areAnimationsEnabled: Bool {
    SceneEnvironment.current.animation.isEnabled
      && SceneEnvironment.current.animation.scopes.last.map { $0.tracker != nil } ?? true
  }

  /// The duration of the innermost open block; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    SceneEnvironment.current.animation.scopes.last?.duration ?? 0
  }
}
