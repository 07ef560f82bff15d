import Foundation
import Rewriting

/// A program made of somebody's files, which starts what they have and tries what can be touched.
struct FilesProgram {
  let executable: URL
  /// Where it runs shut in; nil for anywhere.
  var sandbox: Sandbox?
  /// When it is to have been played; nil for any time.
  var deadline: Deadline?
  var program: Program { Program(path: executable.path, sandbox: sandbox, deadline: deadline) }
  /// What the module of the files is called.
  static let module = "Rehearsed"
  /// Everything that is put onto a stage.
  let roots: [FoundProgram.Root]
  /// The classes of the files that take part in transitions.
  let wanted: [String]
  /// Whether anything in the files can drive a transition.
  let isInteractive: Bool

  /// Rewrites, compiles and links. What cannot be made the way that it was guessed is left out.
  /// - Parameters:
  ///   - modules: Those that the files are of, where they are a package's.
  ///   - only: The class to play; nil for whatever is there.
  ///   - sdk: The version of iOS whose SDK the files were built with; nil for what their spellings tell.
  ///   - folder: Where everything goes that is made on the way.
  ///   - say: Is told what could not be rewritten or made.
  /// - Throws: `UsageError` if nothing to play is found; `CompilerError` with what the compiler
  ///   said.
  init(
    of paths: [String], as modules: [String] = [], only: String?, resources: String?,
    sdk: Int? = nil, kit: BuildContext, in folder: URL,
    say: (String) -> Void
  ) throws {
    let sources = try paths.map { path in
      Source(path: path, text: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let bundle = try ResourceFolder(folder.appendingPathComponent("Rehearsed"))
    if let resources {
      try bundle.lay([URL(fileURLWithPath: resources)])
    } else {
      try bundle.lay(ResourceFolder.places(near: paths), around: paths)
    }
    bundle.linkScreens(of: kit)
    let found = FoundProgram(of: sources, storyboards: bundle.storyboards(for: sources))
    wanted = found?.wanted ?? []
    isInteractive = found?.isInteractive ?? true
    var build = try FilesBuild(
      paths: paths, modules: modules, bridges: found?.bridges ?? [:], kit: kit, folder: folder,
      executable: bundle.executable)
    build.overlay.remarks.forEach { say("\($0)\n") }
    try build.makeModules()
    (executable, roots) = try build.program(of: found, only: only, say: say)
    build.remarks.forEach { say("\($0)\n") }
    try bundle.completeInfo(systemOfSDK: sdk ?? build.formerSDK)
  }
}

/// An application of SwiftUI, of which nothing is shown.
private enum SwiftUIApp {
  /// That one of the files has one, after another sentence; nothing where none does.
  static func remark(on paths: [String]) -> String {
    for path in paths {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      guard text.contains("import SwiftUI"),
        let match = text.firstMatch(of: /struct\s+(\w+)\s*:\s*(?:SwiftUI\.)?App\b/)
      else { continue }
      return " · \(match.1) is an application of SwiftUI, which is not shown here"
    }
    return ""
  }
}

/// How a program is compiled, again without what does not compile.
private struct FilesBuild {
  let paths: [String]
  /// Those that the files are of, where they are a package's.
  let modules: [String]
  /// What goes after the last line of some files.
  let bridges: [String: String]
  let kit: BuildContext
  let folder: URL
  let executable: URL
  private(set) var overlay: Overlay
  /// What is taken out where a module of Apple's is imported that is not here.
  private var omitting = Omitting()
  private var classCalls = ClassCalls()
  private var languageVersion = "5"

  init(
    paths: [String], modules: [String], bridges: [String: String], kit: BuildContext, folder: URL,
    executable: URL
  ) throws {
    (self.paths, self.modules, self.bridges) = (paths, modules, bridges)
    (self.kit, self.folder, self.executable) = (kit, folder, executable)
    overlay = try Overlay(of: [paths], adding: bridges, starts: false, in: folder)
  }

  /// The version of iOS whose SDK files of Swift 3 and 4 were built with: that of Swift 4's last year.
  var formerSDK: Int? { languageVersion == "5" ? nil : 11 }

  /// What the files were compiled as, and without.
  var remarks: [String] {
    (formerSDK.map { sdk in
      [
        "compiled as Swift \(languageVersion), by its spellings, and treated as built with the SDK of iOS \(sdk)"
      ]
    } ?? [])
      + omitting.omissions.map { "\($0)" }
  }

  private var main: URL { folder.appendingPathComponent("main.swift") }

  private var emptyModules: URL { folder.appendingPathComponent("modules") }

  /// Modules with nothing in them, for files that import each other's: all is in one here.
  func makeModules() throws {
    guard !modules.isEmpty else { return }
    try FileManager.default.createDirectory(at: emptyModules, withIntermediateDirectories: true)
    let empty = folder.appendingPathComponent("empty.swift")
    try Data().write(to: empty)
    for name in modules {
      let path = emptyModules.appendingPathComponent("\(name).swiftmodule").path
      let outcome = try Program.named("swiftc").run([
        "-emit-module", "-parse-as-library", "-module-name", name, "-o", path, empty.path,
      ])
      guard outcome.status == 0 else { throw CompilerError(text: outcome.err) }
    }
  }

  /// What a package's files have besides: the bundle with their resources.
  private var additions: String {
    modules.isEmpty
      ? "" : "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
  }

  mutating func program(
    of found: FoundProgram?, only: String?, say: (String) -> Void
  ) throws -> (URL, [FoundProgram.Root]) {
    guard let found else {
      // The compiler's own errors come first.
      try Data("\n".utf8).write(to: main)
      _ = try compile()
      throw UsageError(FoundProgram.nothing + SwiftUIApp.remark(on: paths))
    }
    var dropped: [FoundProgram.Root] = []
    while true {
      let (text, places) = found.source { root in !dropped.contains(root) }
      try Data((text + additions).utf8).write(to: main)
      let outcome = try compile()
      let roots = found.roots.filter { root in !dropped.contains(root) }
      guard outcome.status != 0 else {
        let said = MainErrors(outcome.err, in: main.path, places).told(overlay.places)
        say(CompilerWarnings.useful(in: said, of: paths))
        return (executable, roots)
      }
      let errors = MainErrors(outcome.err + outcome.out, in: main.path, places)
      guard errors.areOnlyThere, !errors.roots.isEmpty, errors.roots.count < roots.count else {
        throw CompilerError(text: errors.told(overlay.places))
      }
      for (root, message) in errors.roots where root.rank != 3 || root.name == only {
        say(
          "\(root.path):\(root.line):1: \(message) · to be played it would be made as \(root.making)\n"
        )
      }
      dropped += errors.roots.map(\.root)
    }
  }

  private mutating func compile() throws -> Program.Outcome {
    var first: String?
    for _ in 0..<Omitting.rounds {
      let outcome = try compileOnce()
      let said = outcome.err + outcome.out
      if outcome.status == 0 || said.contains("\(main.path):") { return outcome }
      let told = overlay.places.told(said)
      if classCalls.learn(from: told, of: paths) {
        try renewOverlay()
        continue
      }
      let version = languageVersion
      guard try adapt(to: told) else {
        first = first ?? told
        break
      }
      if version == languageVersion { first = first ?? told }
    }
    throw CompilerError(text: first ?? "")
  }

  /// Does what can be done about what a compiler said: spellings of before 2018 are a language of their own,
  /// and what needs a module of Apple's is left out.
  /// - Returns: Whether the compiler can be asked again.
  private mutating func adapt(to said: String) throws -> Bool {
    if languageVersion == "5", said.contains("was obsoleted in Swift 4") {
      languageVersion = "4"
      return true
    }
    let ofPlatform = Omitting.ofPlatform(in: said)
    if !ofPlatform.isEmpty {
      guard try omitting.takeOut(ofPlatform) else { return false }
      try renewOverlay()
      return true
    }
    let lacksModule = Omitting.faults(in: said).contains { fault in
      fault.message.firstMatch(of: /^no such module '([A-Za-z0-9_]+)/).map {
        MissingModules.isDivisible(String($0.1))
      } ?? false
    }
    guard
      lacksModule || Omitting.lacksApplesName(said) || Omitting.lacksApplesMember(said)
        || !omitting.omissions.isEmpty,
      try omitting.takeOut(said, of: paths)
    else { return false }
    try renewOverlay()
    return true
  }

  private mutating func renewOverlay() throws {
    overlay = try Overlay(
      of: [paths], adding: bridges, with: omitting.texts,
      calling: classCalls.places, starts: false, in: folder)
  }

  private func compileOnce() throws -> Program.Outcome {
    try Program.named("swiftc").run(
      [
        "-swift-version", languageVersion, "-enable-bare-slash-regex", "-Onone", "-g", "-wmo",
        "-j2",
      ]
        + ["-module-name", FilesProgram.module, "-use-ld=lld", "-o", executable.path]
        + overlay.compilerFlags + (modules.isEmpty ? [] : ["-I", emptyModules.path])
        + kit.compilerFlags + kit.cacheFlags + kit.linkerFlags + [main.path]
        + paths)
  }
}

/// What a compiler says of the main file, which nobody but us has seen.
private struct MainErrors {
  private let text, path: String
  /// Whether every error is in it.
  private(set) var areOnlyThere = true
  private(set) var roots: [(root: FoundProgram.Root, message: String)] = []

  init(_ text: String, in path: String, _ places: [Int: FoundProgram.Root]) {
    (self.text, self.path) = (text, path)
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/.*\.swift):(\d+):\d+: (error: .*)/) else {
        continue
      }
      guard match.1 == path, let number = Int(match.2), let root = places[number] else {
        areOnlyThere = false
        continue
      }
      if !roots.contains(where: { $0.root == root }) { roots.append((root, String(match.3))) }
    }
  }

  /// Everything else that was said, of the originals; of what is in the main file, the class that
  /// it is about.
  func told(_ places: OriginalPlaces) -> String {
    var isMain = false
    var told: [String] = []
    for line in places.told(text).split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /(\/.*\.swift):\d+:\d+: .*/) { isMain = match.1 == path }
      if !isMain { told.append(String(line)) }
    }
    // What the files themselves lack comes before what was guessed of them.
    guard areOnlyThere else { return told.joined(separator: "\n") }
    let made = roots.map { root, message in
      "\(root.path):\(root.line):1: \(message) · to be played it is made as \(root.making)"
    }
    return (made + told).joined(separator: "\n")
  }
}

/// What a compiler said of sources that do not compile, as it said it.
struct CompilerError: Error {
  let text: String
}
