import Foundation

/// What a compiler said that has compiled, without what is of no use to the author.
enum CompilerWarnings {
  /// Leaves out results that nobody uses, about which Apple's compiler is silent (what comes from
  /// Objective-C may be called for its effect alone), casts out of Objective-C's classes, which are said
  /// to fail here and do not, and notes on lines of other people's files.
  /// - Parameters:
  ///   - text: What was said, by the authors' own paths.
  ///   - paths: The authors' files.
  static func useful(in text: String, of paths: [String]) -> String {
    let own = Set(paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    var isKept = true
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if let header = line.wholeMatch(of: /(\/.+?):\d+:\d+: (warning|note|error|remark): .*/) {
        let path = URL(fileURLWithPath: String(header.1)).standardizedFileURL.path
        isKept = header.2 != "note" || own.contains(path)
        if header.2 == "warning" {
          if line.hasSuffix("[#no-usage]") { isKept = false }
          if line.contains(/cast from 'any NSCopying' .* always fails/) { isKept = false }
        }
      } else if line.hasPrefix("[#") {
        // Where groups of warnings are explained.
        isKept = !line.hasPrefix("[#no-usage]")
      }
      return isKept
    }
    let kept = lines.joined(separator: "\n")
    return kept.contains(": warning:") || kept.contains(": error:") ? kept : ""
  }
}
