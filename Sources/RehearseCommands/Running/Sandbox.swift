import Foundation

/// A place for somebody's code from which it reaches nothing: no network, no other processes, and of
/// the file system only what it is given may be written. bubblewrap makes it.
struct Sandbox {
  private let tool: String
  /// Folders that may be written in, beside a temporary one.
  let writable: [String]

  /// - Throws: `UsageError` where there is no bubblewrap, or where it may not make sandboxes.
  init(writable: [String]) throws {
    guard let tool = try? Program.named("bwrap").path else {
      throw UsageError("--sandbox needs the program 'bwrap' · apt-get install bubblewrap")
    }
    (self.tool, self.writable) = (tool, writable.map { URL(fileURLWithPath: $0).resolved })
    let probe = try Program(path: tool).run(Self.walls + ["--", "/bin/true"])
    guard probe.status == 0 else {
      throw UsageError("a sandbox cannot be made here: \(probe.err.prefix(200).printableLine)")
    }
  }

  /// A program with its arguments, as a program and arguments that run it in here.
  func holding(
    _ path: String, _ arguments: [String], temporary: String
  ) -> (path: String, arguments: [String]) {
    let open = (writable + [temporary]).flatMap { ["--bind", $0, $0] }
    return (tool, Self.walls + open + ["--", path] + arguments)
  }

  private static let walls = [
    "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-all",
    "--die-with-parent", "--new-session",
  ]
}

extension URL {
  fileprivate var resolved: String { resolvingSymlinksInPath().path }
}

extension Substring {
  fileprivate var printableLine: String {
    String(self).trimmingCharacters(in: .whitespacesAndNewlines).printable
  }
}
