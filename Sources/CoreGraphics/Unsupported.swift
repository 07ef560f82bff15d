import Foundation

/// The one channel for what is not supported or not allowed: nothing is silently ignored.
///
/// A stage listens and keeps the notes; without a listener a note goes to standard error.
package enum Unsupported {
  /// Hears every note. Set by the stage that is being used, on the main actor.
  package nonisolated(unsafe) static var listener: ((String) -> Void)?

  /// Notes that something asked for does not work here.
  package static func report(_ what: String) {
    // Other threads do not know whose turn it is.
    guard MainQueue.isCalling, let listener else {
      try? FileHandle.standardError.write(
        contentsOf: Data("Rehearsal does not support: \(what)\n".utf8))
      return
    }
    listener(what)
  }
}
