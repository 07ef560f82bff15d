import QuartzCore
import Raster

/// Which letters a font has.
enum Typeface: Hashable, Sendable {
  /// The system font's.
  case system
  /// The system font's in another design.
  case design(LetterKind)
  /// Those of a font that the application brings.
  case own(OwnFont)
  /// Those that stand in for a font that is not here.
  case named(FontName)

  /// What text is set in; nil for the system font.
  func font(weight: Double, isItalic: Bool) -> OwnFont? {
    switch self {
    case .system: nil
    case .design(let kind): kind.font(weight: weight, isItalic: isItalic)
    case .own(let font): font
    case .named(let name):
      name.letters.kind?.font(weight: weight, isItalic: isItalic || name.letters == .script)
    }
  }

  var isMonospaced: Bool {
    switch self {
    case .system, .own: false
    case .design(let kind): kind == .monospaced
    case .named(let name): name.letters == .monospaced
    }
  }

  var familyName: String {
    switch self {
    case .system: "Inter"
    case .design(let kind): ".AppleSystemUIFont\(kind.rawValue.capitalized)"
    case .own(let font): font.familyName
    case .named(let name): name.familyName
    }
  }

  func fontName(weight: Double, isItalic: Bool) -> String {
    switch self {
    case .system: return "Inter"
    case .design:
      let words = [
        "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
      ]
      let step = Int((min(max(weight, 100), 900) / 100).rounded())
      return "\(familyName)-\(words[step - 1])\(isItalic ? "Italic" : "")"
    case .own(let font): return font.postScriptName
    case .named(let name): return name.fontName
    }
  }

  /// The design of a name that `fontName` has told, or the system font of another that begins with a
  /// point, as those do that iOS keeps to itself.
  init?(hidden name: String) {
    guard name.hasPrefix(".") || name == "Inter" else { return nil }
    let words = name.lowercased()
    let kind = LetterKind.allCases.first { words.contains($0.rawValue) }
    self = kind.map(Typeface.design) ?? (words.contains("mono") ? .design(.monospaced) : .system)
  }
}
