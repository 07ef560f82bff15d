import Foundation

/// The calls of a replay as a text: seconds, a tab, and what was called.
struct TimelineGolden {
  let text: String

  @MainActor
  init(_ replay: Replay) {
    text = replay.moments.map { String(format: "%.3f", $0.time) + "\t\($0.what)\n" }.joined()
  }

  /// The first line that is not the same, for people; empty when there is none.
  static func message(_ kept: String, _ now: String) -> String {
    let (old, new) = (
      kept.split(separator: "\n", omittingEmptySubsequences: false),
      now.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let shown = { (lines: [Substring]) in
      lines.indices.contains(first) && !lines[first].isEmpty
        ? lines[first].replacingOccurrences(of: "\t", with: " s  ") : "nothing more"
    }
    return "first difference in line \(first + 1)\n- \(shown(old))\n+ \(shown(new))\n"
  }
}
