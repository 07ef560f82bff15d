import Foundation
import Serving
import Synchronization

/// When all that plays somebody's code is to be over.
///
/// A turn that does not come back ends by itself; this is for code that comes back each time and never
/// comes to its end.
struct Deadline {
  /// How long it was away, in seconds of this machine.
  let seconds: Double
  private let instant: ContinuousClock.Instant

  /// - Parameter seconds: From now.
  init(in seconds: Double) {
    self.seconds = seconds
    instant = .now + .seconds(seconds)
  }

  /// It has passed, and a program was ended.
  struct Missed: Error, CustomStringConvertible {
    let seconds: Double

    var description: String {
      "it was ended: not over after \(decimalText(seconds)) s · --limit SECONDS allows more"
    }
  }

  /// Ends a process that is still there then.
  /// - Returns: Answers, once the process has ended, whether it did so by itself.
  func watch(_ process: Process) -> () -> Bool {
    let shared = SharedState()
    let left = max((instant - .now) / .seconds(1), 0)
    let number = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + left) {
      shared.state.withLock { state in
        guard state == .runs else { return }
        state = .wasEnded
        kill(number, SIGKILL)
      }
    }
    return {
      shared.state.withLock { state in
        if state == .runs { state = .ended }
        return state == .ended
      }
    }
  }

  /// What the watch and who waits both know.
  private final class SharedState: Sendable {
    enum State { case runs, ended, wasEnded }

    let state = Mutex(State.runs)
  }
}
