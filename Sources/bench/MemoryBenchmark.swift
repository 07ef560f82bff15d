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
    var (drawn, early, peak) = (0, 0.0, 0.0)
    while drawn < frames {
      for item in Catalogue.items where drawn < frames {
        drawn += film(item, renderer)
        // As a film does that has been written.
        Memory.giveBack()
        peak = max(peak, residentMegabytes)
        if early == 0, drawn >= frames / 4 { early = peak }
      }
    }
    let name = "memory@\(frames)"
    var end = Measurement(name: "\(name)-peak", value: peak, unit: "MB")
    (end.against, end.againstValue, end.goal) = ("what it may take", most, 1)
    report.add(end)
    var growth = Measurement(name: "\(name)-end", value: residentMegabytes, unit: "MB")
    (growth.against, growth.againstValue, growth.goal) = ("the first quarter's peak", early, 1.1)
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

  /// Memory that is in use now, from the system's own account.
  private static var residentMegabytes: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
  }
}
