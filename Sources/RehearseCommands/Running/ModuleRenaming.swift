import Foundation
import Rewriting

/// Other names for modules whose own are taken where sources are compiled: in import statements, and
/// before what is named with its module. Lines stay as they are.
struct ModuleRenaming {
  private let names: [String: String]
  /// Names before a dot that stand for a type of the sources' own.
  private var types: Set<String> = []

  /// - Parameter names: What the compiler is to read, by what sources say.
  init(_ names: [String: String]) { self.names = names }

  /// Leaves names before a dot alone where sources declare something that is called so.
  func leavingAlone(typesOf sources: [Source]) -> ModuleRenaming {
    guard !names.isEmpty else { return self }
    var copy = self
    let texts = sources.map { String(decoding: $0.text, as: UTF8.self) }
    for name in names.keys {
      guard
        let declaration = try? Regex(
          "\\b(?:class|struct|enum|protocol|actor|typealias|let|var|case|extension)\\s+\(name)\\b"),
        texts.contains(where: { $0.contains(name) && $0.contains(declaration) })
      else { continue }
      copy.types.insert(name)
    }
    return copy
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    names.isEmpty ? text : Array(applied(to: String(decoding: text, as: UTF8.self)).utf8)
  }

  func applied(to text: String) -> String {
    guard !names.isEmpty else { return text }
    var text = text
    for (name, other) in names.sorted(by: { $0.key < $1.key }) where text.contains(name) {
      let kinds = "(?:(?:class|struct|enum|protocol|func|var|let|typealias)\\s+)?"
      text = Self.replacing("(\\bimport\\s+\(kinds))\(name)\\b", by: "$1\(other)", in: text)
      if !types.contains(name) {
        text = Self.replacing(
          "(^|[^\\w.])\(name)(?=\\.[A-Za-z_])", by: "$1\(other)", in: text)
      }
    }
    return text
  }

  private static func replacing(_ pattern: String, by template: String, in text: String) -> String {
    text.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
}
