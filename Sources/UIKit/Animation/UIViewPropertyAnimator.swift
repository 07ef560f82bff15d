import Choreography
import QuartzCore
import Timing

/// Animations under one control: they can be paused, scrubbed, reversed and continued (facts 4.7).
///
/// What UIKit raises an exception for is recorded as a violation here, and the call does nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The pace; cannot change.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  private let requestedDuration: TimeInterval
  private var machine: AnimatorState
  private var blocks: [(start: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  /// The layer whose time the machine goes by: the first that was changed.
  private weak var reference: CALayer?

  /// The scene that was current when the animator was made.
  private weak var home: SceneEnvironment? = SceneEnvironment.current

  /// - Parameter duration: Seconds; springs with constants settle in their own time (F4.4.10).
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    requestedDuration = duration
    machine = AnimatorState(timing: AnimatorTiming(parameters), requestedDuration: duration)
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// An animator that runs at once. Inside an animation block it takes that block's duration and
  /// pace unless its options override them (F4.7.10).
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let wanted = AnimationScope(
      motion: options.curve.motion, duration: duration, delay: delay, options: options)
    let scope = wanted.inheriting(from: SceneEnvironment.current.animation.scopes.last)
    let animator = UIViewPropertyAnimator(
      duration: scope.duration, timing: AnimatorTiming(scope.motion))
    guard let animator = animator as? Self else {
      preconditionFailure("runningPropertyAnimator · got \(Self.self) · ask UIViewPropertyAnimator")
    }
    if scope.drive != nil {
      // What is changed belongs to the animator around; this one stays inactive.
      UIView.run(wanted, animations: animations) { completion?($0 ? .end : .current) }
      return animator
    }
    animator.addAnimations(animations)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private init(duration: TimeInterval, timing: AnimatorTiming) {
    timingParameters = timing.parameters
    requestedDuration = duration
    machine = AnimatorState(timing: timing, requestedDuration: duration)
    super.init()
  }

  isolated deinit {
    for track in tracks { track.abandon() }
    // A breach belongs to the scene in which the animator lived, if that is still there.
    guard let breach = machine.breachOnRelease else { return }
    home?.perform { perform([breach]) }
  }

  /// An animator with the same duration and pace, inactive, without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: requestedDuration, timing: machine.timing)
    copy.machine.settings = machine.settings
    copy.flushUpdates = flushUpdates
    return copy
  }

  // MARK: Asking

  /// Seconds from start to end.
  open var duration: TimeInterval { machine.duration }
  /// Seconds that the start was put off.
  open var delay: TimeInterval { machine.delay }
  open var state: UIViewAnimatingState { machine.state }
  open var isRunning: Bool { machine.phase == .running }

  // MARK: Setting

  /// Whether `fractionComplete` means the way covered, whatever the pace. Default true.
  open var scrubsLinearly: Bool {
    get { machine.settings.scrubsLinearly }
    set { machine.settings.scrubsLinearly = newValue }
  }

  /// Whether the end leaves the animator active and paused, without a completion (F4.7.8).
  open var pausesOnCompletion: Bool {
    get { machine.settings.pausesOnCompletion }
    set { machine.settings.pausesOnCompletion = newValue }
  }

  /// Whether it can be paused and scrubbed. Default true; to be set before the start.
  open var isInterruptible: Bool {
    get { machine.settings.isInterruptible }
    set { perform(machine.set(\.isInterruptible, to: newValue)) }
  }

  /// Whether moving views hear touches. Default true; to be set before the start.
  open var isUserInteractionEnabled: Bool {
    get { machine.settings.isUserInteractionEnabled }
    set { perform(machine.set(\.isUserInteractionEnabled, to: newValue)) }
  }

  /// Whether the application does the hit testing of moving views. To be set before the start.
  open var isManualHitTestingEnabled: Bool {
    get { machine.settings.isManualHitTestingEnabled }
    set { perform(machine.set(\.isManualHitTestingEnabled, to: newValue)) }
  }

  /// Whether pending updates of properties and layout happen before each block, without its motion,
  /// and at its end, with it. Default false.
  open var flushUpdates = false

  // MARK: Moving

  /// How far along, 0...1, in the direction of motion: of the time while running, of the way while
  /// paused with `scrubsLinearly` (F4.7.2). Setting it activates and pauses; values outside 0...1
  /// count as the nearer end.
  open var fractionComplete: CGFloat {
    get { machine.fractionComplete(at: now) }
    set { perform(machine.scrub(to: newValue, at: now)) }
  }

  /// Whether everything runs back to its start; turns a running animator around (F4.7.4).
  open var isReversed: Bool {
    get { machine.isReversed }
    set { perform(machine.reverse(newValue, at: now)) }
  }

  open func startAnimation() {
    perform(machine.start(hasBlocks: !blocks.isEmpty, at: now))
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    perform(machine.start(hasBlocks: !blocks.isEmpty, after: delay, at: now))
  }

  open func pauseAnimation() { perform(machine.pause(at: now)) }

  open func stopAnimation(_ withoutFinishing: Bool) {
    perform(machine.stop(withoutFinishing: withoutFinishing, at: now))
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    perform(machine.finish(at: AnimatorPosition(finalPosition)))
  }

  /// Runs on after a pause (F4.7.6).
  /// - Parameters:
  ///   - parameters: The pace of the rest; nil keeps the one it has.
  ///   - durationFactor: The rest takes so many durations; 0 means what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let rest = parameters.map { AnimatorTiming($0) }
    perform(machine.proceed(with: rest, durationFactor: durationFactor, at: now))
  }

  // MARK: Adding

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes; on an active animator they begin now and end with the others (F4.7.5).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if machine.phase != .stopped {
      let start = machine.blockStart(delayFactor: delayFactor, at: now)
      blocks.append((start, animation))
    }
    perform(machine.addBlock(at: now))
  }

  /// Calls are in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

