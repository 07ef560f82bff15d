import Foundation
import Rewriting

/// A program made of somebody's files, which plays what was found in them.
struct FilesProgram {
  let executable: URL
  /// The names of what it can play, the most telling first.
  let names: [String]

  /// Rewrites, compiles and links.
  /// - Parameters:
  ///   - folder: Where everything goes that is made on the way.
  ///   - say: Is told what could not be rewritten.
  /// - Throws: `UsageError` if nothing to play is found; `CompilerError` with what the compiler said.
  init(of paths: [String], kit: Kit, in folder: URL, say: (String) -> Void) throws {
    let sources = try paths.map { path in
      Source(path: path, text: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let found = FoundTransition.all(in: sources)
    guard !found.isEmpty else { throw UsageError(FoundTransition.nothing) }
    let bridges = found.compactMap(\.opening).map { ($0.path, $0.bridge) }
    let overlay = try Overlay(
      of: [paths], adding: Dictionary(bridges, uniquingKeysWith: +), in: folder)
    overlay.remarks.forEach { say("\($0)\n") }
    let main = folder.appendingPathComponent("main.swift")
    try Data(FoundTransition.program(playing: found).utf8).write(to: main)
    names = found.map(\.name)
    executable = folder.appendingPathComponent("program")
    let outcome = try Program.named("swiftc").run(
      ["-swift-version", "5", "-Onone", "-wmo", "-j2", "-module-name", "Rehearsed"]
        + ["-use-ld=lld", "-o", executable.path] + overlay.compilerFlags
        + (try kit.compilerFlags()) + kit.linkerFlags + [main.path] + paths)
    guard outcome.status == 0 else {
      throw CompilerError(text: overlay.places.told(outcome.err + outcome.out))
    }
    say(overlay.places.told(outcome.err))
  }
}

/// What a compiler said of sources that do not compile, as it said it.
struct CompilerError: Error {
  let text: String
}
