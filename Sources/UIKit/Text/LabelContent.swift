import QuartzCore
import Raster

/// What a label says and how, as values.
struct LabelContent {
  var text: String?
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The size that the text takes within a width, rounded up to whole pixels.
  func size(within width: CGFloat, traits: UITraitCollection) -> CGSize {
    let size = layout(width: width, traits: traits).size
    let scale = traits.displayScale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  /// The text as a picture of a size in points, in the middle of its height as UILabel has it.
  func draw(in size: CGSize, scale: CGFloat, traits: UITraitCollection) -> CGImage? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard max(width, height) <= Self.mostPixels else {
      Unsupported.report("a label of \(width)×\(height) pixels")
      return nil
    }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    let paragraph = layout(width: size.width, maximumHeight: size.height, traits: traits)
    let top = ((size.height - paragraph.size.height) / 2 * scale).rounded() / scale
    TextRenderer.draw(
      paragraph, into: &bitmap, at: CGPoint(x: 0, y: top), scale: scale)
    if !paragraph.missing.isEmpty {
      Unsupported.report("no glyph for \(paragraph.missing.map(String.init).joined())")
    }
    return CGImage(bitmap)
  }

  private func layout(
    width: CGFloat, maximumHeight: CGFloat = .infinity, traits: UITraitCollection
  ) -> Paragraph {
    let style = TextStyle(
      size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
      color: color.rgba(for: traits))
    var paragraph = ParagraphStyle(
      alignment: alignment.text, lineBreak: lineBreakMode.text, maximumLines: numberOfLines,
      maximumHeight: maximumHeight)
    if traits.layoutDirection == .rightToLeft { paragraph.baseDirection = .rightToLeft }
    return Paragraph.layout(
      StyledText(text ?? "", style: style), width: width, style: paragraph)
  }

  private static let mostPixels: CGFloat = 16384
}

extension NSTextAlignment {
  fileprivate var text: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  fileprivate var text: Raster.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
