import Foundation

/// What a process said when it ended before its time, told of the user's own files.
struct CrashText {
  /// What happened, and where: one line.
  let line: String
  /// The line, and the frames in the user's files.
  let text: String

  /// What has a process tell where it ended.
  static let setting =
    "enable=yes,color=no,threads=crashed,images=none,registers=none,limit=100,cache=yes"

  /// - Parameters:
  ///   - said: Everything that the process wrote to its error stream.
  ///   - status: How it ended, as a shell tells it.
  init(_ said: String, status: Int32) {
    let lines = said.split(separator: "\n").map(String.init)
    let frames = lines.compactMap(Self.frame)
    let what = Self.reason(lines, status)
    let place = frames.first.map { "\($0.place): " } ?? ""
    line = "\(place)crashed: \(what)"
    text = ([line] + frames.map { "  in \($0.function) at \($0.place)" }).joined(separator: "\n")
  }

  private static func reason(_ lines: [String], _ status: Int32) -> String {
    for line in lines {
      if let match = line.firstMatch(of: /Fatal error(: .*)?$/) {
        return match.1.map { String($0.dropFirst(2)) } ?? "fatal error"
      }
    }
    switch status - 128 {
    case SIGSEGV, SIGBUS: return "bad access to memory (or a recursion without end)"
    case SIGQUIT: return "it does not come back: ten seconds in one turn"
    case 1...: return "signal \(status - 128)"
    default: return "it left by itself, with code \(status)"
    }
  }

  /// A frame of the user's own code: `f(_:) in Rehearsed at /a/b.swift:9:12`.
  private static func frame(_ line: String) -> (function: String, place: String)? {
    guard
      let match = line.wholeMatch(
        of:
          /[ ]*\d+[ ]+(?:\[\w+\][ ]+)*(?:0x[0-9a-f]+[ ]+)?(.*) in Rehearsed at (\/.*\.swift:\d+(?::\d+)?)/
      ),
      !match.2.hasPrefix("/<"), !match.2.contains("/main.swift:")
    else { return nil }
    return (String(match.1.replacing(/[ ]\+ \d+$/, with: "")), String(match.2))
  }
}
