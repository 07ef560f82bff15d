import QuartzCore
import Timing

extension UIView {
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
      motion: .curve(options.curve.timingFunction), duration: duration, delay: delay,
      options: options)
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
    let scope = AnimationScope(motion: .none, duration: 0, delay: 0, options: [])
    within(scope, actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    SceneEnvironment.current.animationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    SceneEnvironment.current.animationsEnabled
      && SceneEnvironment.current.animationScopes.last.map { $0.tracker != nil } ?? true
  }

  /// The duration of the innermost open block; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    SceneEnvironment.current.animationScopes.last?.duration ?? 0
  }

  private class func run(
    _ wanted: AnimationScope, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var scope = wanted.inheriting(from: SceneEnvironment.current.animationScopes.last)
    let tracker = AnimationTracker(completion: completion)
    let animates = areAnimationsEnabled && scope.duration > 0
    if animates { scope.tracker = tracker } else { scope.motion = .none }
    within(scope) {
      animations()
      SceneEnvironment.current.runAlongside()
    }
    tracker.close()
  }

  private class func within(_ scope: AnimationScope, _ body: () -> Void) {
    let environment = SceneEnvironment.current
    environment.animationScopes.append(scope)
    body()
    environment.animationScopes.removeLast()
  }
}

extension SceneEnvironment {
  /// Runs what the transition's coordinator collected, once, in the block that is open.
  func runAlongside() {
    let block = alongside
    alongside = nil
    block?()
  }
}
