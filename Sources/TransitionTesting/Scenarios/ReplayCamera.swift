import Geometry
import Raster
import Rehearsal
import UIKit

/// Keeps what a stage shows at instants, for a replay.
@MainActor
final class ReplayCamera {
  /// Pixels a point; above 0.
  let scale: Double
  private let tint: Tint
  private let keepsDrawn: Bool
  private let renderer: Renderer
  private(set) var frames: [Film.Frame] = []
  private(set) var kept: [(node: RenderNode, names: [ObjectIdentifier: LayerName])] = []
  private var recorder = TraceRecorder()

  /// - Parameter keepsDrawn: Whether `kept` is wanted.
  init(scale: Double, tint: Tint, keepsDrawn: Bool) {
    (self.scale, self.tint, self.keepsDrawn) = (scale, tint, keepsDrawn)
    renderer = Renderer(scale: scale, threads: 1)
  }

  /// Every property of every layer at each frame.
  var trace: Trace { recorder.trace }

  /// - Parameter time: Seconds from where the film begins; no later than the last one is left out.
  func shoot(_ stage: Stage, at time: Double) {
    guard frames.last.map({ time > $0.time }) ?? true else { return }
    let node = stage.frame()
    recorder.record(stage.window.layer, at: time, mediaTime: stage.now)
    if keepsDrawn { kept.append((node, LayerName.all(on: stage))) }
    let (size, deviceScale) = (stage.device.size, Double(stage.device.scale))
    // What is left of a point at the edge would be half covered.
    let (width, height) = (
      max(Int((size.width * scale).rounded(.down)), 1),
      max(Int((size.height * scale).rounded(.down)), 1)
    )
    frames.append(
      Film.Frame(time: time, width: width, height: height) { [renderer, tint, scale] in
        renderer.draw(
          tint.applied(to: node, scale: scale, deviceScale: deviceScale), width: width,
          height: height, background: RGBA(red: 0, green: 0, blue: 0))
      })
  }

  func film(titled title: String, framesPerSecond: Double) -> Film {
    Film(
      frames: frames, framesPerSecond: Int(framesPerSecond), scale: scale, title: title,
      captions: Take.caption)
  }
}
