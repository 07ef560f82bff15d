import Foundation

/// Another program, run to its end.
struct Program {
  /// What a program said, and how it ended.
  struct Outcome {
    let status: Int32
    let out: String
    let err: String
  }

  let path: String

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

  /// Runs it and keeps what it says.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try withTemporaryFolder { temporary in
      let files = ["out", "err"].map { temporary.appendingPathComponent($0) }
      let handles = try files.map { file in
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
      return Outcome(status: signal + process.terminationStatus, out: texts[0], err: texts[1])
    }
  }
}

/// Gives a piece of work a folder that is gone afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rehearse-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
