import Synchronization

/// Kinds of letters that come with this package beside the system font's, in files of their own that
/// are opened when somebody first asks for them.
package enum LetterKind: String, CaseIterable, Hashable, Sendable {
  /// Noto Serif.
  case serif
  /// JetBrains Mono: all letters are equally wide.
  case monospaced
  /// Inter with round corners.
  case rounded

  /// The family that has them: `Noto Serif`.
  package var family: String {
    switch self {
    case .serif: "Noto Serif"
    case .monospaced: "JetBrains Mono"
    case .rounded: "Inter Rounded"
    }
  }

  /// The font that is nearest in weight, the bolder of two that are equally near; upright where none
  /// slants.
  /// - Parameter weight: 100 to 900.
  package func font(weight: Double, isItalic: Bool) -> OwnFont {
    let slanted = cuts.filter { $0.isItalic == isItalic }
    let cut = (slanted.isEmpty ? cuts : slanted).min {
      (abs($0.weight - weight), -$0.weight) < (abs($1.weight - weight), -$1.weight)
    }!
    return Self.opened.withLock { opened in
      if let font = opened[cut.file] { return font }
      let font = load(cut)
      opened[cut.file] = font
      return font
    }
  }

  // MARK: Files

  private struct Cut {
    let file: String
    let weight: Double
    let isItalic: Bool

    init(_ file: String, _ weight: Double, isItalic: Bool = false) {
      (self.file, self.weight, self.isItalic) = (file, weight, isItalic)
    }
  }

  private static let opened = Mutex<[String: OwnFont]>([:])

  private var cuts: [Cut] {
    switch self {
    case .serif:
      [
        Cut("NotoSerif-Regular-Subset.ttf", 400), Cut("NotoSerif-Bold-Subset.ttf", 700),
        Cut("NotoSerif-Italic-Subset.ttf", 400, isItalic: true),
        Cut("NotoSerif-BoldItalic-Subset.ttf", 700, isItalic: true),
      ]
    case .monospaced:
      [
        Cut("JetBrainsMono-Regular-Subset.ttf", 400), Cut("JetBrainsMono-Medium-Subset.ttf", 500),
        Cut("JetBrainsMono-Bold-Subset.ttf", 700),
        Cut("JetBrainsMono-Italic-Subset.ttf", 400, isItalic: true),
        Cut("JetBrainsMono-BoldItalic-Subset.ttf", 700, isItalic: true),
      ]
    case .rounded:
      [
        Cut("InterRounded-Regular.ttf", 400), Cut("InterRounded-SemiBold.ttf", 600),
        Cut("InterRounded-Bold.ttf", 700), Cut("InterRounded-Heavy.ttf", 850),
      ]
    }
  }

  /// Lines are as high as the system font's, so that layouts agree whichever letters they have.
  private func load(_ cut: Cut) -> OwnFont {
    let file = FontFile(bundled: cut.file)
    guard let read = FontLibrary.bundled.inspect(file.data, index: 0, FontNames.init) else {
      fatalError("bundled font · \(cut.file) is damaged · reinstall with the resources folder")
    }
    return OwnFont(
      postScriptName: read.postScript, familyName: family, styleName: read.style,
      weight: cut.weight, isItalic: cut.isItalic, face: FontLibrary.bundled.add(file),
      measures: OwnFont.Measures(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0,
        capHeight: read.measures.capHeight, xHeight: read.measures.xHeight))
  }
}
