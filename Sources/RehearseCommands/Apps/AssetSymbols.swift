import Foundation
import Projects

/// Names that the compiler knows for the pictures and colours of a module's catalogues, as Xcode
/// generates them since version 15.
struct AssetSymbols {
  /// A file of the module's; empty where there are none.
  let source: String

  /// - Parameter texts: The module's own sources: what they declare by themselves is left to them.
  init(of module: Module, texts: [String]) {
    var images: [String: String] = [:]
    var colours: [String: String] = [:]
    for resource in module.resources where resource.path.hasSuffix(".xcassets") {
      for path in (FileManager.default.subpaths(atPath: resource.path) ?? []).sorted() {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if path.hasSuffix(".imageset") {
          images[AssetSymbols.symbol(name, without: "Image")] = name
        } else if path.hasSuffix(".colorset") {
          colours[AssetSymbols.symbol(name, without: "Color")] = name
        }
      }
    }
    let own = AssetSymbols.declared(in: texts)
    let parts = [
      AssetSymbols.resources("ImageResource", images),
      AssetSymbols.resources("ColorResource", colours),
      AssetSymbols.members("UIImage", images, own),
      AssetSymbols.members("UIColor", colours, own.union(AssetSymbols.system)),
    ]
    let body = parts.joined()
    source = body.isEmpty ? "" : "import UIKit\n" + body
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

  private static func resources(_ type: String, _ names: [String: String]) -> String {
    guard !names.isEmpty else { return "" }
    let lines = names.sorted { $0.key < $1.key }.map {
      "  static let `\($0.key)` = \(type)(name: \($0.value.debugDescription), bundle: .main)\n"
    }
    return "extension \(type) {\n" + lines.joined() + "}\n"
  }

  private static func members(
    _ type: String, _ names: [String: String], _ taken: Set<String>
  ) -> String {
    let lines = names.sorted { $0.key < $1.key }.filter { !taken.contains($0.key) }.map {
      "  static var `\($0.key)`: \(type) { \(type)(resource: .`\($0.key)`) }\n"
    }
    return lines.isEmpty ? "" : "extension \(type) {\n" + lines.joined() + "}\n"
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
