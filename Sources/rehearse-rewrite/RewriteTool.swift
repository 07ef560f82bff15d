import Foundation
import Rewriting

/// What a build calls: sources in, rewritten sources out, remarks to the error stream.
///
/// Files that stay the same are left alone, so that a build sees no change in them. Each begins
/// with a line that tells the compiler where the text comes from, and has a name of its own, for
/// `#fileID` must tell the two apart.
enum RewriteTool {
  static func run(_ words: [String]) -> Int32 {
    if words.first == "--calls", words.count > 2 { return writeCalls(Array(words.dropFirst())) }
    let starts = words.first != "--library"
    let words = starts ? words : Array(words.dropFirst())
    guard words.count > 2, words[0] == "--to" else {
      return complain(
        "usage: rehearse-rewrite [--library] --to FOLDER FILE... | --calls TARGET FILE...", 2)
    }
    do {
      try rewrite(
        Array(words.dropFirst(2)), into: URL(fileURLWithPath: words[1]), starts: starts)
      return 0
    } catch {
      return complain("rehearse-rewrite: \(error)", 3)
    }
  }

  private static func rewrite(_ paths: [String], into folder: URL, starts: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = try paths.map(source)
    let aliases = StandIns.aliases(for: sources)
    let tables = DocumentTables.additions(to: sources)
    let results = Rewriter.rewrite(sources, starts: starts)
    for (index, (source, result)) in zip(sources, results).enumerated() {
      result.remarks.forEach { _ = complain($0.description, 0) }
      let place = "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
      let addition =
        (index == aliases?.file ? aliases?.text ?? "" : "")
        + (tables[index].isEmpty ? "" : "\n" + tables[index])
      // A byte order mark stands at the beginning or nowhere.
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let body = result.text(with: addition)
      let text = Data(place.utf8) + Data(body.starts(with: mark) ? Array(body.dropFirst(3)) : body)
      let target = folder.appendingPathComponent(
        "Rewritten+" + URL(fileURLWithPath: source.path).lastPathComponent)
      try write(text, to: target)
    }
  }

  /// The optional calls of a module's protocols, into one file.
  private static func writeCalls(_ paths: [String]) -> Int32 {
    do {
      let text = OptionalCalls.text(for: try paths.dropFirst().map(source))
      try write(Data(text.utf8), to: URL(fileURLWithPath: paths[0]))
      return 0
    } catch {
      return complain("rehearse-rewrite: \(error)", 3)
    }
  }

  private static func source(_ path: String) throws -> Source {
    Source(path: path, text: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func write(_ text: Data, to target: URL) throws {
    if (try? Data(contentsOf: target)) != text { try text.write(to: target, options: .atomic) }
  }

  private static func complain(_ line: String, _ code: Int32) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    return code
  }
}
