import QuartzCore
import Raster

/// A family of fonts that comes with iOS, and not with this package: another stands in for it.
struct SystemFamily: Sendable {
  /// What its letters are like.
  enum Letters: String, Sendable {
    case sans, serif, script, rounded, monospaced

    /// The letters that stand in; nil for the system font's.
    var kind: LetterKind? {
      switch self {
      case .sans: nil
      case .serif, .script: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  let letters: Letters
  /// `Helvetica Neue`.
  let name: String
  /// PostScript names, that of the regular font first.
  let fonts: [String]

  static func named(_ name: String) -> SystemFamily? { all.first { $0.name == name } }

  /// The font that is nearest in weight to what is asked for.
  /// - Parameters:
  ///   - isCondensed: Whether its letters are narrow; Helvetica Neue and Futura have both.
  /// - Returns: nil where none of the family slants so.
  func font(weight: Double, isItalic: Bool, isCondensed: Bool) -> FontName? {
    fonts.map(member).filter { $0.isItalic == isItalic && $0.isCondensed == isCondensed }
      .min { abs($0.weight - weight) < abs($1.weight - weight) }
  }

  private func member(_ fontName: String) -> FontName {
    FontName(fontName: fontName, familyName: name, letters: letters)
  }

  // MARK: By name

  /// The font of a PostScript name, of a full name (`Georgia Bold`), or a family's regular one.
  static func font(named name: String) -> FontName? {
    let name = FontName.compact(name)
    let plain = name.hasSuffix("regular") ? String(name.dropLast("regular".count)) : name
    guard let found = byName[name] ?? byName[plain] else { return nil }
    return all[found.family].member(found.font)
  }

  /// What the letters of a font are like whose name begins as a family's does: `CourierPrime-Bold`.
  static func letters(like name: String) -> Letters? {
    let asked = FontName.compact(name)
    return all.filter { asked.hasPrefix(FontName.compact($0.name)) }
      .max { $0.name.count < $1.name.count }?.letters
  }

  /// By names without case, spaces and hyphens; of `Arial-BoldMT` also `arialbold`.
  private static let byName: [String: (family: Int, font: String)] = {
    var found: [String: (family: Int, font: String)] = [:]
    func note(_ name: String, _ family: Int, _ font: String) {
      if found[name] == nil { found[name] = (family, font) }
    }
    for (index, family) in all.enumerated() {
      for font in family.fonts { note(FontName.compact(font), index, font) }
    }
    for (index, family) in all.enumerated() {
      note(FontName.compact(family.name), index, family.fonts[0])
      for font in family.fonts where font.hasSuffix("MT") {
        let short = font.dropLast(2).replacingOccurrences(of: "PS", with: "")
        note(FontName.compact(short), index, font)
      }
    }
    return found
  }()
}

/// The name of a font that is not here, and what it says of the font's letters.
struct FontName: Hashable, Sendable {
  /// `HelveticaNeue-BoldItalic`.
  let fontName: String
  /// `Helvetica Neue`.
  let familyName: String
  let letters: SystemFamily.Letters
  /// 100 to 900.
  let weight: Double
  let isItalic: Bool

  init(fontName: String, familyName: String, letters: SystemFamily.Letters) {
    self.fontName = fontName
    self.familyName = familyName
    self.letters = letters
    weight = Self.weight(of: fontName)
    isItalic = Self.isItalic(fontName)
  }

  /// A font that neither iOS nor the application has, as far as its name tells.
  init(unknown name: String) {
    let family = name.split(separator: "-").first.map(String.init) ?? name
    self.init(fontName: name, familyName: family, letters: Self.letters(of: name))
  }

  /// Whether only some fonts of a family that has other ones are narrow.
  var isCondensed: Bool {
    fontName.contains("Condensed") && !familyName.contains("Condensed")
  }

  /// The font of the family that is nearest to what is asked for; nil where none slants so, and of a
  /// family that iOS does not have.
  func nearest(weight: Double, isItalic: Bool) -> FontName? {
    SystemFamily.named(familyName)?
      .font(weight: weight, isItalic: isItalic, isCondensed: isCondensed)
  }

  /// What stands in for it: `Noto Serif`.
  var standIn: String { letters.kind?.family ?? "Inter" }

  /// Of a font that neither iOS nor the application has, the name of one that somebody may have meant.
  var nearest: String? {
    guard SystemFamily.font(named: fontName) == nil else { return nil }
    let known = OwnFonts.names
    return Self.near.value(for: Asked(name: fontName, brought: known.count)) {
      NearName.nearest(to: fontName, among: known + SystemFamily.all.flatMap(\.fonts))
    }
  }

  /// What was asked for, and how many fonts the application had brought by then.
  private struct Asked: Hashable, Sendable {
    let name: String
    let brought: Int
  }

  private static let near = BoundedCache<Asked, String?>(limit: 256) { _ in 1 }

  static func compact(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  // MARK: What a name tells

  static func weight(of name: String) -> Double {
    let name = name.lowercased()
    if let step = name.last?.wholeNumberValue, name.hasSuffix("-w\(step)") {
      return Double(step) * 100
    }
    let weights: [(String, Double)] = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
      ("semibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("heavy", 800),
      ("black", 900), ("bold", 700),
    ]
    return weights.first { name.contains($0.0) }?.1 ?? 400
  }

  private static func isItalic(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["italic", "oblique"].contains { name.contains($0) }
      || ["bookit", "bookita"].contains { name.hasSuffix($0) }
  }

  private static func letters(of name: String) -> SystemFamily.Letters {
    if let letters = SystemFamily.letters(like: name) { return letters }
    let name = compact(name)
    func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if says("mono", "code", "typewriter", "consolas") { return .monospaced }
    if says("rounded", "nunito", "quicksand", "fredoka") { return .rounded }
    if says("sansserif") { return .sans }
    if says("serif", "slab", "newyork", "garamond", "merriweather", "playfair", "times") {
      return .serif
    }
    return .sans
  }
}
