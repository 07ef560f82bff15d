import Foundation
import Raster
import Rehearsal

/// What showed in the last minute, frozen: looking back at it needs no stage.
package struct History: Sendable {
  /// A frame as it was.
  package struct Moment: Sendable {
    /// Seconds since the production was ready.
    package let time: Double
    package let node: RenderNode
    package let chrome: ChromeState
    package let size: (width: Int, height: Int)
    package let fingers: [CGPoint]
  }

  /// Seconds that are kept, and frames.
  package static let span = 60.0
  static let most = 3_700

  private(set) var moments: ArraySlice<Moment> = []

  package init() {}

  package var count: Int { moments.count }

  /// Keeps a frame; what was kept of this instant and of later ones has become another.
  mutating func add(_ moment: Moment) {
    while let last = moments.last, last.time >= moment.time - Self.same { moments.removeLast() }
    moments.append(moment)
    while let first = moments.first, moment.time - first.time > Self.span || count > Self.most {
      moments.removeFirst()
    }
  }

  /// Nothing of it holds any more.
  mutating func forget() { moments = [] }

  /// The frame at an instant: the last one not later, and not long before.
  func moment(at time: Double) -> Moment? {
    guard let index = index(upTo: time + Self.same), time - moments[index].time < Self.hole else {
      return nil
    }
    return moments[index]
  }

  /// The frame at an instant, and no other.
  func moment(exactlyAt time: Double) -> Moment? {
    index(upTo: time + Self.same).map { moments[$0] }.flatMap {
      abs($0.time - time) <= Self.same ? $0 : nil
    }
  }

  /// Instants closer than this are one; frames further apart than that do not follow each other.
  private static let (same, hole) = (1e-5, 0.1)

  private func index(upTo time: Double) -> Int? {
    var (low, high) = (moments.startIndex, moments.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > moments.startIndex ? low - 1 : nil
  }
}
