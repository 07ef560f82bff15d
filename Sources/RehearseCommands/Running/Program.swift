import Foundation
import Rehearsal

/// Another program, run to its end.
struct Program {
  /// What a program said, and how it ended.
  struct Outcome {
    let status: Int32
    let out: String
    let err: String
  }

  let path: String
  /// Where it runs shut in; nil for anywhere.
  var sandbox: Sandbox?
  /// When it is to have ended; nil for any time.
  var deadline: Deadline?

  /// Finds a program on the search path.
  /// - Throws: `UsageError` if there is none of that name.
  static func named(_ name: String) throws -> Program {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in folders.split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return Program(path: path) }
    }
    throw UsageError("there is no program '\(name)' on the PATH")
  }

  /// Runs it and hands on what it says, line by line and while it runs, both streams as one.
  /// - Returns: How it ended, as a shell tells it.
  func run(_ arguments: [String], hearing line: (String) -> Void) throws -> Int32 {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try Cleanup.start(process)
    try? pipe.fileHandleForWriting.close()
    var rest: [UInt8] = []
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      let lines = rest.split(separator: 10, omittingEmptySubsequences: false)
      for text in lines.dropLast() { line(String(decoding: text, as: UTF8.self)) }
      rest = Array(lines.last ?? [])
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    Cleanup.ended(process)
    return (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus
  }

  /// What has sets and dictionaries of an application keep one order: else each run goes through them in
  /// another one, and an application that makes its views so looks otherwise each time.
  static let evenOrders = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Runs it and keeps what it says.
  /// - Parameter variables: Of its environment, beside those of this process.
  /// - Throws: `Deadline.Missed` if it had to be ended.
  func run(
    _ arguments: [String], in folder: URL? = nil, with variables: [String: String] = [:]
  ) throws -> Outcome {
    try withTemporaryFolder { temporary in
      let files = ["out", "err"].map { temporary.appendingPathComponent($0) }
      let handles = try files.map { file in
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
      }
      let process = Process()
      let held =
        sandbox?.holding(path, arguments, temporary: temporary.path) ?? (path, arguments)
      process.executableURL = URL(fileURLWithPath: held.0)
      process.arguments = held.1
      process.currentDirectoryURL = folder
      // What a program that is ended leaves behind, as compilers do, goes with the folder.
      let place = ["TMPDIR": temporary.path]
      process.environment = ProcessInfo.processInfo.environment.merging(place) { $1 }
        .merging(Self.evenOrders) { $1 }.merging(variables) { $1 }
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      process.standardInput = FileHandle.nullDevice
      try Cleanup.start(process)
      let isInTime = deadline?.watch(process) ?? { true }
      process.waitUntilExit()
      Cleanup.ended(process)
      guard isInTime() else { throw Deadline.Missed(seconds: deadline?.seconds ?? 0) }
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
      return Outcome(status: signal + process.terminationStatus, out: texts[0], err: texts[1])
    }
  }
}
