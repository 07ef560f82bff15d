import Raster
import UIKit

/// When a film ends.
public enum FilmEnd: Hashable, Sendable {
  /// When nothing moves any more; after `limit` seconds at the latest.
  case settled(limit: Double)
  /// After so many seconds.
  case after(Double)

  /// When nothing moves any more, after a minute at the latest.
  public static let settled = FilmEnd.settled(limit: 60)
}

/// What was seen on a stage: the frozen frames and everything that moved.
public struct Take: Sendable {
  /// A frame as it was sampled, before it becomes pixels.
  package struct Frame: Sendable {
    /// Seconds from the start.
    package var time: Double
    package var node: RenderNode
    /// What the device shows of its own meanwhile.
    package var chrome: ChromeState
  }

  package var frames: [Frame]
  /// Frames a second; above 0.
  public let framesPerSecond: Int
  /// The screen that was filmed.
  public let device: Device
  /// Pixels a point of the screen.
  public let scale: Double
  /// Where drawing says what it had to leave out.
  let drawingNotes: DrawingNotes
  let log: TraceLog
  /// The paths of the layers, from a frame on until there are others.
  let layers: [(frame: Int, paths: [ObjectIdentifier: String])]
  /// Whether all had come to rest when the take ended.
  public let isSettled: Bool
  /// Seconds from the start.
  public var times: [Double] { frames.map(\.time) }

  /// Every property of every layer at every frame; put together each time it is asked for.
  package var everything: Trace { log.trace }

  /// What each layer is called at a frame.
  func paths(atFrame index: Int) -> [ObjectIdentifier: String] {
    layers.last { $0.frame <= index }?.paths ?? [:]
  }

  /// What moved: the properties that changed in the course of the take.
  public var trace: Trace { log.moving }
}

extension Stage {
  /// Runs the clock and keeps what shows at each frame, both ends included: frame n is at
  /// n / framesPerSecond, frame 0 at the present instant.
  ///
  /// A take ends after ten minutes, or 12,000 frames, at the latest.
  /// - Parameter framesPerSecond: 1 or more; independent of the display's refresh rate.
  public func take(until end: FilmEnd = .settled, framesPerSecond: Int = 60) -> Take {
    precondition(
      framesPerSecond >= 1, "frames a second · got \(framesPerSecond) · use 1 or more")
    let start = now
    let longest = Stage.longestFilm(framesPerSecond: framesPerSecond)
    var camera = Camera()
    var frame = 0
    while true {
      let time = Double(frame) / Double(framesPerSecond)
      advance(to: start + time)
      camera.shoot(self, at: time, instant: start + time)
      if isOver(end, at: time) || time >= longest { break }
      frame += 1
    }
    return camera.take(of: self, framesPerSecond: framesPerSecond)
  }

  /// The same at chosen instants.
  /// - Parameter times: Seconds from the present instant, rising, 0 or more.
  public func take(at times: [Double], framesPerSecond: Int = 60) -> Take {
    let start = now
    var camera = Camera()
    for time in times {
      advance(to: start + time)
      camera.shoot(self, at: time, instant: start + time)
    }
    return camera.take(of: self, framesPerSecond: framesPerSecond)
  }

  private func isOver(_ end: FilmEnd, at time: Double) -> Bool {
    switch end {
    case .settled(let limit): isSettled || time >= limit
    case .after(let seconds): time >= seconds
    }
  }

  /// Seconds that a film may last: ten minutes, and 12,000 frames, for each is kept until it is
  /// painted.
  package static func longestFilm(framesPerSecond: Int) -> Double {
    min(600, 12_000 / Double(framesPerSecond))
  }
}

/// Looks at a stage again and again.
@MainActor
struct Camera {
  private var frames: [Take.Frame] = []
  private var recorder = TraceRecorder()
  private var layers: [(frame: Int, paths: [ObjectIdentifier: String])] = []

  mutating func shoot(_ stage: Stage, at time: Double, instant: Double) {
    frames.append(
      Take.Frame(time: time, node: stage.frame(at: instant), chrome: stage.chrome(at: instant)))
    let paths = recorder.record(stage.window.layer, at: time, mediaTime: instant)
    if layers.last?.paths != paths { layers.append((frames.count - 1, paths)) }
  }

  func take(of stage: Stage, framesPerSecond: Int) -> Take {
    Take(
      frames: frames, framesPerSecond: framesPerSecond, device: stage.device, scale: stage.scale,
      drawingNotes: stage.drawingNotes, log: recorder.log, layers: layers,
      isSettled: stage.isSettled)
  }
}
