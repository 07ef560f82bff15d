import Foundation

/// What is said when the process ends in the middle of a scenario: Swift names the line that
/// trapped, and this the flow and the scenario, which nobody would know otherwise.
///
/// While a scope lasts, a trap writes the words to the standard error stream and then goes where
/// it would have gone.
@MainActor
enum CrashMessage {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS]

  /// Runs a piece of work with words for its end.
  static func during<Result>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
    let former = Spoken.words
    let text = strdup(words)
    Spoken.words = text.map { (UnsafePointer($0), strlen($0)) }
    if former == nil { listen() }
    defer {
      Spoken.words = former
      if former == nil { rest() }
      free(text)
    }
    return try work()
  }

  private static func listen() {
    Spoken.former = signals.map { number in
      var (action, old) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = { number in
        if let (text, count) = Spoken.words { _ = write(STDERR_FILENO, text, count) }
        Spoken.words = nil
        // The trap is met again, by whoever heard it before.
        for (signal, old) in Spoken.former where signal == number {
          var old = old
          _ = withUnsafePointer(to: &old) { sigaction(number, $0, nil) }
        }
      }
      sigaction(number, &action, &old)
      return (number, old)
    }
  }

  private static func rest() {
    for (number, action) in Spoken.former {
      var action = action
      sigaction(number, &action, nil)
    }
    Spoken.former = []
  }
}

/// What a signal's handler can reach: set before the handler is, and read in it alone.
private enum Spoken {
  nonisolated(unsafe) static var words: (UnsafePointer<CChar>, Int)?
  nonisolated(unsafe) static var former: [(Int32, sigaction)] = []
}
