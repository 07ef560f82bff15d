import Geometry
import Raster
import Rehearsal
import UIKit

/// Plays a scenario again, to be looked at.
@MainActor
enum Replay {
  /// Every frame from the action to rest.
  /// - Parameter scale: Pixels a point; above 0.
  static func film(_ flow: ScreenFlow, _ scenario: Scenario, scale: Double) -> Film {
    let run = ScenarioRun(flow, scenario, scale: scale)
    let size = run.stage.device.size
    let (width, height) = (
      Int((size.width * scale).rounded()), Int((size.height * scale).rounded())
    )
    let renderer = Renderer(scale: scale, threads: 1)
    var frames: [Film.Frame] = []
    run.onFrame = { stage in
      let (node, time) = (stage.frame(), max(run.elapsed, 0))
      guard frames.last.map({ time > $0.time }) ?? true else { return }
      frames.append(
        Film.Frame(time: time, width: width, height: height) {
          renderer.draw(
            node, width: width, height: height, background: RGBA(red: 0, green: 0, blue: 0))
        })
    }
    _ = run.play()
    run.onFrame = nil
    return Film(
      frames: frames, framesPerSecond: Int(run.stage.refreshRate), scale: scale,
      title: "\(flow.name) \(scenario.name)")
  }

  /// Where every layer was at each of these frames.
  static func trace(_ flow: ScreenFlow, _ scenario: Scenario) -> Trace {
    let run = ScenarioRun(flow, scenario)
    var recorder = TraceRecorder()
    var last = -1.0
    run.onFrame = { stage in
      guard run.elapsed > last else { return }
      last = run.elapsed
      recorder.record(stage.window.layer, at: last, mediaTime: stage.now)
    }
    _ = run.play()
    run.onFrame = nil
    return recorder.trace
  }
}
