import CoreGraphics
import Foundation
import Timing

/// What threads of an application's own may ask of the stage: what time it is, and to have something
/// done in a turn. `RenderServer.current` is the main actor's alone.
package enum OtherThreads {
  private struct Latest {
    /// The one that made the last turn; a stage that is gone takes no work.
    weak var server: RenderServer?
    var now: Seconds = 0
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var latest = Latest()

  /// Whether the caller is one of them.
  package static var areCalling: Bool { !MainQueue.isCalling }

  /// The instant of the last turn, seconds since the stage's start.
  package static var now: Seconds { lock.withLock { latest.now } }

  static func turnBegins(of server: RenderServer, at now: Seconds) {
    lock.withLock { latest = Latest(server: server, now: now) }
  }

  /// Runs work in the first turn at or after an instant, of the stage that made the last one.
  /// - Returns: nil where no stage has made any.
  package static func enqueue(
    at time: Seconds, isAwaited: Bool, _ work: @escaping () -> Void
  ) -> (server: RenderServer, ticket: DelayedWork.Ticket)? {
    guard let server = lock.withLock({ latest.server }) else { return nil }
    return (server, server.enqueue(at: time, isAwaited: isAwaited, work))
  }
}
