import Foundation
import Raster
import Rehearsal
import TransitionTesting

/// A studio whose repertoire is somebody's flows: films are of the way there.
struct FlowStudio: Studio {
  private let flows: [ScreenFlow]

  init(_ flows: [ScreenFlow]) { self.flows = flows }

  var items: [StudioItem] {
    flows.map {
      StudioItem(
        slug: $0.name, title: $0.name, summary: "", origin: "", kind: "flow", duration: 0)
    }
  }

  var devices: [String] { Device.all.map(\.name) }

  func flow(_ slug: String) throws -> ScreenFlow {
    guard let flow = flows.first(where: { $0.name == slug }) else {
      throw UsageError.unknown("transition", slug, among: flows.map(\.name))
    }
    return flow
  }

  func render(_ slug: String, _ settings: RenderSettings) throws -> any Reel {
    FilmReel(film: try play(slug, settings).film)
  }

  func trace(_ slug: String, _ settings: RenderSettings) throws -> Trace {
    try play(slug, settings).trace
  }

  func account(_ slug: String, _ settings: RenderSettings) throws -> PlayAccount {
    account(of: try play(slug, settings))
  }

  func performance(_ slug: String, _ settings: RenderSettings) throws -> (
    reel: any Reel, account: PlayAccount
  ) {
    let performance = try play(slug, settings)
    return (FilmReel(film: performance.film), account(of: performance))
  }

  private func account(of performance: Performance) -> PlayAccount {
    PlayAccount(
      trace: performance.trace,
      calls: performance.moments.map { .init(time: $0.time, text: $0.what) })
  }

  private func play(_ slug: String, _ settings: RenderSettings) throws -> Performance {
    guard settings.times == nil, settings.framesPerSecond == 60, settings.script == nil else {
      throw UsageError("flows are played at 60 frames a second, from beginning to end")
    }
    let device = Device.all.first { $0.name == settings.device } ?? .iPhone16
    return Performance(
      of: try flow(slug), in: Scenario(.forward, .finish), scale: settings.scale,
      mode: Mode(
        device: device, appearance: settings.dark ? .dark : .light,
        direction: settings.rightToLeft ? .rightToLeft : .leftToRight))
  }
}

/// A film as the commands want it.
struct FilmReel: Reel {
  let film: Film

  var times: [Double] { film.frames.map(\.time) }

  var size: (width: Double, height: Double) {
    let first = film.frames.first
    return (Double(first?.width ?? 0) / film.scale, Double(first?.height ?? 0) / film.scale)
  }

  func encodeFrames(
    quality: Double?, _ take: @MainActor (Int, [UInt8]) throws -> Void
  ) throws {
    let compression = quality.map { WebPCompression.lossy(quality: $0 / 100) } ?? .lossless
    var encoder = FrameEncoder(frames: film.frames, compression: compression)
    while let batch = try encoder.next() {
      for (index, bytes) in batch { try take(index, bytes) }
    }
  }

  func write(to url: URL, progress: @MainActor (Int) -> Void) throws {
    try film.write(to: url)
    progress(film.frameCount)
  }
}
