import Foundation
import Raster
import Rehearsal

/// A take as the commands want it: frames that become pixels when they are asked for.
final class TakeReel: Reel {
  private let take: Take
  private let film: Film
  private let hasChosenTimes: Bool
  private let chrome: DeviceChrome
  /// Asked for anew each time: drawing finds some of them.
  var notes: [String] { currentNotes() }
  private let currentNotes: @MainActor () -> [String]

  /// - Parameters:
  ///   - hasChosenTimes: Whether somebody asked for just these instants: then a strip shows them
  ///     all.
  ///   - chrome: What of the device is seen.
  init(
    take: Take, title: String, hasChosenTimes: Bool,
    chrome: DeviceChrome = .system, notes: @escaping @MainActor () -> [String]
  ) {
    self.take = take
    self.chrome = chrome
    self.hasChosenTimes = hasChosenTimes
    currentNotes = notes
    film = take.film(
      title: title, chrome: chrome, threads: ProcessInfo.processInfo.activeProcessorCount)
  }

  var times: [Double] { take.times }

  var size: (width: Double, height: Double) { take.pictureSize(chrome: chrome) }

  func encodeFrames(
    quality: Double?, _ take: @MainActor (Int, [UInt8]) throws -> Void
  ) throws {
    let compression = quality.map { WebPCompression.lossy(quality: $0 / 100) } ?? .lossless
    var encoder = FrameEncoder(
      frames: self.take.film(chrome: chrome, threads: 1).frames, compression: compression)
    while let batch = try encoder.next() {
      for (index, bytes) in batch { try take(index, bytes) }
    }
  }

  func write(to url: URL, progress: @MainActor (Int) -> Void) throws {
    var options = FilmOptions()
    if hasChosenTimes { options.strip.frameCount = times.count }
    try withoutActuallyEscaping(progress) { progress in
      // Film reports on the thread that called it, which is this one.
      options.progress = { done in MainActor.assumeIsolated { progress(done) } }
      try film.write(to: url, options: options)
      options.progress = nil
    }
  }
}
