import Foundation

/// Writes files whole or not at all.
///
/// The contents go to a draft in the same folder, are brought to disk and then renamed over
/// the target: readers see the old file or the new one, never half of one. On any failure
/// the draft is removed and the target is as it was.
package enum AtomicFile {
  /// Writes bytes to a file.
  /// - Throws: `FilmError.file` with one line that names the file and the system's reason.
  package static func write(_ bytes: [UInt8], to url: URL) throws(FilmError) {
    try write(to: url) { (draft: URL) throws(FilmError) in
      try put(bytes, into: draft.path, for: url)
    }
  }

  /// Has a closure write the contents to a draft that it is given; the draft exists and is
  /// empty.
  package static func write(
    to url: URL, _ fill: (URL) throws(FilmError) -> Void
  ) throws(FilmError) {
    let target = url.resolvingSymlinksInPath()
    let mode = try permissions(of: target, for: url)
    let draft = try Cleanup.make { () throws(FilmError) in
      try makeDraft(beside: target, mode: mode, for: url)
    }
    defer { Cleanup.settled(draft) }
    do throws(FilmError) {
      try fill(draft)
      try settle(draft, for: url)
      guard rename(draft.path, target.path) == 0 else { throw failure(url) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// The permissions of the file that is there; nil when there is none. Folders, devices and
  /// pipes are refused: renaming over them would destroy them.
  private static func permissions(of target: URL, for url: URL) throws(FilmError) -> mode_t? {
    var status = stat()
    guard stat(target.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o777
    case S_IFDIR: throw .file("\(url.path): is a folder")
    default: throw .file("\(url.path): is not an ordinary file")
    }
  }

  /// Makes an empty file of a name that nobody else uses, in the target's folder: the
  /// process's number and a count that rises until the name is free.
  private static func makeDraft(
    beside target: URL, mode: mode_t?, for url: URL
  ) throws(FilmError) -> URL {
    let folder = target.deletingLastPathComponent()
    let name = ".\(target.lastPathComponent.prefix(40)).\(getpid())"
    var attempt = 0
    while true {
      let draft = folder.appendingPathComponent("\(name).\(attempt)", isDirectory: false)
      let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 && errno == EEXIST {
        attempt += 1
        continue
      }
      guard descriptor >= 0 else { throw failure(url) }
      if let mode { fchmod(descriptor, mode) }
      close(descriptor)
      return draft
    }
  }

  private static func put(_ bytes: [UInt8], into path: String, for url: URL) throws(FilmError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(url) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(url) }
      written += count
    }
  }

  /// Brings the draft to disk; where the disk is full, the system may say so only now.
  private static func settle(_ draft: URL, for url: URL) throws(FilmError) {
    let descriptor = open(draft.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(url) }
    let synced = fsync(descriptor) == 0
    let error = synced ? nil : failure(url)
    close(descriptor)
    if let error { throw error }
  }

  /// The system's reason for the last failure, as one line.
  private static func failure(_ url: URL) -> FilmError {
    .file("\(url.path): \(String(cString: strerror(errno)))")
  }
}
