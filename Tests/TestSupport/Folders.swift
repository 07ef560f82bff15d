import Foundation

/// Does something with a new empty folder, which is removed afterwards.
package func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rehearse-tests-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

/// The names of everything in a folder, sorted; hidden things too.
package func names(in folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? ["no folder"]
}
