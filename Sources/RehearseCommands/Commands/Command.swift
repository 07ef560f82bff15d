/// One of the tool's commands: what it takes, and what it does.
@MainActor
package protocol Command {
  var signature: Signature { get }
  /// Does it, and says how it went.
  /// - Throws: `UsageError` for what was asked wrongly; any other error is a fault of ours.
  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode
}

/// How a run ended, as the number a process returns.
package enum ExitCode: Int32, Sendable {
  case well = 0
  /// What was compared or checked differs from what it should be.
  case different = 1
  /// What was asked cannot be done as asked.
  case wrongUsage = 2
  /// Something of ours broke.
  case fault = 3
}
