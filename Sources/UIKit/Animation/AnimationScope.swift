import QuartzCore
import Timing

/// What an open animation block asks of every change made inside it.
struct AnimationScope {
  /// The way from the old value to the new one.
  enum Motion {
    case curve(CAMediaTimingFunction)
    /// `vertical` moves y coordinates where it differs (F4.4.7).
    case spring(SpringMotion, vertical: SpringMotion? = nil)
    /// `performWithoutAnimation`: changes apply at once.
    case none
  }

  /// How often the motion runs.
  struct Repeats {
    /// 0 means once.
    var count: Float = 0
    var autoreverses = false
  }

  var motion: Motion
  /// Seconds, for one cycle.
  var duration: Seconds
  /// Seconds before it starts.
  var delay: Seconds
  var options: UIView.AnimationOptions
  var repeats: Repeats
  /// Counts the animations that the block makes; nil when nothing is animated.
  var tracker: AnimationTracker?
  /// The keyframe that changes belong to, in a keyframe block.
  var keyframes: KeyframeRecorder.Frame?
  /// The property animator that moves what is changed.
  var drive: AnimatorDrive?
  /// Whether `beginAnimations` opened it.
  var isBeginCommit = false
  /// Who is told of a begin and commit block.
  var beginCommit: BeginCommitCallbacks?

  init(
    motion: Motion, duration: Seconds, delay: Seconds = 0, options: UIView.AnimationOptions = []
  ) {
    self.motion = motion
    self.duration = duration
    self.delay = delay
    self.options = options
    repeats = Repeats(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }

  /// Inside another block, duration and pace are the outer one's unless overridden, and so are
  /// the other options, save where `overrideInheritedOptions` stands (F4.6.8).
  func inheriting(from outer: AnimationScope?) -> AnimationScope {
    guard let outer else { return self }
    var scope = self
    scope.options.formUnion(outer.options.intersection(.flushUpdates))
    guard outer.tracker != nil else { return scope }
    if !options.contains(.overrideInheritedDuration) { scope.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { scope.motion = outer.motion }
    if !options.contains(.overrideInheritedOptions) {
      scope.options.formUnion(outer.options.intersection(Self.inheritedOptions))
      if repeats.count == 0, !repeats.autoreverses { scope.repeats = outer.repeats }
    }
    if drive == nil {
      scope.keyframes = keyframes ?? outer.keyframes
      scope.drive = outer.drive
    }
    return scope
  }

  /// Makes a curve a straight line, as everything moves that a finger drives (F3.1.5). Springs stay
  /// springs, and a property animator keeps its own pace.
  mutating func paceLinearly() {
    if case .curve = motion, drive == nil { motion = UIView.AnimationCurve.linear.motion }
  }

  private static let inheritedOptions: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .layoutSubviews,
  ]
}

extension UIView {
  /// Runs code with a scope open.
  class func within(_ scope: AnimationScope, _ body: () -> Void) {
    let environment = SceneEnvironment.current
    environment.animation.scopes.append(scope)
    body()
    environment.animation.scopes.removeLast()
  }

  /// Runs code with a scope open. Where the scope or one around it flushes, what asked for an update
  /// before gets it outside, and what asked for one meanwhile gets it within.
  class func withinFlushing(_ scope: AnimationScope, _ body: () -> Void) {
    guard scope.options.contains(.flushUpdates) else { return within(scope, body) }
    let server = SceneEnvironment.current.server
    server.layOutRoots()
    within(scope) {
      body()
      server.layOutRoots()
    }
  }

  /// Runs a block in a scope, as all forms of `animate` do. What a transition wants alongside joins
  /// its first animation.
  class func run(
    _ wanted: AnimationScope, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var scope = wanted.inheriting(from: SceneEnvironment.current.animation.scopes.last)
    if SceneEnvironment.current.animation.pacesLinearly { scope.paceLinearly() }
    let blocks = scope.drive?.blocksTouches ?? !scope.options.contains(.allowUserInteraction)
    let tracker = AnimationTracker(blocksTouches: blocks, completion: completion)
    let animates = areAnimationsEnabled && scope.duration > 0
    if animates { scope.tracker = tracker } else { scope.motion = .none }
    withinFlushing(scope) {
      animations()
      if animates { SceneEnvironment.current.animation.runAlongside() }
      if scope.options.contains(.layoutSubviews) {
        for view in tracker.views { view.layoutIfNeeded() }
      }
    }
    tracker.close()
  }
}
