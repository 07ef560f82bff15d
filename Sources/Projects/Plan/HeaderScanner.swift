import Foundation

/// What Objective-C headers bring along: modules, and names that Swift cannot see here.
package enum HeaderScanner {
  private static let deepest = 20

  /// Whether a header imports UIKit, by itself or through others that lie beside it.
  package static func bringsUIKit(_ header: String, among headers: [String] = []) -> Bool {
    imports(of: header, among: headers).contains { $0.hasPrefix("UIKit") }
  }

  /// Everything in angle brackets that a header imports, others beside it followed.
  package static func imports(of header: String, among headers: [String] = []) -> Set<String> {
    var found: Set<String> = []
    var met: Set<String> = []
    follow(header, headers, &met, &found, depth: 0)
    return found
  }

  private static func follow(
    _ header: String, _ headers: [String], _ met: inout Set<String>, _ found: inout Set<String>,
    depth: Int
  ) {
    guard depth < deepest, met.insert(header).inserted,
      let data = FileManager.default.contents(atPath: header)
    else { return }
    let folder = (header as NSString).deletingLastPathComponent
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.trimmingBlanks
      if line.hasPrefix("@import ") {
        found.insert(line.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" } + "/")
      }
      guard line.hasPrefix("#import") || line.hasPrefix("#include") else { continue }
      let parts = line.split(whereSeparator: { "<>\"".contains($0) })
      guard parts.count > 1 else { continue }
      let name = String(parts[1])
      if line.contains("<") { found.insert(name) }
      let last = (name as NSString).lastPathComponent
      let near = folder + "/" + name
      let other =
        FileManager.default.fileExists(atPath: near)
        ? near : headers.first { ($0 as NSString).lastPathComponent == last }
      if let other { follow(other, headers, &met, &found, depth: depth + 1) }
    }
  }

  /// Which of some headers declares a name, and on which line.
  package static func declaration(of name: String, in headers: [String]) -> (
    path: String, line: Int
  )? {
    let words = [
      "@interface", "@protocol", "enum", "struct", "typedef", "NS_ENUM", "NS_OPTIONS", "extern",
      "#define",
    ]
    for header in headers {
      guard let data = FileManager.default.contents(atPath: header) else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated()
      where line.contains(name) && words.contains(where: line.contains) && !line.hasPrefix("@class")
      {
        let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if parts.contains(Substring(name)) { return (header, number + 1) }
      }
    }
    return nil
  }
}
