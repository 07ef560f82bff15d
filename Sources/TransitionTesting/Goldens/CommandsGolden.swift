import Foundation
import Rehearsal

/// What frames draw as a text that a person can review: an instant, and a line for each thing with
/// its layer, its kind, its place and its colours. It stays as it is when only the renderer changes.
struct CommandsGolden {
  let text: String

  /// - Parameter parts: Of the duration, 0…1.
  @MainActor
  init(_ replay: Replay, at parts: [Double]) {
    let blocks = replay.frames(at: parts).map { index in
      let time = String(format: "%.3f", replay.film.frames[index].time)
      return (["# \(time) s"] + (replay.drawn(index)?.lines ?? [])).joined(separator: "\n")
    }
    text = ([Self.head] + blocks).joined(separator: "\n") + "\n"
  }

  /// The first line of every text.
  private static let head = "# layer\tkind\tplace in points\tdetails"
}
