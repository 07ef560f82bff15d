import Rehearsal
import UIKit

extension Replay {
  /// Plays a script of fingers on a flow's screens, until all is at rest. Beside what fingers do, `act`
  /// in it starts the flow, and `act second` takes it back.
  ///
  ///     let swipe = try RehearsalScript(parsing: "tap Open\nsettle\nfling from 200,300 at 0,900 pt/s")
  ///     let replay = try Replay(of: card, playing: swipe, named: "flung")
  ///     #expect(replay.moments.last?.what == "FeedViewController.didAppear")
  /// - Parameters:
  ///   - name: What its goldens are called.
  ///   - scale: Pixels a point of the film; above 0.
  /// - Throws: `ScriptPlayError` for a line that does not go on.
  public init(
    of flow: ScreenFlow, playing script: RehearsalScript, named name: String, scale: Double = 1,
    mode: Mode = .plain
  ) throws {
    try self.init(
      of: flow, playing: script, named: name, scale: scale, mode: mode, keepsDrawn: false)
  }

  /// - Parameter keepsDrawn: Whether `drawn` is wanted.
  init(
    of flow: ScreenFlow, playing script: RehearsalScript, named name: String, scale: Double,
    mode: Mode, keepsDrawn: Bool
  ) throws {
    let camera = ReplayCamera(scale: scale, tint: .none, keepsDrawn: keepsDrawn)
    let stage = mode.makeStage(scale: max(scale, 1))
    let root = flow.open(on: stage)
    let (observer, start) = (ScenarioObserver(), stage.now)
    observer.clock = { [unowned stage] in stage.now - start }
    stage.environment.transitions.observer = observer
    let rate = stage.refreshRate
    var shots = 0
    func film(to instant: Double) {
      while start + Double(shots) / rate <= instant + 1e-9 {
        stage.advance(to: max(start + Double(shots) / rate, stage.now))
        camera.shoot(stage, at: Double(shots) / rate)
        shots += 1
      }
      stage.advance(to: max(instant, stage.now))
    }
    film(to: start)
    let longest = Stage.longestFilm(framesPerSecond: Int(rate))
    var player = ScriptPlayer(
      stage: stage, acts: ["act"], longest: longest, act: { flow.act($0, $1, on: root) },
      moving: film)
    try player.perform(script)
    let limit = min(stage.now + 60, max(start + longest, stage.now + 1))
    while !stage.isSettled, stage.now < limit { film(to: stage.now + 1 / rate) }
    self.init(
      of: flow, in: nil, named: name, by: camera, observer.moments, framesPerSecond: rate)
  }
}

extension ScreenFlow {
  /// Does what a line of a script says that is not of fingers: `act`, `act second`.
  /// - Returns: False for what the flow does not know.
  @MainActor
  package func act(_ verb: String, _ name: String, on root: UIViewController) -> Bool {
    guard verb == "act", let number = RecordedRun.number(of: name),
      actions.indices.contains(number)
    else { return false }
    actions[number](root, true)
    return true
  }
}
