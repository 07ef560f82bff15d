import Foundation
import Geometry
import Raster
import Rehearsal
import TransitionGallery
import UIKit

/// Whether memory grows: film after film at 3x in one process, each on a stage of its own, every
/// frame drawn. A thousand frames, and with `SOAK` in the environment ten thousand.
@MainActor
enum MemoryBenchmark {
  private static let frames = ProcessInfo.processInfo.environment["SOAK"] == nil ? 1000 : 10_000
  /// Megabytes that the process may take.
  private static let most = 300.0

  static func run(into report: inout Report) {
    let renderer = Renderer(scale: 3)
    var (drawn, early) = (0, 0.0)
    while drawn < frames {
      for item in Catalogue.items where drawn < frames {
        drawn += film(item, renderer)
        // As a film does that has been written.
        Memory.giveBack()
        if drawn < frames / 4 { early = max(early, megabytes("VmRSS")) }
      }
    }
    let name = "memory@\(frames)"
    var end = Measurement(name: "\(name)-peak", value: megabytes("VmHWM"), unit: "MB")
    (end.against, end.againstValue, end.goal) = ("what it may take", most, 1)
    report.add(end)
    var growth = Measurement(name: "\(name)-end", value: megabytes("VmRSS"), unit: "MB")
    (growth.against, growth.againstValue, growth.goal) = ("the first quarter's most", early, 1.1)
    report.add(growth)
  }

  /// Draws all frames of one item's film, one after the other.
  private static func film(_ item: GalleryItem, _ renderer: Renderer) -> Int {
    let stage = Stage(scale: 3)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    let take = stage.take()
    var bytes = 0
    for index in take.frames.indices {
      bytes += take.picture(index, renderer: renderer).bytes.count
    }
    precondition(bytes > 0, "the frames have pixels")
    return take.frames.count
  }

  /// A line of the system's own account: what is in use now, or has been at the most.
  private static func megabytes(_ line: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let found = text.split(separator: "\n").first { $0.hasPrefix(line + ":") }
    let words = found?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? (Double(words[1]) ?? 0) / 1e3 : 0
  }
}
