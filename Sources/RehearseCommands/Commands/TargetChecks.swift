import Foundation
import Rehearsal

/// Refuses a path to which no film can be written, before any work is done for it.
func checkFilmTarget(_ path: String) throws(UsageError) {
  try checkKind(of: path)
  guard (try? FilmFormat(of: URL(fileURLWithPath: path))) != nil else {
    throw UsageError(
      "cannot tell a format from '\(path.printable)'; known extensions are \(FilmFormat.list)")
  }
  try checkFolder(URL(fileURLWithPath: path).deletingLastPathComponent(), for: path)
}

/// Refuses a path to which no file can be written, before any work is done for it.
func checkFileTarget(_ path: String) throws(UsageError) {
  try checkKind(of: path)
  try checkFolder(URL(fileURLWithPath: path).deletingLastPathComponent(), for: path)
}

/// A path that means the same wherever this process goes.
func absolutePath(_ path: String) -> String {
  let here = FileManager.default.currentDirectoryPath
  return path.hasPrefix("/") ? path : here + (here == "/" ? "" : "/") + path
}

/// Whether there is a file that can be read to its end: no folder, no pipe, no device.
func isOrdinaryFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// Refuses what is there and is no ordinary file: a new one would take its place.
private func checkKind(of path: String) throws(UsageError) {
  var status = stat()
  guard stat(URL(fileURLWithPath: path).path, &status) == 0 else { return }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return
  case S_IFDIR: throw UsageError("cannot write '\(path.printable)': it is a folder")
  default: throw UsageError("cannot write '\(path.printable)': it is not an ordinary file")
  }
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
