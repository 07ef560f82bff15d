import Foundation
import Rewriting

/// A program made of somebody's files, which plays one thing that was found in them.
struct FilesProgram {
  let executable: URL
  /// The class that it plays.
  let name: String
  /// What the module of the files is called.
  static let module = "Rehearsed"
  /// What the program calls it.
  var slug: String { FoundItem.slug(of: name) }

  /// Rewrites, compiles and links. Only what is played is made: whatever else was found may be of a
  /// kind that cannot be.
  /// - Parameters:
  ///   - only: The class to play; nil for the most telling one.
  ///   - folder: Where everything goes that is made on the way.
  ///   - say: Is told what is played of several, and what could not be rewritten.
  /// - Throws: `UsageError` if nothing to play is found; `CompilerError` with what the compiler said.
  init(
    of paths: [String], only: String?, kit: Kit, in folder: URL, say: (String) -> Void
  ) throws {
    let sources = try paths.map { path in
      Source(path: path, text: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let chosen = try FilesProgram.choice(FoundTransition.all(in: sources), only, say)
    name = chosen.name
    let bridge = chosen.opening.map { [$0.path: $0.bridge] }
    let overlay = try Overlay(of: [paths], adding: bridge ?? [:], starts: false, in: folder)
    overlay.remarks.forEach { say("\($0)\n") }
    let main = folder.appendingPathComponent("main.swift")
    try Data(chosen.program.utf8).write(to: main)
    executable = folder.appendingPathComponent("program")
    let outcome = try Program.named("swiftc").run(
      ["-swift-version", "5", "-Onone", "-wmo", "-j2", "-module-name", FilesProgram.module]
        + ["-use-ld=lld", "-o", executable.path] + overlay.compilerFlags
        + (try kit.compilerFlags()) + kit.linkerFlags + [main.path] + paths)
    guard outcome.status == 0 else {
      throw CompilerError(
        text: FilesProgram.told(
          overlay.places.told(outcome.err + outcome.out), of: main.path, playing: chosen))
    }
    say(overlay.places.told(outcome.err))
  }

  private static func choice(
    _ found: [FoundTransition], _ only: String?, _ say: (String) -> Void
  ) throws -> FoundTransition {
    guard let first = found.first else { throw UsageError(FoundTransition.nothing) }
    var names: [String] = []
    for item in found where !names.contains(item.name) { names.append(item.name) }
    if let only {
      guard let chosen = found.first(where: { $0.name == only }) else {
        throw UsageError.unknown("class", only, among: names)
      }
      return chosen
    }
    if names.count > 1 {
      say("rehearse run: playing \(names[0]) of \(names.joined(separator: ", "))\n")
    }
    return first
  }

  /// What a compiler says of the main file, which nobody but us has seen, told of the class that it
  /// plays, once each; what it quotes of that file is left out.
  private static func told(
    _ text: String, of main: String, playing item: FoundTransition
  ) -> String {
    var isMain = false
    var told: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /(\/.*\.swift):\d+:\d+: (.*)/) {
        isMain = match.1 == main
        let complaint =
          "\(item.path):\(item.line):1: \(match.2) · to be played it is made as \(item.making)"
        if !isMain || told.last != complaint { told.append(isMain ? complaint : String(line)) }
      } else if !isMain {
        told.append(String(line))
      }
    }
    return told.joined(separator: "\n") + (isMain ? "\n" : "")
  }
}

/// What a compiler said of sources that do not compile, as it said it.
struct CompilerError: Error {
  let text: String
}
