import Foundation

/// A file as it was at a time: what is kept of one is read again when it has changed.
struct FileVersion: Hashable, Sendable {
  let path: String
  /// When it was last written: seconds and billionths of them; nil where there is none.
  private var changed: SIMD2<Int>?

  /// A screen asks for a dozen pictures: all attributes take many times as long.
  init(_ path: String) {
    self.path = path
    var entry = stat()
    guard stat(path, &entry) == 0 else { return }
    changed = SIMD2(entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec)
  }
}
