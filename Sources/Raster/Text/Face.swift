/// One of the font files of the system font, or the face of an `OwnFont`. Fallback goes from the
/// system font to `cjk`, `hebrew`, `arabic`, `emoji` and `symbols`.
package enum Face: Hashable, Sendable {
  case text, textItalic, display, displayItalic, cjk, emoji, hebrew, arabic, symbols
  /// The face of an `OwnFont`, by the order in which they were opened.
  case own(Int)

  /// Those that come with this package, in the order of their files in memory.
  static let bundled: [Face] = [
    .text, .textItalic, .display, .displayItalic, .cjk, .emoji, .hebrew, .arabic, .symbols,
  ]

  /// From this size (1/1024 point) up the system font is the display cut: 20 points, where
  /// Apple's guidelines change from SF Pro Text to SF Pro Display.
  static let displaySize = 20 * FixedPoint.unitsPerPoint

  /// The file's name in the module's Fonts folder.
  var fileName: String {
    switch self {
    case .text: "Inter.ttf"
    case .textItalic: "Inter-Italic.ttf"
    case .display: "InterDisplay.ttf"
    case .displayItalic: "InterDisplay-Italic.ttf"
    case .cjk: "NotoSansCJK-Subset.otf"
    case .emoji: "NotoColorEmoji-Subset.ttf"
    case .hebrew: "NotoSansHebrew-Subset.ttf"
    case .arabic: "NotoSansArabic-Subset.ttf"
    case .symbols: "NotoSansSymbols2-Subset.ttf"
    case .own(let number): "font \(number) beside the system font"
    }
  }

  /// Whether the file has a weight axis.
  var isVariable: Bool {
    switch self {
    case .text, .textItalic, .display, .displayItalic: true
    case .cjk, .emoji, .hebrew, .arabic, .symbols, .own: false
    }
  }

  /// Whether its letters are the same whatever weight is asked for.
  fileprivate var hasOneWeight: Bool {
    if case .own = self { true } else { self == .emoji }
  }
}

/// A face at a weight.
package struct FaceInstance: Hashable, Sendable {
  package let face: Face
  /// 100...900. Those without an axis are emboldened by it, but for `emoji` and an
  /// application's own, which have always 400.
  package let weight: Int

  init(_ face: Face, weight: Int) {
    self.face = face
    self.weight = face.hasOneWeight ? 400 : weight
  }

  /// The instance whose advances this one has: weight matters only where there is an axis.
  var shaping: FaceInstance { face.isVariable ? self : FaceInstance(face, weight: 400) }
}
