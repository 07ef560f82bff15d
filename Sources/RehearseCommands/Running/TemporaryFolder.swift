import Foundation
import Rehearsal

/// Gives a piece of work a folder that is gone afterwards.
/// - Parameter target: What the work is for, where the folder is to be on the same disk; it is hidden
///   then.
func withTemporaryFolder<Result>(
  beside target: URL? = nil, _ body: (URL) throws -> Result
) throws -> Result {
  let folder = try makeTemporaryFolder(beside: target)
  defer { removeTemporary(folder) }
  return try body(folder)
}

/// Makes a folder for the time in which this process works. What processes have left that could not
/// tidy up is taken away before.
/// - Throws: `UsageError` where there is no place for one.
func makeTemporaryFolder(beside target: URL? = nil) throws -> URL {
  let place = target?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory
  let prefix = (target == nil ? "" : ".") + "rehearse-"
  TemporaryOwner.sweep(place, prefix)
  do {
    return try Cleanup.make { () throws -> URL in
      let folder = place.appendingPathComponent(prefix + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try TemporaryOwner.mark(folder)
      return folder
    }
  } catch {
    throw UsageError("cannot write in '\(place.path.printable)': \(reason(error))")
  }
}

func removeTemporary(_ folder: URL) {
  try? FileManager.default.removeItem(at: folder)
  Cleanup.settled(folder)
}

/// Whose a temporary folder is: a file in it names the process.
private enum TemporaryOwner {
  private static let name = ".rehearse-owner"
  static func mark(_ folder: URL) throws {
    try Data("\(getpid())\n".utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Removes folders whose processes are gone. Links are not followed.
  static func sweep(_ place: URL, _ prefix: String) {
    let files = FileManager.default
    for found in (try? files.contentsOfDirectory(atPath: place.path)) ?? []
    where found.hasPrefix(prefix) {
      let folder = place.appendingPathComponent(found)
      guard FolderManifest.isFolder(folder),
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        let owner = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)),
        owner > 0, kill(owner, 0) == -1, errno == ESRCH
      else { continue }
      try? files.removeItem(at: folder)
    }
  }
}
