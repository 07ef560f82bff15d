import Foundation

/// Every attack that there is.
package enum Attacks {
  /// - Parameters:
  ///   - sources: This package's folder, whose examples are damaged.
  /// - Throws: If nothing can be recorded to be damaged.
  package static func all(in arena: Arena, sources: URL) throws -> [any Attack] {
    let examples = sources.appending(path: "Examples")
    let recorded = FileManager.default.temporaryDirectory
      .appending(path: "assault-recorded-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: recorded) }
    try FileManager.default.createDirectory(at: recorded, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = arena.tool
    process.arguments = ["record", "bounce-present"]
    process.currentDirectoryURL = recorded
    // There nothing is recorded.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileNoSuchFile) }
    return [ArgumentAttack(), ScriptAttack(), GoldenAttack("bounce-present", recordedIn: recorded)]
      + FileAttack.Kind.allCases.map { FileAttack($0, examples: examples) }
  }
}
