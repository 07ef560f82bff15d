import Foundation
import Rehearsal
import UIKit

/// The program that is made of somebody's files: it explores them, or plays what was chosen.
@MainActor
struct FoundMain {
  let roots: [FoundRoot]
  let wanted: Set<String>

  /// `explore FILE [--all] [--pans]`: appends lines to a file; what stands in it is known already.
  /// Everything else is a command line over the one thing that was chosen.
  func run() -> Never {
    Stage.ownProcess(limit: CrashText.patience)
    DocumentClasses.ofProgram = [FilesProgram.module]
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "explore", words.count > 1 {
      explore(URL(fileURLWithPath: words[1]), words)
    }
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment[FoundStart.variable],
      let start = try? JSONDecoder().decode(FoundStart.self, from: Data(text.utf8)),
      roots.indices.contains(start.path.root)
    else {
      try? FileHandle.standardError.write(
        contentsOf: Data("nothing was chosen to be played\n".utf8))
      exit(ExitCode.fault.rawValue)
    }
    Tool.main(
      FoundStudio(start: start, root: roots[start.path.root]),
      console: environment[FoundStart.log].map(Console.apart) ?? .standard)
  }

  /// - Parameter words: `--all` for everything there is; `--root NAME` for one root alone;
  ///   `--wanted NAME` for the class that is to take part.
  private func explore(_ file: URL, _ words: [String]) -> Never {
    do {
      let known = try ExplorationNotes(file).tries
      let (only, asked) = (value(of: "--root", in: words), value(of: "--wanted", in: words))
      let begun = roots.map { root in
        var root = root.root
        if let only, root.name != only { root.rank += 10 }
        return root
      }
      var explorer = Explorer(
        begun, wanted: asked.map { [$0] } ?? wanted, isThorough: words.contains("--all"),
        triesPans: words.contains("--pans"), known: known)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      let encoder = JSONEncoder()
      func write(_ line: ExplorationLine) {
        guard let data = try? encoder.encode(line) else { return }
        try? handle.write(contentsOf: data + Data("\n".utf8))
      }
      while let item = explorer.tryNext(willTry: { write(.trying($0)) }) { write(.tried(item)) }
      write(.over)
      exit(0)
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(ExitCode.fault.rawValue)
    }
  }
}

extension FoundMain {
  private func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}

/// What an exploring process has told so far.
struct ExplorationNotes {
  let tries: [ExplorationPlan.Try]
  /// What it was about to try when it ended; nil if it came to its end.
  let unfinished: ExplorationPath?
  let isOver: Bool

  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let decoder = JSONDecoder()
    var (tries, unfinished, isOver): ([ExplorationPlan.Try], ExplorationPath?, Bool) = (
      [], nil, false
    )
    for line in text.split(separator: "\n") {
      switch try? decoder.decode(ExplorationLine.self, from: Data(line.utf8)) {
      case .trying(let path): unfinished = path
      case .tried(let item):
        tries.append(item)
        unfinished = nil
      case .over: isOver = true
      case nil: break
      }
    }
    (self.tries, self.unfinished, self.isOver) = (tries, unfinished, isOver)
  }
}
