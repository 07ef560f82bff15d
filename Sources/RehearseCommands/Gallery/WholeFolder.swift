import Foundation
import Rehearsal

/// A folder that is written whole or not at all.
///
/// The new folder grows beside its place, under a hidden name, and is moved into it when it is
/// finished. What stands there before is replaced only when it is empty, or our manifest lists
/// everything in it.
struct WholeFolder {
  private let path: String
  private let target: URL
  private let marker: String
  private var files: FileManager { .default }

  /// - Parameter marker: The name of the manifest by which a folder is known as ours.
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
      Cleanup.settled(growing)
    }
    try world {
      _ = try Cleanup.make { () throws -> URL in
        try files.createDirectory(at: growing, withIntermediateDirectories: false)
        return growing
      }
      // By this a folder that was left unfinished is known as ours.
      try write(FolderManifest(), in: growing)
    }
    try fill(growing)
    try world {
      try write(try FolderManifest.taking(growing, except: marker), in: growing)
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
    guard let content = try? files.contentsOfDirectory(atPath: target.path) else {
      throw UsageError("cannot write '\(path.printable)': what it holds cannot be read")
    }
    guard !content.isEmpty else { return }
    let manifest = FolderManifest(in: target, name: marker)
    let strangers = manifest?.strangers(in: target, except: marker) ?? content.sorted()
    guard let first = strangers.first else { return }
    let others = strangers.count == 1 ? "" : " and \(strangers.count - 1) more"
    throw UsageError(
      "cannot write '\(path.printable)': '\(first.printable)'\(others) in it is not as this program "
        + "wrote it; name a new or an empty folder")
  }

  private func write(_ manifest: FolderManifest, in folder: URL) throws {
    try Data(manifest.text.utf8).write(to: folder.appendingPathComponent(marker))
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
      guard let manifest = FolderManifest(in: folder, name: marker) else {
        // One that was left before anything was in it.
        rmdir(folder.path)
        continue
      }
      if kind == "old", !files.fileExists(atPath: target.path) {
        try? files.moveItem(at: folder, to: target)
      } else if kind == "partial" || manifest.strangers(in: folder, except: marker).isEmpty {
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
