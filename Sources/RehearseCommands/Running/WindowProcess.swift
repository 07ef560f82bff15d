import Foundation
import Synchronization

/// The process of a window. It ends with this one, however this one is asked to end: a signal goes
/// on to the window, and this process ends by the same one when the window is closed.
@MainActor
final class WindowProcess {
  private let process = Process()

  init(_ executable: URL, _ arguments: [String]) throws {
    EndSignal.listen()
    process.executableURL = executable
    process.arguments = arguments
    try process.run()
    EndSignal.receiver.store(process.processIdentifier, ordering: .releasing)
    // One that came before there was anybody to send it to.
    if EndSignal.came != nil { process.terminate() }
  }

  /// Waits until the window is closed.
  /// - Returns: The program's status.
  func waitUntilExit() -> Int32 {
    var patience = 100
    while process.isRunning {
      usleep(20_000)
      if EndSignal.came != nil { patience -= 1 }
      // A program that hangs does not hear.
      if patience == 0 { kill(process.processIdentifier, SIGKILL) }
    }
    EndSignal.receiver.store(0, ordering: .releasing)
    return process.terminationStatus
  }

  /// Closes the window.
  func close() {
    process.terminate()
    _ = waitUntilExit()
  }
}

/// A signal that asks this process to end, once there may be a window to close before.
enum EndSignal {
  fileprivate static let receiver = Atomic<pid_t>(0)
  private static let number = Atomic<Int32>(0)
  private static let isHeard = Atomic(false)

  /// The first that came.
  static var came: Int32? {
    let number = number.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// Ends this process as the signal would have, after everything has been tidied up.
  static func passOn() {
    guard let came else { return }
    signal(came, SIG_DFL)
    raise(came)
  }

  /// From now on signals go to the window first; a second one ends everything at once.
  fileprivate static func listen() {
    guard !isHeard.exchange(true, ordering: .relaxed) else { return }
    let signals = [SIGTERM, SIGINT, SIGHUP]
    // Whoever starts this process from a thread that hears no signals hands that down.
    var heard = sigset_t()
    sigemptyset(&heard)
    for signal in signals { sigaddset(&heard, signal) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    for signal in signals {
      var action = sigaction()
      sigaction(signal, nil, &action)
      // Whoever started this process may have had it ignored, as `nohup` does.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      action.__sigaction_handler.sa_handler = { EndSignal.hear($0) }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  /// Runs as a signal handler: nothing but what such a one may do.
  private static func hear(_ signal: Int32) {
    let window = receiver.load(ordering: .acquiring)
    let (isFirst, _) = number.compareExchange(
      expected: 0, desired: signal, ordering: .sequentiallyConsistent)
    if window > 0 { kill(window, isFirst ? SIGTERM : SIGKILL) }
    if !isFirst { _exit(128 + signal) }
  }
}
