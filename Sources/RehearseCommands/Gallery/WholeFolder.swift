import Foundation
import Rehearsal

/// A folder that is written whole or not at all.
///
/// The new folder grows beside its place, under a hidden name, and is moved into it when it is
/// finished. What stands there before is replaced only when it is empty or carries our marker.
struct WholeFolder {
  private let path: String
  private let target: URL
  private let marker: String
  private var files: FileManager { .default }

  /// - Parameter marker: The name of the file by which a folder is known as ours.
  /// - Throws: `UsageError` when the place cannot be written, or is taken by something else.
  init(_ path: String, marker: String) throws(UsageError) {
    self.path = path
    self.marker = marker
    let url = URL(fileURLWithPath: path, isDirectory: true)
    target = url.standardizedFileURL.resolvingSymlinksInPath()
    try checkPlace()
    try checkFolder(target.deletingLastPathComponent(), for: path)
  }

  /// Fills a new folder and moves it into its place.
  /// - Parameter fill: Is given the folder to fill. When it throws, nothing remains.
  @MainActor
  func write(_ fill: @MainActor (URL) throws -> Void) throws {
    removeLeftovers()
    let growing = sibling("partial-\(getpid())")
    defer {
      try? files.removeItem(at: growing)
      Unfinished.settled(growing)
    }
    try world {
      _ = try Unfinished.make { () throws -> URL in
        try files.createDirectory(at: growing, withIntermediateDirectories: false)
        return growing
      }
    }
    try fill(growing)
    try world {
      try Data("This folder was written by rehearse and may be replaced by it.\n".utf8)
        .write(to: growing.appendingPathComponent(marker))
      try exchange(growing)
    }
  }

  private func checkPlace() throws(UsageError) {
    let here = URL(fileURLWithPath: files.currentDirectoryPath).resolvingSymlinksInPath().path
    guard target.path != "/", (here + "/").hasPrefix(target.path + "/") == false else {
      throw UsageError(
        "cannot write '\(path.printable)': we are inside it; name a folder of its own")
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: target.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw UsageError("cannot write '\(path.printable)': it is a file")
    }
    let content = (try? files.contentsOfDirectory(atPath: target.path)) ?? ["closed to us"]
    guard content.isEmpty || content.contains(marker) else {
      throw UsageError(
        "cannot write '\(path.printable)': it holds other things; name a new or an empty folder")
    }
  }

  /// Puts the new folder in place of the old one, at one stroke where the file system can; elsewhere
  /// the old one is put back if that fails, now or by the next run.
  private func exchange(_ growing: URL) throws {
    guard files.fileExists(atPath: target.path) else {
      return try files.moveItem(at: growing, to: target)
    }
    // What was there is now what is removed at the end, under the new one's hidden name.
    if swapFolders(growing.path, target.path) { return }
    let old = sibling("old-\(getpid())")
    try files.moveItem(at: target, to: old)
    do {
      try files.moveItem(at: growing, to: target)
    } catch {
      try files.moveItem(at: old, to: target)
      throw error
    }
    try? files.removeItem(at: old)
  }

  /// Clears up what interrupted runs left behind: hidden folders of processes that are gone. One that
  /// stood here before is put back where none has taken its place.
  private func removeLeftovers() {
    for (kind, folder) in leftovers {
      if kind == "old", !files.fileExists(atPath: target.path),
        files.fileExists(atPath: folder.appendingPathComponent(marker).path)
      {
        try? files.moveItem(at: folder, to: target)
      } else {
        try? files.removeItem(at: folder)
      }
    }
  }

  private var leftovers: [(kind: String, folder: URL)] {
    let parent = target.deletingLastPathComponent()
    let names = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
    return names.sorted().flatMap { name in
      ["old", "partial"].compactMap { kind in
        let prefix = ".\(target.lastPathComponent).\(kind)-"
        guard name.hasPrefix(prefix), let process = Int32(name.dropFirst(prefix.count)),
          kill(process, 0) == -1, errno == ESRCH
        else { return nil }
        return (kind, parent.appendingPathComponent(name))
      }
    }
  }

  private func sibling(_ suffix: String) -> URL {
    target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(suffix)", isDirectory: true)
  }

  /// Does something with files, and turns what the world refuses into a complaint.
  private func world(_ work: () throws -> Void) throws(UsageError) {
    do { try work() } catch {
      throw UsageError("cannot write '\(path.printable)': \(reason(error))")
    }
  }
}

/// Exchanges two folders at one stroke.
/// - Returns: Whether it could be done: not every file system can.
private func swapFolders(_ one: String, _ other: String) -> Bool {
  // The C library has it; its header shows it to GNU sources alone.
  typealias Rename =
    @convention(c) (
      CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
    ) -> CInt
  guard let found = dlsym(nil, "renameat2") else { return false }
  let exchanging: CUnsignedInt = 2
  return unsafeBitCast(found, to: Rename.self)(AT_FDCWD, one, AT_FDCWD, other, exchanging) == 0
}
