import Foundation
import Projects
import Rewriting

/// Compiles the modules of a plan, each anew only where something of it has changed.
struct ModuleBuild {
  let kit: BuildContext
  /// Where everything goes that is made.
  let folder: URL
  /// Is told what is done.
  let say: (String) -> Void

  /// A module that is compiled.
  struct Compiled {
    let module: Module
    let object: URL
    /// Another one whenever it was compiled of something else.
    let identity: UInt64
  }

  /// Compiles in the plan's order.
  /// - Parameter main: The text of the program's beginning, for the last module.
  /// - Throws: `CompilerError` with what the compiler said, of the sources as they are.
  func compile(_ plan: ModulePlan, main: String) throws -> [Compiled] {
    var done: [Compiled] = []
    let renaming = ModuleRenaming(plan.aliases)
    let missing = Set(plan.missing.map(\.module))
    for (index, module) in plan.modules.enumerated() {
      let isApp = index == plan.modules.count - 1
      let module = leftOut(of: module, without: missing)
      done.append(try compile(module, main: isApp ? main : nil, renaming, after: done))
    }
    return done
  }

  /// The module without the files that import what is not here, and with what stands in for them.
  private func leftOut(of module: Module, without missing: Set<String>) -> Module {
    guard !missing.isEmpty else { return module }
    var (module, text) = (module, "")
    var imports: Set<String> = ["UIKit"]
    for path in module.swiftFiles {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let names = ImportScanner.imports(in: String(decoding: data, as: UTF8.self))
      // Of what is Apple's, only the lines go that need it. A file that is all SwiftUI has no others.
      let lacking = names.filter { name in
        guard missing.contains(name) else { return false }
        let isWhole = name == "SwiftUI" && !names.contains("UIKit")
        return isWhole || !MissingModules.isDivisible(name)
      }
      guard !lacking.isEmpty,
        let file = LeftOutFile(Source(path: path, text: Array(data)), without: lacking)
      else { continue }
      module.swiftFiles.removeAll { $0 == path }
      imports.formUnion(names.filter { !missing.contains($0) })
      text += file.text
      let empty =
        file.classes.isEmpty ? "" : "; \(file.classes.joined(separator: ", ")) shown empty"
      say("left out: \(path.printable), which imports \(lacking.joined(separator: ", "))\(empty)\n")
    }
    if !text.isEmpty {
      module.standIns =
        imports.sorted().map { "import \($0)\n" }.joined() + LeftOutFile.helper + text
    }
    return module
  }

  private func compile(
    _ module: Module, main: String?, _ renaming: ModuleRenaming, after others: [Compiled]
  ) throws -> Compiled {
    let home = folder.appendingPathComponent("modules/\(module.name)")
    let files = FileManager.default
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    let paths = module.swiftFiles.filter { !(main != nil && $0.hasSuffix("/main.swift")) }
    let own = try ownFiles(of: module, main: main, in: home)
    var omitting = Omitting()
    var classCalls = ClassCalls()
    func overlay() throws -> Overlay {
      try Overlay(
        of: [paths], called: [module.name], renaming: renaming, with: omitting.texts,
        calling: classCalls.places, starts: false,
        isOfSwift3: module.isOfSwift3, in: home)
    }
    var rewritten = try overlay()
    let words = try words(for: module, isApp: main != nil, home, after: others)
    let identity = try identity(
      [words.joined(separator: " "), kit.identity(), "\(rewritten.fingerprint)"]
        + others.map { "\($0.identity)" }, paths + own)
    let object = home.appendingPathComponent("\(module.name).o")
    let stamp = home.appendingPathComponent("identity")
    let remarks = home.appendingPathComponent("left out")
    let compiled = Compiled(module: module, object: object, identity: identity)
    if files.fileExists(atPath: object.path),
      main != nil || files.fileExists(atPath: interface(home, module).path),
      (try? String(contentsOf: stamp, encoding: .utf8)) == "\(identity)"
    {
      say((try? String(contentsOf: remarks, encoding: .utf8)) ?? "")
      return compiled
    }
    say("compiling \(module.name), \(paths.count) files\n")
    rewritten.remarks.forEach { say("\($0)\n") }
    try? files.removeItem(at: stamp)
    var first: CompilerError?
    for _ in 0..<Omitting.rounds {
      let outcome = try Program.named("swiftc").run(
        words + rewritten.compilerFlags + own + paths)
      if outcome.status == 0 {
        let text = omitting.omissions.map { "\($0)".printable + "\n" }.joined()
        try Data(text.utf8).write(to: remarks, options: .atomic)
        say(text)
        try Data("\(identity)".utf8).write(to: stamp, options: .atomic)
        return compiled
      }
      let said = rewritten.places.told(outcome.err + outcome.out)
      if classCalls.learn(from: said, of: paths) {
        rewritten = try overlay()
        continue
      }
      first = first ?? CompilerError(text: told(said, of: module))
      guard try omitting.takeOut(said, of: paths) else { break }
      rewritten = try overlay()
    }
    throw first ?? CompilerError(text: "")
  }

