import Foundation
import Rehearsal

/// The process of a window. It ends with this one, however this one is asked to end.
@MainActor
final class WindowProcess {
  private let process = Process()

  init(_ executable: URL, _ arguments: [String], with variables: [String: String] = [:]) throws {
    process.environment = ProcessInfo.processInfo.environment.merging(Program.evenOrders) { $1 }
      .merging(variables) { $1 }
    process.executableURL = executable
    process.arguments = arguments
    try Cleanup.start(process)
  }

  /// Waits until the window is closed.
  /// - Returns: The program's status.
  func waitUntilExit() -> Int32 {
    process.waitUntilExit()
    Cleanup.ended(process)
    return process.terminationStatus
  }

  /// Closes the window.
  func close() {
    process.terminate()
    // A program that hangs does not hear.
    for _ in 0..<100 where process.isRunning { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    _ = waitUntilExit()
  }
}
