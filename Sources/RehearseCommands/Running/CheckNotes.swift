import Foundation
import TransitionTesting

/// What checking processes leave each other: the scenarios that ended one, and what is being tried.
struct CheckNotes {
  let folder: URL

  /// The environment variable that names the folder.
  static let variable = "REHEARSE_CHECK"

  /// Those of this process; nil where nobody follows it.
  static var ofProcess: CheckNotes? {
    ProcessInfo.processInfo.environment[variable].map {
      CheckNotes(folder: URL(fileURLWithPath: $0))
    }
  }

  private var trapsFile: URL { folder.appendingPathComponent("traps.json") }
  private var tryingFile: URL { folder.appendingPathComponent("trying") }

  /// What ended the processes before.
  var traps: [Trap] {
    let data = (try? Data(contentsOf: trapsFile)) ?? Data()
    return (try? JSONDecoder().decode([Trap].self, from: data)) ?? []
  }

  /// For a flow that is checked in this process.
  var attempts: Attempts {
    let file = tryingFile
    return Attempts(traps: traps) { mode, scenario in
      try? Data("\(mode)\n\(scenario)".utf8).write(to: file)
    }
  }

  /// Notes what was being tried when a process ended.
  /// - Returns: False where it was no scenario.
  func add(_ crash: CrashText) throws -> Bool {
    guard let text = try? String(contentsOf: tryingFile, encoding: .utf8) else { return false }
    try FileManager.default.removeItem(at: tryingFile)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return false }
    let trap = Trap(mode: parts[0], scenario: parts[1], what: crash.what, place: crash.place)
    try JSONEncoder().encode(traps + [trap]).write(to: trapsFile)
    return true
  }
}
