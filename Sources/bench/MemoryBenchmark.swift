import Foundation
import Geometry
import Raster
import Rehearsal
import TransitionGallery
import UIKit

/// Whether memory grows: every film at 3x, again and again in one process, each time on a stage of
/// its own. A thousand frames are drawn, and with `SOAK` in the environment ten thousand.
@MainActor
enum MemoryBenchmark {
  private static let frames = ProcessInfo.processInfo.environment["SOAK"] == nil ? 1000 : 10_000
  /// Megabytes that the process may take.
  private static let allowed = 300.0

  /// How often every film is made: memory may grow in the first round, but in none after it.
  private static let rounds = 4

  static func run(into report: inout BenchReport) {
    let renderer = Renderer(scale: 3)
    let each = frames / (rounds * Catalogue.items.count)
    var most: [Double] = []
    for _ in 0..<rounds {
      var highest = 0.0
      for item in Catalogue.items {
        film(item, frames: each, renderer)
        // As a film does that has been written.
        Memory.giveBack()
        highest = max(highest, megabytes("VmRSS"))
      }
      most.append(highest)
    }
    let name = "memory@\(frames)"
    var end = Measurement(name: "\(name)-peak", value: megabytes("VmHWM"), unit: "MB")
    (end.against, end.againstValue, end.goal) = ("what it may take", allowed, 1)
    report.add(end)
    var growth = Measurement(name: "\(name)-last", value: most[rounds - 1], unit: "MB")
    (growth.against, growth.againstValue, growth.goal) = ("the first round", most[0], 1.1)
    report.add(growth)
  }

  /// Plays one item and draws so many of its frames, spread over all of it.
  private static func film(_ item: GalleryItem, frames: Int, _ renderer: Renderer) {
    let stage = Stage(scale: 3)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    let take = stage.take()
    var bytes = 0
    for index in 0..<frames {
      let frame = index * take.frames.count / frames
      bytes += take.drawPicture(frame, renderer: renderer).bytes.count
    }
    precondition(bytes > 0, "the frames have pixels")
  }

  /// A line of the system's own account: what is in use now, or has been at the most.
  private static func megabytes(_ line: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let found = text.split(separator: "\n").first { $0.hasPrefix(line + ":") }
    let words = found?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? (Double(words[1]) ?? 0) / 1e3 : 0
  }
}
