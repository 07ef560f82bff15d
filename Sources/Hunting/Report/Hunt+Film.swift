import Geometry
import Raster
import Rehearsal
import TransitionTesting
import UIKit

extension Hunt {
  /// The last seconds of what a script shows, up to where something is broken, or to rest.
  /// - Parameters:
  ///   - scale: Pixels a point, above 0.
  ///   - seconds: How much of it, above 0; all of it where it is shorter.
  public func film(of script: RehearsalScript, scale: Double = 1, seconds: Double = 2) -> Film {
    precondition(scale > 0 && seconds > 0, "a film needs a scale and seconds above 0")
    let run = HuntRun(self, scale: max(scale, 1), known: CleanRuns())
    let size = run.stage.device.size
    let (width, height) = (
      max(Int((size.width * scale).rounded(.down)), 1),
      max(Int((size.height * scale).rounded(.down)), 1)
    )
    let most = max(Int(seconds * run.stage.refreshRate), 1)
    var shots: [(time: Double, node: RenderNode)] = [(run.stage.now, run.stage.frame())]
    run.onFrame = { stage in
      shots.append((stage.now, stage.frame()))
      if shots.count > most { shots.removeFirst() }
    }
    for step in script.steps where run.failures.isEmpty && run.obstacle == nil { run.perform(step) }
    if run.failures.isEmpty { run.calm() }
    run.onFrame = nil
    let renderer = Renderer(scale: scale, threads: 1)
    let start = shots[0].time
    let frames = shots.map { shot in
      Film.Frame(time: max(shot.time - start, 0), width: width, height: height) {
        renderer.draw(
          shot.node, width: width, height: height, background: RGBA(red: 0, green: 0, blue: 0))
      }
    }
    return Film(
      frames: frames, framesPerSecond: Int(run.stage.refreshRate), scale: scale, title: flow.name,
      captions: nil)
  }
}
