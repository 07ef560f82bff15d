import Foundation
import Rehearsal

/// Where a command speaks: the result to `out`, complaints and progress to `err`.
@MainActor
package struct Console {
  /// Takes text as it is; no line end is added.
  package var out: @MainActor (String) -> Void
  /// Takes text as it is; no line end is added.
  package var err: @MainActor (String) -> Void
  /// Whether a person is watching `err`; progress is shown only then.
  package var isTerminal: Bool

  package init(
    isTerminal: Bool, out: @escaping @MainActor (String) -> Void,
    err: @escaping @MainActor (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.out = out
    self.err = err
  }

  /// The standard streams of this process.
  package static var standard: Console {
    Console(
      isTerminal: isatty(2) == 1,
      out: { tell($0, on: 1) },
      // Where this fails there is nobody left to tell.
      err: { text in
        let isProgress = text.hasPrefix(Self.wipe)
        let words = isProgress ? String(text.dropFirst(Self.wipe.count)) : text
        _ = OutputStream(descriptor: 2).write((isProgress ? Self.wipe : "") + words.harmless)
      })
  }

  /// The standard streams, and what else this process prints in a file.
  /// - Parameter path: The file.
  package static func apart(from path: String) -> Console {
    let out = dup(1)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if file >= 0 {
      dup2(file, 1)
      close(file)
    }
    var console = Console.standard
    console.out = { tell($0, on: out) }
    return console
  }

  /// Says a result; where that cannot be done the process ends, as it does for a file that cannot be
  /// written.
  private static func tell(_ text: String, on descriptor: Int32) {
    guard let reason = OutputStream(descriptor: descriptor).write(text.harmless) else { return }
    _ = OutputStream(descriptor: 2).write(
      "\(Tool.name): cannot write to standard output: \(reason)\n")
    ProcessEnd.leave(with: .wrongUsage)
  }

  /// Replaces the line on which progress is shown; does nothing where nobody watches.
  func progress(_ text: String) {
    if isTerminal { err(Self.wipe + text) }
  }

  /// What takes a terminal's line away.
  private static let wipe = "\r\u{1b}[K"

  /// Wipes the line of progress, before anything else is said.
  func endProgress() { progress("") }
}
