import Foundation

/// What a process said when it ended before its time, told of the user's own files.
struct CrashText {
  /// What happened, and where: one line.
  let line: String
  /// The line, and the frames in the user's files.
  let text: String
  /// What happened.
  let what: String
  /// Where, as `/app/Zoom.swift:22:114`; empty where nobody knows.
  let place: String

  /// The line that Swift itself names, by which a crash is known again; nil where it names none.
  let trap: String?

  /// What has a process end at once, where its crash is known.
  static let brief = "enable=no"

  /// Seconds that a turn may last before it is said not to come back.
  static let patience = 4.0

  /// What has a process tell where it ended.
  static let setting =
    "enable=yes,color=no,threads=crashed,images=none,registers=none,limit=100,cache=yes"

  /// - Parameters:
  ///   - said: Everything that the process wrote to its error stream.
  ///   - status: How it ended, as a shell tells it.
  init(_ said: String, status: Int32) {
    let lines = said.split(separator: "\n").map(String.init)
    let trap = lines.lazy.compactMap(Self.trap).first
    var frames = lines.compactMap(Self.frame)
    if let trap, let first = frames.first, first.place.hasSuffix("/" + trap.file) {
      // A frame that optimisation has left without a line.
      frames[0].place += ":\(trap.line)"
    }
    what = Self.reason(lines, status)
    self.trap = trap.map { "\($0.file):\($0.line)" }
    place = frames.first?.place ?? trap.map { "\($0.file):\($0.line)" } ?? ""
    let isHang = status == 128 + SIGQUIT
    line = (place.isEmpty ? "" : "\(place): ") + (isHang ? what : "crashed: \(what)")
    text = ([line] + frames.map { "  in \($0.function) at \($0.place)" }).joined(separator: "\n")
  }

  /// Where Swift itself says that it stopped.
  private static func trap(_ line: String) -> (file: String, line: String)? {
    line.wholeMatch(of: /(?:[^\/ ]+\/)?([^\/ ]+\.swift):(\d+): Fatal error.*/).map {
      (String($0.1), String($0.2))
    }
  }

  private static func reason(_ lines: [String], _ status: Int32) -> String {
    for line in lines {
      if let match = line.firstMatch(of: /Could not cast value of type '(.+)' \(.*\) to '(.+)' \(/)
      {
        return cast(String(match.1), String(match.2))
      }
      if let match = line.firstMatch(of: /Fatal error(: .*)?$/) {
        let what = match.1.map { String($0.dropFirst(2)) } ?? "fatal error"
        return what.contains("implicitly unwrapping") ? what + outlets : what
      }
    }
    switch status - 128 {
    case SIGSEGV, SIGBUS: return "bad access to memory (or a recursion without end)"
    case SIGQUIT: return "it does not come back: \(Int(patience)) seconds in one turn"
    case SIGILL, SIGTRAP: return "it gave up: abort(), or a trap without words"
    case 1...: return "signal \(status - 128)"
    default: return "it left by itself, with code \(status)"
    }
  }

  /// What is said of a cast by `as!`, which Swift says without a line.
  private static func cast(_ given: String, _ wanted: String) -> String {
    let names = [given, wanted].map { $0.replacing(/^\w+\./, with: "") }
    let what = "a \(names[0]) is no \(names[1]), which 'as!' takes it for"
    return names[0] == "UIViewController"
      ? what + " · a screen of a storyboard? --resources DIR says where that is" : what
  }

  private static let outlets =
    " · nobody has set it: an outlet without its storyboard or nib (--resources DIR says where they are), "
    + "or what another screen hands over"

  /// A frame of the user's own code, which is in no library: `f(_:) in Rehearsed at /a/b.swift:9:12`.
  private static func frame(_ line: String) -> (function: String, place: String)? {
    guard
      let match = line.wholeMatch(
        of:
          /[ ]*\d+[ ]+(?:\[\w+\][ ]+)*(?:0x[0-9a-f]+[ ]+)?(.*) in (?!lib)(?:(?! in ).)+ at (\S.*\.swift(?::\d+(?::\d+)?)?)/
      ),
      !match.2.hasPrefix("/<"), !match.2.contains("/main.swift")
    else { return nil }
    return (String(match.1.replacing(/[ ]\+ \d+$/, with: "")), String(match.2))
  }
}
