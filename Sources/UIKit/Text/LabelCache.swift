import QuartzCore
import Raster

/// Pictures of texts that labels have drawn: typesetting and painting one takes longer than most
/// of what a screen does when it opens, and screens say the same again and again.
enum LabelCache {
  /// All that decides how a label's text looks.
  struct Look: Hashable, Sendable {
    var text: String
    var size: CGSize
    var scale: CGFloat
    var font: Font
    var color: RGBA
    var shadow: Shadow?
    var alignment: NSTextAlignment
    var isRightToLeft: Bool
    var numberOfLines: Int
    var lineBreakMode: NSLineBreakMode
    var fitsWidth: Bool
    var minimumScale: CGFloat
    var baseline: UIBaselineAdjustment
    var tightens: Bool

    struct Font: Hashable, Sendable {
      var size: CGFloat
      var weight: Double
      var isItalic: Bool
      var hasMonospacedDigits: Bool
      var typeface: Typeface
    }

    struct Shadow: Hashable, Sendable {
      var color: RGBA
      var offset: CGSize
    }
  }

  /// By bytes of pixels.
  private static let pictures = BoundedCache<Look, CGImage>(limit: 16 << 20) {
    4 * $0.width * $0.height
  }

  static func picture(of look: Look) -> CGImage? { pictures[look] }

  static func keep(_ picture: CGImage, of look: Look) { pictures.insert(picture, for: look) }
}

extension LabelContent {
  /// What decides how the text looks; nil for an attributed one, whose attributes are objects.
  func look(
    in size: CGSize, scale: CGFloat, traits: UITraitCollection
  ) -> LabelCache.Look? {
    guard attributed == nil, let text, !text.isEmpty else { return nil }
    let font = textFont(traits)
    return LabelCache.Look(
      text: text, size: size, scale: scale,
      font: .init(
        size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
        hasMonospacedDigits: font.hasMonospacedDigits, typeface: font.typeface),
      color: shownColor.rgba(for: traits),
      shadow: shadowColor.map { .init(color: $0.rgba(for: traits), offset: shadowOffset) },
      alignment: alignment, isRightToLeft: traits.layoutDirection == .rightToLeft,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, fitsWidth: fitsWidth,
      minimumScale: minimumScale, baseline: baseline, tightens: mayTighten)
  }
}
