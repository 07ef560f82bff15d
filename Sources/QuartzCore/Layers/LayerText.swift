import Geometry
import Raster

/// A font that QuartzCore can draw with; UIKit's fonts are.
package protocol TextFace: AnyObject {
  /// Size, weight and slant; the colour does not count.
  var textStyle: TextStyle { get }
}

/// A colour in an attributed string; UIKit's colours, and `CGColor`, are.
package protocol TextPaint: AnyObject {
  var textColor: RGBA { get }
}

extension CGColor: TextPaint {
  package var textColor: RGBA { rgba }
}

/// What a `CATextLayer` says and how.
struct LayerText {
  var string: Any?
  var font: AnyObject?
  var fontSize: CGFloat = 36
  var color: CGColor? = Self.white
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  static let white = CGColor(gray: 1, alpha: 1)
  static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether the layer's own colour counts.
  var isPlain: Bool { !(string is NSAttributedString) }

  /// The text drawn from the upper left, in black where its colour comes later.
  func picture(of size: CGSize, scale: CGFloat) -> CGImage? {
    guard let text = styled, text.length > 0, scale > 0 else { return nil }
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard width > 0, height > 0, max(width, height) <= Self.mostPixels else {
      if max(width, height) > Self.mostPixels {
        Unsupported.report("a CATextLayer of \(width)×\(height) pixels")
      }
      return nil
    }
    let paragraph = Paragraph.layout(text, width: Double(size.width), style: style(size))
    if !paragraph.missing.isEmpty {
      Unsupported.report("no glyph for \(paragraph.missing.map(String.init).joined())")
    }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    TextRenderer.draw(paragraph, into: &bitmap, scale: Double(scale))
    return CGImage(bitmap)
  }

  private var styled: StyledText? {
    var base = (font as? any TextFace)?.textStyle ?? TextStyle()
    base.size = Double(fontSize)
    switch string {
    case nil: return nil
    case let plain as String: return StyledText(plain, style: base)
    case let attributed as NSAttributedString: return styled(attributed)
    default:
      Unsupported.report("CATextLayer.string of type \(type(of: string!))")
      return nil
    }
  }

  private func styled(_ attributed: NSAttributedString) -> StyledText {
    var text = StyledText(attributed.string, style: TextStyle(size: 12))
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole) { attributes, range, _ in
      text.update(range.location..<range.location + range.length) { style in
        style = (attributes[Self.fontKey] as? any TextFace)?.textStyle ?? style
        style.color = color(attributes, "NSColor") ?? style.color
        style.decoration.background = color(attributes, "NSBackgroundColor")
      }
    }
    return text
  }

  /// The names that UIKit's keys have too.
  private static let fontKey = NSAttributedString.Key("NSFont")

  private func color(_ attributes: [NSAttributedString.Key: Any], _ name: String) -> RGBA? {
    (attributes[NSAttributedString.Key(name)] as? any TextPaint)?.textColor
  }

  private func style(_ size: CGSize) -> ParagraphStyle {
    let breaks: LineBreakMode =
      switch truncation {
      case .start: .truncateHead
      case .middle: .truncateMiddle
      case .end: .truncateTail
      default: isWrapped ? .wordWrap : .clip
      }
    let place: TextAlignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    return ParagraphStyle(
      alignment: place, lineBreak: breaks, maximumLines: isWrapped ? 0 : 1,
      maximumHeight: isWrapped && truncation != .none ? Double(size.height) : .infinity)
  }

  private static let mostPixels: CGFloat = 16384
}
