import Foundation

/// Files or a package of somebody's in the place of a transition's name: they are made into a program
/// that knows the same commands.
@MainActor
struct SourcePlay {
  /// Swift files and folders of them.
  let files: [String]
  /// The folder of a package; nil for files.
  let package: String?

  init(files: [String], package: String?) { (self.files, self.package) = (files, package) }

  /// What some words mean: names of transitions, or files; nil for names.
  init?(_ words: [String], package: String?) throws(UsageError) {
    let isFile = words.contains { $0.hasSuffix(".swift") || Self.isFolder($0) }
    guard package != nil || isFile else { return nil }
    guard package == nil || words.isEmpty else {
      throw UsageError("--package names what is played: leave out '\(words[0].printable)'")
    }
    (files, self.package) = (words, package)
  }

  private static func isFolder(_ word: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// Has the program do something with the most telling transition that it has.
  /// - Parameters:
  ///   - line: A command and its options.
  ///   - outputs: The files that it writes.
  ///   - triesPans: Whether pans are tried as well where the transition is looked for.
  func perform(
    _ line: [String], writing outputs: [String], triesPans: Bool = false, _ console: Console
  ) throws -> ExitCode {
    var paths: [String], modules: [String] = []
    if let package {
      let played = try PlayedPackage(package)
      (paths, modules) = (played.paths, played.modules)
    } else {
      paths = try RunCommand.sources(of: files)
    }
    let kit = try BuildContext.ofThisProgram()
    try kit.prepare { console.err($0) }
    return try Filming(
      paths: paths, outputs: outputs, only: nil, start: nil, lists: nil, words: [],
      isWindow: false, page: nil, isWatched: false, checks: triesPans ? [] : nil, script: nil,
      log: nil,
      resources: nil, sdk: nil, modules: modules, kit: kit, console: console
    ).perform(line)
  }
}
