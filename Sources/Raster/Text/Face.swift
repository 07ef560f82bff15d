/// One of the bundled font files. Fallback goes from the system font to `cjk`, `hebrew`,
/// `arabic`, `emoji` and `symbols`.
package enum Face: UInt8, CaseIterable, Hashable, Sendable {
  case text, textItalic, display, displayItalic, cjk, emoji, hebrew, arabic, symbols

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
    }
  }

  /// Whether the file has a weight axis.
  var isVariable: Bool {
    switch self {
    case .text, .textItalic, .display, .displayItalic: true
    case .cjk, .emoji, .hebrew, .arabic, .symbols: false
    }
  }
}

/// A face at a weight.
package struct FaceInstance: Hashable, Sendable {
  package let face: Face
  /// 100...900. Those without an axis are emboldened by it, but for `emoji`, which has always 400.
  package let weight: Int

  init(_ face: Face, weight: Int) {
    self.face = face
    self.weight = face == .emoji ? 400 : weight
  }

  /// The instance whose advances this one has: weight matters only where there is an axis.
  var shaping: FaceInstance { face.isVariable ? self : FaceInstance(face, weight: 400) }
}
