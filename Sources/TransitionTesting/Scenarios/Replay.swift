import Geometry
import Raster
import Rehearsal
import UIKit

/// One play of a scenario, or of a script, kept to be looked at: its frames, its numbers and its calls.
@preconcurrency @MainActor
public struct Replay {
  /// The flow's name.
  public let flow: String
  /// What was played; nil where it was a script.
  public let scenario: Scenario?
  /// What its goldens are called: the scenario's name, or the one that was given to a script.
  public let name: String
  /// Every frame from the action to rest. Frames become pixels when they are asked for.
  public let film: Film
  /// Every property of every layer at each frame of the film.
  public let trace: Trace
  /// What was called, and when.
  public let moments: [Moment]

  /// Plays a scenario of a flow, by its name.
  /// - Parameter scale: Pixels a point of the film; above 0.
  /// - Throws: `TransitionCheck.Failure` for a scenario that there is not.
  public init(
    of flow: ScreenFlow, in scenario: String, scale: Double = 1, mode: Mode = .plain
  ) throws {
    let scenario = try TransitionCheck.find(scenario, Sweep.scenarios(for: flow))
    self.init(of: flow, in: scenario, scale: scale, mode: mode)
  }

  /// Plays a scenario.
  public init(
    of flow: ScreenFlow, in scenario: Scenario, scale: Double = 1, mode: Mode = .plain
  ) {
    self.init(of: flow, in: scenario, scale: scale, mode: mode, tint: .none)
  }

  /// The same with layers marked in the film.
  /// - Parameter keepsDrawn: Whether `drawn` is wanted.
  package init(
    of flow: ScreenFlow, in scenario: Scenario, scale: Double, mode: Mode, tint: Tint,
    keepsDrawn: Bool = false
  ) {
    // Small pictures are not those of a coarse screen, which would round lengths.
    let run = ScenarioRun(flow, scenario, scale: max(scale, 1), mode: mode)
    let camera = ReplayCamera(scale: scale, tint: tint, keepsDrawn: keepsDrawn)
    run.onFrame = { camera.shoot($0, at: max(run.elapsed, 0)) }
    let moments = run.play().moments
    run.onFrame = nil
    self.init(
      of: flow, in: scenario, named: scenario.name, by: camera, moments,
      framesPerSecond: run.stage.refreshRate)
  }

  /// What a camera kept.
  init(
    of flow: ScreenFlow, in scenario: Scenario?, named name: String, by camera: ReplayCamera,
    _ moments: [Moment], framesPerSecond: Double
  ) {
    self.flow = flow.name
    (self.scenario, self.name, self.moments) = (scenario, name, moments)
    (trace, kept) = (camera.trace, camera.kept)
    film = camera.film(titled: "\(flow.name) \(name)", framesPerSecond: framesPerSecond)
  }

  /// What a frame draws, thing by thing; nil where that was not kept.
  func drawn(_ frame: Int) -> DrawList? {
    guard kept.indices.contains(frame) else { return nil }
    return DrawList(kept[frame].node, names: kept[frame].names)
  }

  /// The frozen layers of each frame, and what they are called.
  private let kept: [(node: RenderNode, names: [ObjectIdentifier: LayerName])]

  /// Seconds from the action to the last frame.
  var duration: Double { film.frames.last?.time ?? 0 }

  /// The frames nearest to parts of the duration, each once, in order.
  /// - Parameter parts: 0…1; what lies outside is taken to the nearer end.
  func frames(at parts: [Double]) -> [Int] {
    let indices = parts.map { part in
      let goal = min(max(part, 0), 1) * duration
      return film.frames.indices.min {
        abs(film.frames[$0].time - goal) < abs(film.frames[$1].time - goal)
      }
    }
    return Set(indices.compactMap { $0 }).sorted()
  }
}
