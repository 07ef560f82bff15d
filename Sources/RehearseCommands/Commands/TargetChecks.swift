import Foundation
import Rehearsal

/// Refuses a path to which no film can be written, before any work is done for it.
func checkFilmTarget(_ path: String) throws(UsageError) {
  let url = URL(fileURLWithPath: path)
  let files = FileManager.default
  var isFolder: ObjCBool = false
  let exists = files.fileExists(atPath: url.path, isDirectory: &isFolder)
  if exists, isFolder.boolValue {
    throw UsageError("cannot write '\(path.printable)': it is a folder")
  }
  guard (try? FilmFormat(of: url)) != nil else {
    throw UsageError(
      "cannot tell a format from '\(path.printable)'; known extensions are \(FilmFormat.list)")
  }
  try checkFolder(url.deletingLastPathComponent(), for: path)
}

/// Refuses a target whose folder is missing or closed to us.
func checkFolder(_ folder: URL, for path: String) throws(UsageError) {
  var isFolder: ObjCBool = false
  let files = FileManager.default
  guard files.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
    throw UsageError("cannot write '\(path.printable)': there is no folder '\(folder.path)'")
  }
  guard files.isWritableFile(atPath: folder.path) else {
    throw UsageError("cannot write '\(path.printable)': the folder is closed to writing")
  }
}

extension FilmFormat {
  /// The extensions in a sentence: ".webp .gif .apng .mp4 .png".
  static var list: String { allCases.map { "." + $0.fileExtension }.joined(separator: " ") }
}
