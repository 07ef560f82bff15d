import QuartzCore
import Timing

/// What moves a transition that a finger holds: the time of layers, or an animator.
@MainActor
protocol ScrubTarget: AnyObject {
  /// Stands still at a part of the way, 0...1.
  func seek(to progress: Double)
  /// Stands still where it is, if that is not where the run says.
  /// - Returns: Where that is.
  func halt(at progress: Double) -> Double
  /// Runs the rest of the way by itself, from now.
  func run(_ run: CompletionRun)
  /// The rest has been run.
  func runIsOver(_ outcome: CompletionRun.Outcome)
  /// The transition is over.
  func release()
}

/// Moves a transition by the time of its layers: of the container, and of the views named by
/// `animateAlongsideTransition(in:)` (facts 3.2).
@MainActor
final class LayerScrubTarget: ScrubTarget {
  private struct Grab {
    let layer: CALayer
    let former: TimingFields
    /// The layer's time at progress 0.
    let start: Seconds
  }

  private let duration: Seconds
  private var holds: [Grab] = []
  private var run: (rest: CompletionRun, since: Seconds)?
  /// Animations with higher numbers were added since.
  private let mark = AnimationList.nextIdentity()
  private var formerAnimators: [UIViewPropertyAnimator]

  private var server: RenderServer { RenderServer.current }

  /// Freezes the layers where they are.
  /// - Parameter duration: Seconds of the whole transition.
  init(holding layers: [CALayer], duration: Seconds) {
    self.duration = max(duration, 0)
    formerAnimators = SceneEnvironment.current.animation.animators
    for layer in Self.outermost(of: layers) {
      let now = layer.localTime(atMediaTime: server.now)
      holds.append(Grab(layer: layer, former: layer.timing, start: now))
      layer.timing.speed = 0
      layer.timing.timeOffset = now
      layer.timing.beginTime = 0
      layer.timing.holdsEnds = true
    }
  }

  /// A layer inside another has that one's time already.
  private static func outermost(of layers: [CALayer]) -> [CALayer] {
    var kept: [CALayer] = []
    for layer in layers where !kept.contains(where: { $0 === layer }) { kept.append(layer) }
    return kept.filter { layer in
      !kept.contains { $0 !== layer && layer.isBelow($0) }
    }
  }

  func seek(to progress: Double) {
    run = nil
    for hold in holds {
      hold.layer.timing.released = nil
      hold.layer.timing.timeOffset = hold.start + progress * duration
    }
  }

  func halt(at progress: Double) -> Double {
    seek(to: progress)
    return progress
  }

  func run(_ run: CompletionRun) {
    let now = server.now
    self.run = (run, now)
    for hold in holds {
      hold.layer.timing.released = ReleasedTime(
        start: hold.start, duration: duration,
        releaseTime: hold.layer.parentTime(atMediaTime: now), run: run)
    }
  }

  func runIsOver(_ outcome: CompletionRun.Outcome) {
    switch outcome {
    case .finish: thaw()
    case .cancel: takeBack()
    }
  }

  /// Time goes on from where the run ended; what is over by now ends in this turn.
  private func thaw() {
    guard let run else { return }
    for hold in holds {
      var timing = hold.former
      // Sums may put the end a hair after now, and before its begin a layer has no time.
      timing.beginTime = min(
        hold.layer.parentTime(atMediaTime: run.since + run.rest.duration),
        hold.layer.parentTime(atMediaTime: server.now))
      timing.timeOffset = hold.start + duration
      hold.layer.timing = timing
    }
  }

  /// Everything stands at its start: animations go, and their completions put the model right
  /// before anything is shown (Q7).
  private func takeBack() {
    seek(to: 0)
    let held = Set(holds.flatMap(\.layer.subtree).map(ObjectIdentifier.init))
    for animator in SceneEnvironment.current.animation.animators
    where !formerAnimators.contains(where: { $0 === animator }) && animator.moves(anyOf: held) {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    var added: [(layer: CALayer, id: UInt64)] = []
    for layer in holds.flatMap(\.layer.subtree) {
      for attached in layer.animations.all where attached.id > mark {
        added.append((layer, attached.id))
      }
    }
    for entry in added.sorted(by: { $0.id < $1.id }) {
      entry.layer.takeBackAnimation(id: entry.id)
    }
  }

  func release() {
    for hold in holds { hold.layer.retime(hold.former, atMediaTime: server.now) }
    holds = []
  }
}

/// Moves a transition by the fraction of an interruptible animator (facts 3.4).
@MainActor
final class AnimatorScrubTarget: ScrubTarget {
  private let animator: any UIViewImplicitlyAnimating
  /// The pace of the rest; nil keeps the animator's own.
  private let timing: () -> (any UITimingCurveProvider)?
  private let duration: Seconds

  init(
    _ animator: any UIViewImplicitlyAnimating, duration: Seconds,
    timing: @escaping () -> (any UITimingCurveProvider)?
  ) {
    self.animator = animator
    self.duration = duration
    self.timing = timing
    animator.pauseAnimation()
  }

  func seek(to progress: Double) {
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = progress
  }

  func halt(at progress: Double) -> Double {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    return animator.fractionComplete
  }

  func run(_ run: CompletionRun) {
    animator.isReversed = run.outcome == .cancel
    let factor = duration > 0 ? run.duration / duration : 0
    animator.continueAnimation(withTimingParameters: timing(), durationFactor: factor)
  }

  func runIsOver(_ outcome: CompletionRun.Outcome) {}

  func release() {}
}

extension CALayer {
  /// Whether the layer is somewhere below another.
  fileprivate func isBelow(_ other: CALayer) -> Bool {
    guard let parent = superlayer else { return false }
    return parent === other || parent.isBelow(other)
  }
}
