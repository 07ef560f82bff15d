import Geometry
import Raster

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
  func drawPicture(of size: CGSize, scale: CGFloat) -> CGImage? {
    let style = style(size), pieces = makePieces(style)
    guard !pieces.isEmpty, scale > 0 else { return nil }
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard width > 0, height > 0, max(width, height) <= Self.mostPixels else {
      if max(width, height) > Self.mostPixels {
        Unsupported.report("a CATextLayer of \(width)×\(height) pixels")
      }
      return nil
    }
    let column = TextColumn.layout(
      pieces, width: Double(size.width), maximumHeight: style.maximumHeight,
      maximumLines: style.maximumLines)
    if !column.missing.isEmpty {
      Unsupported.report("no glyph for \(column.missing.map(String.init).joined())")
    }
    if column.shadows.contains(where: { $0 != nil }) { return shadowed(column, size, scale) }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    column.draw(into: &bitmap, scale: Double(scale))
    return CGImage(bitmap)
  }

  private func shadowed(_ column: TextColumn, _ size: CGSize, _ scale: CGFloat) -> CGImage? {
    let context = CGContext.canvas(size: size, scale: scale, isOpaque: false)
    context?.draw(column, at: .zero)
    return context?.makeImage()
  }

  /// - Parameter style: What the layer asks of all paragraphs.
  private func makePieces(_ style: ParagraphStyle) -> [TextColumn.Piece] {
    switch string {
    case nil, "" as String: return []
    case let plain as String:
      var base = (font as? any TextFace)?.textStyle ?? TextStyle()
      base.size = Double(fontSize)
      return [TextColumn.Piece(StyledText(plain, style: base), style: style)]
    case let attributed as NSAttributedString:
      return LayerParagraphs(attributed, style, isWrapped: isWrapped).makePieces()
    default:
      Unsupported.report("CATextLayer.string of type \(type(of: string!))")
      return []
    }
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
