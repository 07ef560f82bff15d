import Foundation
import Raster
import TransitionTesting

/// What members of Apple's types are called, as their documentation has it: whether a name that a compiler
/// does not find is one of them, or a slip of somebody who meant one of them.
enum MemberNames {
  /// Of `Documentation/surface/members.tsv`, each once, without what they take.
  static let all: [String] = {
    let file = moduleFiles(of: "RehearseCommands", built: .module)
      .appendingPathComponent("MemberNames.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  private static let known = Set(all)

  /// Whether a name is none of them, but one or two letters away from one.
  static func isSlip(_ name: String) -> Bool {
    guard !known.contains(name) else { return false }
    let most = name.count > 6 ? 2 : 1
    return all.contains { abs($0.count - name.count) <= most && slips(from: name, to: $0) <= most }
  }
}
