import Foundation
import Rehearsal
import Rewriting

/// Rewritten sources in the place of the originals, for the compiler alone: it reads the new text
/// under the old path. No file of anybody's is touched, and diagnostics name the original.
struct Overlay {
  /// Where the compiler is told of it: `-vfsoverlay FILE`.
  let file: URL
  /// What could not be rewritten.
  let remarks: [Remark]
  /// Where in the originals is what the compiler speaks of.
  let places: OriginalPlaces
  /// Changes whenever a file's new text does and its own does not: another file had to do with it.
  let fingerprint: UInt64

  /// Rewrites the modules and writes the overlay into a folder, which has to stay while the
  /// compiler runs.
  /// - Parameters:
  ///   - modules: The paths of the Swift files of each module.
  ///   - names: The modules' names, where they may import each other.
  ///   - renaming: What the compiler calls modules whose names are taken.
  ///   - additions: What goes after the last line of some files.
  ///   - texts: What is taken for the text of some files.
  ///   - classCalls: Where the compiler has asked for `required` initialisers.
  ///   - starts: Whether a program begins at `@main`, where there is one.
  ///   - isOfSwift3: Whether they were written for Swift 3.
  init(
    of modules: [[String]], called names: [String] = [],
    renaming: ModuleRenaming = ModuleRenaming([:]),
    adding additions: [String: String] = [:],
    with texts: [String: [UInt8]] = [:],
    calling classCalls: [String: Set<ClassCallRule.Place>] = [:],
    starts: Bool = true, isOfSwift3: Bool = false,
    in folder: URL
  ) throws {
    var remarks: [Remark] = []
    var places = OriginalPlaces()
    var borrowed = ""
    var roots: [[String: String]] = []
    let read = try modules.map { paths in
      try paths.map { path in
        try texts[path].map { Source(path: path, text: $0) } ?? Overlay.source(path)
      }
    }
    let named = read.enumerated().map { index, sources in
      (name: names.indices.contains(index) ? names[index] : "", sources: sources)
    }
    let standIns = StandIns.aliases(for: named)
    for ((paths, sources), aliases) in zip(zip(modules, read), standIns) {
      let results = Rewriter.rewrite(
        sources, starts: starts, isOfSwift3: isOfSwift3, classCalls: classCalls)
      let renaming = renaming.leavingAlone(typesOf: sources)
      let tables = DocumentTables.additions(to: sources, isOfSwift3: isOfSwift3)
      borrowed += (aliases?.text ?? "") + tables.joined()
      for (index, result) in results.enumerated() {
        remarks += result.remarks
        borrowed += result.borrowed
        let addition =
          (index == aliases?.file ? aliases?.text ?? "" : "") + (additions[paths[index]] ?? "")
          + (tables[index].isEmpty ? "" : "\n" + tables[index])
        let plain = result.text(with: addition)
        let text = renaming.applied(to: plain)
        let isGiven = texts[paths[index]] != nil
        guard result.isChanged || isGiven || !addition.isEmpty || text != plain else { continue }
        places.add(sources[index], result)
        let target = try Overlay.kept(text, in: folder)
        roots.append(["type": "file", "name": paths[index], "external-contents": target.path])
      }
    }
    self.remarks = remarks
    self.places = places
    fingerprint = borrowed.fingerprint
    file = folder.appendingPathComponent("overlay.yaml")
    let tree: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots,
    ]
    try JSONSerialization.data(withJSONObject: tree, options: .withoutEscapingSlashes)
      .write(to: file, options: .atomic)
    Overlay.removeForgotten(in: folder)
  }

  private static func source(_ path: String) throws -> Source {
    Source(path: path, text: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Writes a text under a name that is made of it. Whoever else is at work in the folder keeps
  /// what it reads: no text is ever written over with another one.
  private static func kept(_ text: [UInt8], in folder: URL) throws -> URL {
    let name = "\(String(text.fingerprint, radix: 16))-\(text.count).swift"
    let target = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: target.path) {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: target.path)
    } else {
      try Data(text).write(to: target, options: .atomic)
    }
    return target
  }

  /// Removes texts that nobody has asked for in a day: no compiler runs that long.
  private static func removeForgotten(in folder: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasSuffix(".swift") {
      let path = folder.appendingPathComponent(name).path
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let date, date.timeIntervalSinceNow < -86_400 { try? files.removeItem(atPath: path) }
    }
  }

  var compilerFlags: [String] { ["-vfsoverlay", file.path] }
}
