import Foundation
import Synchronization

/// The one channel for what is not supported or not allowed: nothing is silently ignored.
///
/// A stage listens and keeps the notes; without a listener a note goes to standard error, once.
package enum Unsupported {
  /// Hears every note. Set by the stage that is being used, on the main actor.
  package nonisolated(unsafe) static var listener: ((String) -> Void)?

  /// Notes that something asked for does not work here.
  package static func report(_ what: String) {
    // Other threads do not know whose turn it is.
    guard MainQueue.isCalling, let listener else { return sayOnce(what) }
    listener(what)
  }

  /// What has gone to standard error; after so many more is said as often as it happens.
  private static let said = Mutex<Set<String>>([])
  private static let mostSaid = 1000

  private static func sayOnce(_ what: String) {
    let isNew = said.withLock { said in
      said.count >= mostSaid ? !said.contains(what) : said.insert(what).inserted
    }
    guard isNew else { return }
    try? FileHandle.standardError.write(
      contentsOf: Data("Rehearsal does not support: \(what)\n".utf8))
  }
}
