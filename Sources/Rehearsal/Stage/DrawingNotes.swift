import Raster
import Synchronization

/// What could not be drawn of a stage's frames, in words. Frames are drawn when they are wanted,
/// on any thread, long after they were taken.
package final class DrawingNotes: Sendable {
  private let notes = Mutex<[String]>([])

  package init() {}

  /// Every note once, in the order of their coming.
  package var all: [String] { notes.withLock { $0 } }

  /// Notes what was left out of a frame.
  package func add(_ undrawn: [Undrawn]) {
    for left in undrawn {
      let size = left.bounds.size
      let note = "a layer of \(size.width)×\(size.height) points: \(left.reason.rawValue)"
      notes.withLock { if !$0.contains(note) { $0.append(note) } }
    }
  }
}
