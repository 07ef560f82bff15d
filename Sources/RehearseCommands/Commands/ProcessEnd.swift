import Foundation
import Synchronization

/// How this process ends: code that is played here may end it as well, by `exit`, and that is no
/// success, whatever number it gives.
enum ProcessEnd {
  private static let isOurs = Atomic<Bool>(false)

  /// From now on an end that is not by `leave` is told, and is a failure.
  static func expectOurs() {
    atexit {
      guard !ProcessEnd.isOurs.load(ordering: .acquiring) else { return }
      _ = OutputStream(descriptor: 2).write(
        "\(Tool.name): the code that was played ended the process by 'exit': nothing came of it\n")
      _exit(ExitCode.different.rawValue)
    }
  }

  /// Ends the process.
  static func leave(with code: ExitCode) -> Never {
    isOurs.store(true, ordering: .releasing)
    exit(code.rawValue)
  }
}
