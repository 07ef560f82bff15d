import Documents
import QuartzCore

extension ObjectMaker {
  /// A `fontDescription`'s font, or a `font`'s of a text with attributes.
  func font(_ element: Element?) -> UIFont? {
    guard let element, element.tag == "fontDescription" || element.tag == "font" else { return nil }
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.length("pointSize") ?? element.length("size") ?? 17
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: 12)
    case "label", "labelFont": return .systemFont(ofSize: size)
    case let kind:
      let weight = element["weight"] ?? String(kind.dropFirst("system".count)).lowercased()
      return .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "ultralight": .ultraLight, "thin": .thin, "light": .light,
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
    "black": .black,
  ]
}
