import Foundation

/// A pattern of paths as pods write it: `Source/**/*.{h,swift}`. `**/` is any folders, also none; a pattern
/// that names a folder means everything in it.
struct PathPattern {
  private let alternatives: [[Part]]

  private enum Part: Equatable {
    case anyFolders
    case name([UInt8])
  }

  /// How many patterns braces may stand for.
  private static let most = 256

  init(_ text: String) {
    alternatives = PathPattern.spread(text).map { pattern in
      pattern.split(separator: "/").filter { $0 != "." }.map { part in
        part == "**" ? .anyFolders : .name(Array(part.utf8))
      }
    }
  }

  /// - Parameter path: From the folder on that the pattern is about.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { PathPattern.matches($0[...], names[...]) }
  }

  private static func matches(_ parts: ArraySlice<Part>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return true }
    switch part {
    case .anyFolders:
      // A pattern has few of these; each tries every place that is left.
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
    case .name(let pattern):
      guard let name = names.first,
        Glob.matches(
          String(decoding: pattern, as: UTF8.self), String(decoding: name, as: UTF8.self))
      else { return false }
      return matches(parts.dropFirst(), names.dropFirst())
    }
  }

  /// The patterns that one with braces stands for.
  private static func spread(_ text: String) -> [String] {
    var open = [text]
    var done: [String] = []
    while let next = open.popLast(), done.count + open.count < most {
      guard let start = next.firstIndex(of: "{"), let end = next[start...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let words = next[next.index(after: start)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      open += words.map { next[..<start] + $0.trimmingBlanks + next[next.index(after: end)...] }
    }
    return done
  }
}
