import UIKit

extension Stage {
  /// Plays a script of ten minutes, or 12,000 frames, at the most and keeps what shows: at every frame from the
  /// present instant until all is at rest, or at chosen instants.
  /// - Parameters:
  ///   - times: Seconds from the present instant, rising; nil for every frame.
  ///   - acts: As for `play(_:acts:act:)`, and so is `act`.
  public func take(
    playing script: RehearsalScript, at times: [Double]? = nil, framesPerSecond: Int = 60,
    acts: [String] = [],
    act: @escaping @MainActor (_ verb: String, _ name: String) -> Bool = { _, _ in false }
  ) throws(ScriptPlayError) -> Take {
    precondition(
      framesPerSecond >= 1, "frames a second · got \(framesPerSecond) · use 1 or more")
    let filming = ScriptFilming(stage: self, times: times, framesPerSecond: framesPerSecond)
    filming.run(to: now)
    let longest =
      times == nil ? Stage.longestFilm(framesPerSecond: framesPerSecond) : 600
    var player = ScriptPlayer(stage: self, acts: acts, longest: longest, act: act) {
      filming.run(to: $0)
    }
    try player.perform(script)
    // It may rest for a minute, but not beyond the longest film; what the script asked for last is seen.
    let limit = min(now + 60, max(filming.start + longest, now + 1))
    while !isSettled || filming.isOwed, now < limit { filming.run(to: now + 1 / refreshRate) }
    filming.finish()
    return filming.take
  }
}

/// Looks at the stage at every frame on the way.
@MainActor
final class ScriptFilming {
  private let stage: Stage
  private let times: [Double]?
  private let framesPerSecond: Int
  let start: Double
  private var camera = Camera()
  private var shots = 0

  init(stage: Stage, times: [Double]?, framesPerSecond: Int) {
    self.stage = stage
    self.times = times
    self.framesPerSecond = framesPerSecond
    start = stage.now
  }

  /// Whether a chosen instant is still to come.
  var isOwed: Bool { times != nil && next != nil }

  var take: Take { camera.take(of: stage, framesPerSecond: framesPerSecond) }

  /// Seconds from the start; nil when all were shot.
  private var next: Double? {
    guard let times else { return Double(shots) / Double(framesPerSecond) }
    return shots < times.count ? times[shots] : nil
  }

  /// Looks once more where all came to rest between two frames.
  func finish() {
    guard times == nil, let next,
      start + Double(shots - 1) / Double(framesPerSecond) < stage.now - 1e-9
    else { return }
    run(to: start + next)
  }

  func run(to instant: Double) {
    while let next, start + next <= instant + 1e-9 {
      stage.advance(to: max(start + next, stage.now))
      camera.shoot(stage, at: next, instant: start + next)
      shots += 1
    }
    stage.advance(to: max(instant, stage.now))
  }
}