// MARK: - Performing

extension UIViewPropertyAnimator {
  /// The present instant in the time of what moves.
  private var now: Seconds {
    let mediaTime = RenderServer.current.now
    return reference?.localTime(atMediaTime: mediaTime) ?? mediaTime
  }

  private func perform(_ actions: [AnimatorAction]) {
    for action in actions { perform(action) }
    keepAlive()
    SceneEnvironment.current.observations.changed(self)
  }

  private func perform(_ action: AnimatorAction) {
    switch action {
    case .runBlocks: runBlocks()
    case .pause: for track in tracks { track.timeline.hold(at: track.now) }
    case .scrub(let place, let linearly):
      for track in tracks { track.timeline.scrub(to: place, linearly: linearly) }
    case .run(let target, let seconds, let delay, let rest):
      for track in tracks {
        track.run(to: target, over: seconds, after: delay, at: rest)
      }
      endSoonIfNothingMoves()
    case .stop: for track in tracks { track.stop() }
    case .settle(let position): settle(at: position)
    case .callCompletions(let position): callCompletions(position)
    case .forget: forget()
    case .violate(let breach): Violation.record(breach)
    }
  }

  private func runBlocks() {
    let waiting = blocks
    blocks = []
    for block in waiting { run(block.body, from: block.start) }
    if isRunning { endSoonIfNothingMoves() }
  }

  private func run(_ body: () -> Void, from start: Double) {
    let whole = machine.recordedDuration
    let seconds = (1 - start) * whole
    var scope = AnimationScope(
      motion: machine.timing.motion(duration: seconds), duration: seconds,
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ])
    if flushUpdates { scope.options.insert(.flushUpdates) }
    scope.drive = AnimatorDrive(animator: self, start: start, whole: whole)
    UIView.run(scope, animations: body, completion: nil)
  }

  /// A change that a block made: what moves it.
  func add(
    _ change: ViewChange, of layer: CALayer, key: String, window: ClosedRange<Double>,
    curve: TimingCurve
  ) -> AnimatorTrack {
    let mediaTime = RenderServer.current.now
    let ownNow = layer.localTime(atMediaTime: mediaTime)
    if reference == nil {
      machine.timeline.shift(by: ownNow - mediaTime)
      reference = layer
    }
    let track = AnimatorTrack(
      animator: self, layer: layer, key: key, change: change,
      timeline: AnimatorTimeline(
        window: window, curve: curve, following: machine.timeline, at: now, ownNow: ownNow))
    tracks.append(track)
    return track
  }

  /// Whether one of these layers has an animation of this animator.
  func moves(anyOf layers: Set<ObjectIdentifier>) -> Bool {
    tracks.contains { track in track.layer.map { layers.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// One animation is over; all being over, so is the animator.
  func reachedEnd(_ track: AnimatorTrack) {
    if tracks.allSatisfy(\.isOver) { perform(machine.reachEnd(at: now)) }
  }

  /// A layer let go of an animation: it was replaced, or the layer left the window.
  func lost(_ track: AnimatorTrack) {
    guard state == .active else { return }
    tracks.removeAll { $0 === track }
    if isRunning { endSoonIfNothingMoves() }
  }

  private func endSoonIfNothingMoves() {
    guard tracks.isEmpty else { return }
    RenderServer.current.enqueueForNextTurn { [self] in
      if tracks.isEmpty { perform(machine.reachEnd(at: now)) }
    }
  }

  private func settle(at position: AnimatorPosition) {
    let ending = position == .start ? tracks.reversed() : tracks
    tracks = []
    reference = nil
    for track in ending { track.finish(at: position) }
  }

  private func callCompletions(_ position: AnimatorPosition) {
    let calls = completions
    completions = []
    for call in calls { call(UIViewAnimatingPosition(position)) }
  }

  private func forget() {
    blocks = []
    completions = []
    tracks = []
    reference = nil
  }

  /// While it runs, an animator needs nobody to hold on to it.
  private func keepAlive() {
    let environment = SceneEnvironment.current
    let isKept = environment.animation.animators.contains { $0 === self }
    if isRunning, !isKept { environment.animation.animators.append(self) }
    if !isRunning, isKept { environment.animation.animators.removeAll { $0 === self } }
  }
}
