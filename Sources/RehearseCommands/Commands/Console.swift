import Foundation

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
      out: { FileHandle.standardOutput.write(Data($0.utf8)) },
      err: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// The standard streams, and what else this process prints in a file.
  /// - Parameter path: The file.
  package static func apart(from path: String) -> Console {
    let out = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if file >= 0 {
      dup2(file, 1)
      close(file)
    }
    var console = Console.standard
    console.out = { out.write(Data($0.utf8)) }
    return console
  }

  /// Replaces the line on which progress is shown; does nothing where nobody watches.
  func progress(_ text: String) {
    if isTerminal { err("\r\u{1b}[K" + text) }
  }

  /// Wipes the line of progress, before anything else is said.
  func endProgress() { progress("") }
}