  private func interface(_ home: URL, _ module: Module) -> URL {
    home.appendingPathComponent("\(module.compiledName).swiftmodule")
  }

  private func words(for module: Module, isApp: Bool, _ home: URL, after others: [Compiled])
    throws -> [String]
  {
    var words = [
      "-swift-version", module.languageVersion, "-Onone", "-gline-tables-only", "-wmo", "-j2", "-c",
      "-module-name",
      module.compiledName, "-suppress-warnings", "-o",
      home.appendingPathComponent("\(module.name).o").path,
    ]
    if !isApp {
      words += [
        "-parse-as-library", "-enable-testing", "-emit-module", "-emit-module-path",
        interface(home, module).path,
      ]
    }
    if module.bringsUIKit { words += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"] }
    // What a module imports, those that import it need as well.
    for other in others {
      words += ["-I", other.object.deletingLastPathComponent().path]
    }
    return words + module.defines.flatMap { ["-D", $0] } + module.flags + kit.compilerFlags
      + kit.cacheFlags
  }

  /// Files of ours that are compiled with a module's.
  private func ownFiles(of module: Module, main: String?, in home: URL) throws -> [String] {
    var texts: [String: String] = [:]
    if let main { texts["main.swift"] = main }
    if let standIns = module.standIns { texts["LeftOut.swift"] = standIns }
    if module.bringsUIKit, main == nil {
      texts["Imported.swift"] = "@_exported import UIKit\n"
    }
    let symbols = AssetSymbols(
      of: module,
      texts: module.swiftFiles.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    if !symbols.source.isEmpty { texts["AssetSymbols.swift"] = symbols.source }
    if let bundle = module.resourceBundle {
      texts["Resources.swift"] = """
        import Foundation
        extension Foundation.Bundle {
          static let module = Bundle(
            path: Bundle.main.bundlePath + "/\(bundle)") ?? Bundle.main
        }

        """
    }
    return try texts.sorted { $0.key < $1.key }.map { name, text in
      let file = home.appendingPathComponent(name)
      if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try Data(text.utf8).write(to: file, options: .atomic)
      }
      return file.path
    }
  }

  private func identity(_ words: [String], _ paths: [String]) throws -> UInt64 {
    var text = words.joined(separator: "\n")
    for path in paths {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      text += "\n\(path) \(data.count) \(data.fingerprint)"
    }
    return text.fingerprint
  }

  /// What the compiler said, and of names that only Objective-C declares, where.
  private func told(_ text: String, of module: Module) -> String {
    var notes: [String] = []
    var known: Set<String> = []
    for match in text.matches(of: /cannot find (?:type )?'(\w+)' in scope/)
    where known.insert(String(match.1)).inserted {
      let headers = module.headers + Headers.beside(module.others.map(\.path))
      if let place = HeaderScanner.declaration(of: String(match.1), in: headers) {
        notes.append(
          "\(place.path):\(place.line): note: '\(match.1)' is declared here, in Objective-C, "
            + "which is left out\n")
      }
    }
    return text + (text.hasSuffix("\n") ? "" : "\n") + notes.joined()
  }
}

/// Headers that belong to Objective-C sources.
enum Headers {
  static func beside(_ sources: [String]) -> [String] {
    sources.map { ($0 as NSString).deletingPathExtension + ".h" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
