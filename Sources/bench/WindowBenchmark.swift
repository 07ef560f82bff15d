import Foundation
import Geometry
import Raster
import Rehearsal
import RehearseCommands
import TransitionGallery

/// Whether a window keeps up with the display: the work of each frame of a live session, on one
/// thread at two pixels a point, against the sixtieth of a second that there is.
///
/// Processor time counts, so that a busy machine does not matter much; every item is played several
/// times over, and each frame counts with the least of its times: what else goes on can only add.
@MainActor
enum WindowBenchmark {
  /// The items of these names; nil where there are none, or one is not known.
  static func items(_ names: [String]) -> [GalleryItem]? {
    let items = names.compactMap(Catalogue.item)
    return items.isEmpty || items.count < names.count ? nil : items
  }

  static func run(_ items: [GalleryItem], into report: inout BenchReport) {
    var slow: [String] = []
    for item in items {
      let times = play(item)
      report.add(
        Measurement(
          name: "window-\(item.slug)@2x", value: times.mean * 1e3, unit: "ms/frame",
          against: "a frame's time", againstValue: times.budget * 1e3))
      report.add(
        Measurement(
          name: "window-\(item.slug)@2x-worst", value: times.worst * 1e3, unit: "ms",
          against: "a frame's time", againstValue: times.budget * 1e3, goal: 1))
      if times.late > 0 { slow.append("\(item.slug) (\(times.late) of \(times.count) frames)") }
    }
    print(
      slow.isEmpty
        ? "window: every item holds 60 frames a second"
        : "window: too slow for 60 frames a second: \(slow.joined(separator: ", "))")
  }

  private static let passes = 3

  private static func play(_ item: GalleryItem) -> FrameTimes {
    let all = (0..<passes).map { _ in seconds(of: item) }
    var times = FrameTimes()
    for frame in all[0].indices { times.add(all.map { $0[frame] }.min() ?? 0) }
    return times
  }

  /// Plays all acts as a window does; the first frame, which fills the caches, is not counted.
  /// - Returns: Seconds of work for each frame, the same number at every call.
  private static func seconds(of item: GalleryItem) -> [Double] {
    let session = LiveSession(item.production, Conditions(scale: 2))
    var (painter, seconds) = (SessionPainter(), [Double]())
    var bitmap = Bitmap(width: 0, height: 0)
    painter.paint(session, into: &bitmap)
    for _ in item.acts {
      session.startNextAct()
      for frame in 0..<600 where frame < 3 || !session.stage.isSettled {
        let start = processorSeconds
        session.advance(by: 1.0 / 60)
        painter.paint(session, into: &bitmap)
        seconds.append(processorSeconds - start)
      }
    }
    return seconds
  }

  /// What this thread has worked so far.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
