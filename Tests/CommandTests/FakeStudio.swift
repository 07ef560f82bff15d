import Rehearsal
import Foundation

@testable import RehearseCommands

/// A studio with two transitions whose motion is a formula, and frames that are a fixed picture.
@MainActor
final class FakeStudio: Studio {
  let items = [
    StudioItem(
      slug: "bounce-present", title: "Bounce present",
      summary: "A card springs up from below the screen and settles after one overshoot.",
      origin: "Custom transitions, part 3", kind: "present", duration: 0.8),
    StudioItem(
      slug: "normal-dismiss", title: "Normal dismiss",
      summary: "The card sinks out of sight, and the screen beneath is there again.",
      origin: "Custom transitions, part 3", kind: "dismiss", duration: 1.5),
  ]
  let devices = ["iPhone 16", "iPhone SE", "iPad"]
  /// What `render` was asked for.
  private(set) var asked: [RenderSettings] = []
  /// Is thrown when this frame is encoded, and when a film is written.
  var breaksAt: (frame: Int, error: any Error)?

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    asked.append(settings)
    return FakeReel(times: times(slug, settings), slug: slug, breaksAt: breaksAt)
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    Trace(
      rows: times(slug, settings).flatMap { time in
        [
          row(time, "window/DetailView", "position", [196.5, centre(slug, at: time)]),
          row(time, "window/DetailView", "opacity", [min(1, 0.4 + time * 3)]),
          row(time, "window/FeedView", "position", [196.5, 426]),
          row(time, "window/FeedView", "cornerRadius", [min(12, 40 * time)]),
        ]
      })
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    PlayAccount(
      trace: try trace(slug, settings), calls: [.init(time: 0, text: "presentation begins")],
      actors: ["BouncePresentAnimator"])
  }

  private func row(
    _ time: Double, _ layer: String, _ property: String, _ values: [Double]
  ) -> Trace.Row {
    .init(time: time, layer: layer, property: property, values: values)
  }

  private func times(_ slug: String, _ settings: RenderSettings) -> [Double] {
    let duration = items.first { $0.slug == slug }!.duration
    let frames = Int((duration * Double(settings.framesPerSecond)).rounded(.up))
    return settings.times ?? (0...frames).map { Double($0) / Double(settings.framesPerSecond) }
  }

  /// A spring of damping ratio 0.6 from one screen below, or a fall by a screen.
  private func centre(_ slug: String, at time: Double) -> Double {
    guard slug == "bounce-present" else { return 426 + 852 * pow(min(1, time / 1.5), 2) }
    let (ratio, frequency) = (0.6, 14.4)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
    return 426 + 852 * exp(-ratio * frequency * time) * swing
  }
}

/// A film of dots: in that of a bounce each frame has another one, in others all have the same.
struct FakeReel: Reel {
  let times: [Double]
  let slug: String
  let breaksAt: (frame: Int, error: any Error)?
  let size = (width: 393.0, height: 852.0)

  /// The smallest lossless WebP: one pixel.
  static let dot = [UInt8](
    Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")!)

  func encodeFrames(
    quality: Double?, _ take: @MainActor (Int, [UInt8]) throws -> Void
  ) throws {
    for index in times.indices {
      if let breaksAt, breaksAt.frame == index { throw breaksAt.error }
      try take(
        index, FakeReel.dot + [UInt8](repeating: 0, count: slug == "bounce-present" ? index : 0))
    }
  }

  func write(to url: URL, progress: @MainActor (Int) -> Void) throws {
    if let breaksAt { throw breaksAt.error }
    for index in times.indices { progress(index + 1) }
    try Data(FakeReel.dot).write(to: url)
  }
}

/// What one run of the tool said.
struct Run: Equatable {
  var code: ExitCode
  var out: String
  var err: String
}

/// Runs the tool in this process.
@MainActor
func rehearse(
  _ line: [String], studio: any Studio = FakeStudio(), isTerminal: Bool = false
) -> Run {
  var run = Run(code: .fault, out: "", err: "")
  let console = Console(
    isTerminal: isTerminal, out: { run.out += $0 }, err: { run.err += $0 })
  let code = Tool(studio: studio, console: console).run(line)
  run.code = code
  return run
}

/// A studio without a repertoire.
struct EmptyStudio: Studio {
  var items: [StudioItem] { [] }
  var devices: [String] { ["none"] }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    throw UsageError("there is no transition '\(slug)'")
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    throw UsageError("there is no transition '\(slug)'")
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    throw UsageError("there is no transition '\(slug)'")
  }
}
