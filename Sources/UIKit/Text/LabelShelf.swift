import QuartzCore
import Raster
import Synchronization

/// Pictures of texts that labels have drawn: typesetting and painting one takes longer than most
/// of what a screen does when it opens, and screens say the same again and again.
///
/// All is forgotten when there is too much.
enum LabelShelf {
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

    struct Font: Hashable, Sendable {
      var size: CGFloat
      var weight: Double
      var isItalic: Bool
      var hasMonospacedDigits: Bool
    }

    struct Shadow: Hashable, Sendable {
      var color: RGBA
      var offset: CGSize
    }
  }

  private struct Pictures: Sendable {
    var byLook: [Look: CGImage] = [:]
    var bytes = 0
  }

  private static let pictures = Mutex(Pictures())
  private static let most = 16 << 20

  static func picture(of look: Look) -> CGImage? { pictures.withLock { $0.byLook[look] } }

  static func keep(_ picture: CGImage, of look: Look) {
    pictures.withLock { pictures in
      if pictures.bytes > most { pictures = Pictures() }
      pictures.byLook[look] = picture
      pictures.bytes += 4 * picture.width * picture.height
    }
  }
}

extension LabelContent {
  /// What decides how the text looks; nil for an attributed one, whose attributes are objects.
  func look(
    in size: CGSize, scale: CGFloat, traits: UITraitCollection
  ) -> LabelShelf.Look? {
    guard attributed == nil, let text, !text.isEmpty else { return nil }
    let font = followsCategory ? self.font.following(traits) : self.font
    return LabelShelf.Look(
      text: text, size: size, scale: scale,
      font: .init(
        size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
        hasMonospacedDigits: font.hasMonospacedDigits),
      color: shownColor.rgba(for: traits),
      shadow: shadowColor.map { .init(color: $0.rgba(for: traits), offset: shadowOffset) },
      alignment: alignment, isRightToLeft: traits.layoutDirection == .rightToLeft,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, fitsWidth: fitsWidth,
      minimumScale: minimumScale, baseline: baseline)
  }
}
