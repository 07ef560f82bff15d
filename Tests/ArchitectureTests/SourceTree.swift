import Foundation

/// The package on disk, found from where this file was compiled.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every source below `Sources` and below `Tests`, read once for all rules.
  private static let read = Dictionary(
    uniqueKeysWithValues: ["Sources", "Tests"].map { folder in
      (folder, Result { try find(under: folder) })
    })

  /// Every Swift and C source below a folder of the package, in the order of their paths.
  static func files(under folder: String) throws -> [SourceFile] {
    try read[folder]?.get() ?? find(under: folder)
  }

  private static func find(under folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    let sources = (names ?? []).filter { name in
      ["swift", "c", "h"].contains { name.hasSuffix("." + $0) }
    }
    guard !sources.isEmpty else { throw NothingToExamine(what: folder) }
    return try sources.sorted().map { name in
      SourceFile(path: "\(folder)/\(name)", text: try text(of: "\(folder)/\(name)"))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every file in a folder of goldens.
  static func goldens() throws -> [String] {
    let base = root.appendingPathComponent("Tests").path
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    let goldens = names.filter { $0.contains("/Goldens/") }
    guard !goldens.isEmpty else { throw NothingToExamine(what: "goldens") }
    return goldens.map { "Tests/" + $0 }.sorted()
  }

  /// The folders directly below `Sources`.
  static func moduleFolders() throws -> [String] {
    let sources = root.appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      var isFolder: ObjCBool = false
      let path = sources.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard !folders.isEmpty else { throw NothingToExamine(what: "Sources") }
    return folders.sorted()
  }
}
