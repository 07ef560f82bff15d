import Foundation
import Projects

/// Names that the compiler knows for the pictures and colours of a module's catalogues, as Xcode
/// generates them since version 15.
struct AssetSymbols {
  /// A file of the module's; empty where there are none.
  let source: String

  /// - Parameter texts: The module's own sources: what they declare by themselves is left to them.
  init(of module: Module, texts: [String]) {
    var (images, colours) = (Names(), Names())
    for resource in module.resources where resource.path.hasSuffix(".xcassets") {
      let catalogue = URL(fileURLWithPath: resource.path)
      for path in (FileManager.default.subpaths(atPath: resource.path) ?? []).sorted() {
        let spaces = AssetSymbols.namespaces(around: path, in: catalogue)
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let full = (spaces + [name]).joined(separator: "/")
        if path.hasSuffix(".imageset") || path.hasSuffix(".symbolset") {
          images.add(full, as: AssetSymbols.symbol(name, without: "Image"), in: spaces)
        } else if path.hasSuffix(".colorset") {
          colours.add(full, as: AssetSymbols.symbol(name, without: "Color"), in: spaces)
        }
      }
    }
    let own = AssetSymbols.declared(in: texts)
    let parts = [
      images.resources("ImageResource"), colours.resources("ColorResource"),
      images.members("UIImage", of: "ImageResource", taken: own),
      colours.members("UIColor", of: "ColorResource", taken: own.union(AssetSymbols.system)),
    ]
    let body = parts.joined()
    source = body.isEmpty ? "" : "import UIKit\n" + body
  }

  /// The groups around a set that give their name to what lies in them.
  private static func namespaces(around path: String, in catalogue: URL) -> [String] {
    var folder = catalogue
    return path.split(separator: "/").dropLast().compactMap { part in
      folder.appendPathComponent(String(part))
      let contents = folder.appendingPathComponent("Contents.json")
      let object = (try? Data(contentsOf: contents)).flatMap {
        try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
      }
      let properties = object?["properties"] as? [String: Any]
      return properties?["provides-namespace"] as? Bool == true ? String(part) : nil
    }
  }

  /// Symbols with the names that they stand for, and the same within groups.
  private struct Names {
    private var own: [String: String] = [:]
    private var groups: [String: Names] = [:]

    mutating func add(_ name: String, as symbol: String, in spaces: [String]) {
      guard let first = spaces.first else { return own[symbol] = name }
      let group = AssetSymbols.symbol(first, without: "")
      groups[group.prefix(1).uppercased() + group.dropFirst(), default: Names()]
        .add(name, as: symbol, in: Array(spaces.dropFirst()))
    }

    func resources(_ type: String) -> String {
      let body = lines { symbol, name, _ in
        "static let `\(symbol)` = \(type)(name: \(name.debugDescription), bundle: .main)"
      }
      return body.isEmpty ? "" : "extension \(type) {\n" + body + "}\n"
    }

    func members(_ type: String, of resource: String, taken: Set<String>) -> String {
      let body = lines(taken: taken) { symbol, _, place in
        "static var `\(symbol)`: \(type) { \(type)(resource: \(resource).\(place)`\(symbol)`) }"
      }
      return body.isEmpty ? "" : "extension \(type) {\n" + body + "}\n"
    }

    private func lines(
      taken: Set<String> = [], place: String = "",
      _ line: (_ symbol: String, _ name: String, _ place: String) -> String
    ) -> String {
      let here = own.sorted { $0.key < $1.key }.filter { !taken.contains($0.key) }.map {
        line($0.key, $0.value, place) + "\n"
      }
      let within = groups.sorted { $0.key < $1.key }.map { name, group in
        "enum `\(name)` {\n" + group.lines(place: "\(place)`\(name)`.", line) + "}\n"
      }
      return (here + within).joined()
    }
  }

  /// What `Brand Color` and `brand-color` are called: `brand`.
  static func symbol(_ name: String, without ending: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard !words.isEmpty else { return "" }
    words = words.enumerated().map { index, word in
      index == 0 ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    var symbol = words.joined()
    if symbol.hasSuffix(ending), symbol.count > ending.count { symbol.removeLast(ending.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// `URLIcon` begins as `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Names that some source declares for a type as a whole.
  private static func declared(in texts: [String]) -> Set<String> {
    var found: Set<String> = []
    for text in texts where text.contains("UIColor") || text.contains("UIImage") {
      for match in text.matches(of: /(?:static|class)\s+(?:let|var|func)\s+`?(\w+)/) {
        found.insert(String(match.1))
      }
    }
    return found
  }

  /// Colours that UIKit has under these names.
  private static let system: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "systemBackground",
    "tint", "systemRed", "systemBlue", "systemGreen", "systemGray", "lightText", "darkText",
  ]
}
