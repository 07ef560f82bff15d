import Foundation

/// The tags of a small XML file, in order, with their attributes; what stands between them is left out.
struct TagText {
  struct Tag {
    let name: String
    let attributes: [String: String]
    /// Tags that enclose this one.
    let depth: Int
    /// Whether it closes what an earlier one opened.
    let isEnd: Bool
  }

  let tags: [Tag]

  init(_ text: String) {
    var tags: [Tag] = []
    var depth = 0
    for match in text.matches(of: /<(\/?)([A-Za-z][\w:.-]*)([^<>]*?)(\/?)>/) {
      let isEnd = match.1 == "/"
      if isEnd { depth = max(depth - 1, 0) }
      tags.append(
        Tag(
          name: String(match.2), attributes: TagText.attributes(String(match.3)), depth: depth,
          isEnd: isEnd))
      if !isEnd, match.4.isEmpty { depth += 1 }
    }
    self.tags = tags
  }

  private static func attributes(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for match in text.matches(of: /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
      found[String(match.1)] = plain(String(match.2 ?? match.3 ?? ""))
    }
    return found
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
