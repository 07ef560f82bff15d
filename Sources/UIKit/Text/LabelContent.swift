import QuartzCore
import Raster

/// What a label says and how, as values.
struct LabelContent {
  /// Takes precedence over the plain text.
  var attributed: NSAttributedString?
  var text: String?
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var alignment = NSTextAlignment.natural
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var fitsWidth = false
  var minimumScale: CGFloat = 0
  var baseline = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var isHighlighted = false
  var isEnabled = true
  var followsCategory = false

  var isEmpty: Bool { (attributed?.length ?? text?.utf16.count ?? 0) == 0 }

  /// Text laid out, and how much it has shrunk to fit.
  struct Layout {
    let column: TextColumn
    let scale: Double
    /// Of the text as it would be without shrinking.
    let unscaledBaseline: Double
  }

  /// The box that the text takes within a size, rounded up to whole pixels.
  func size(
    within size: CGSize, lines: Int, traits: UITraitCollection
  ) -> CGSize {
    let column = TextColumn.layout(
      pieces(traits), width: Double(size.width), maximumHeight: Double(size.height),
      maximumLines: lines)
    let scale = traits.displayScale
    return CGSize(
      width: (column.size.width * scale).rounded(.up) / scale,
      height: (column.size.height * scale).rounded(.up) / scale)
  }

  /// The text laid out for a rectangle of a size.
  func layout(in size: CGSize, traits: UITraitCollection) -> Layout {
    let pieces = pieces(traits)
    let (width, height) = (Double(size.width), Double(size.height))
    let whole = TextColumn.layout(
      pieces, width: width, maximumHeight: height, maximumLines: numberOfLines)
    guard fitsWidth else {
      return Layout(column: whole, scale: 1, unscaledBaseline: whole.firstBaseline)
    }
    let scale = TextColumn.fittingScale(
      pieces, width: width, maximumHeight: height, maximumLines: numberOfLines,
      minimumScale: Double(minimumScale))
    let column = TextColumn.layout(
      pieces.map { $0.scaled(by: scale) }, width: width, maximumHeight: height,
      maximumLines: numberOfLines)
    return Layout(column: column, scale: scale, unscaledBaseline: whole.firstBaseline)
  }

  /// How far below the top of a rectangle of a height the layout begins: in the middle, and where
  /// it has shrunk, as `baseline` says.
  func top(of layout: Layout, in height: CGFloat, scale: CGFloat) -> CGFloat {
    let free = height - layout.column.size.height
    var top = free / 2
    if layout.scale < 1, layout.column.lineCount == 1, baseline == .alignBaselines {
      let whole = height - CGFloat(Double(layout.column.size.height) / layout.scale)
      top = whole / 2 + CGFloat(layout.unscaledBaseline - layout.column.firstBaseline)
    } else if layout.scale < 1, baseline == .none {
      top = (height - CGFloat(Double(layout.column.size.height) / layout.scale)) / 2
    }
    return (top * scale).rounded() / scale
  }

  /// The text with the label's own look where it has none.
  func pieces(_ traits: UITraitCollection) -> [TextColumn.Piece] {
    guard !isEmpty else { return [] }
    let string = attributed ?? NSAttributedString(string: text ?? "")
    return AttributedText(string, defaults: defaults(traits), traits: traits).pieces()
  }

  /// The colour of text that has none of its own.
  var shownColor: UIColor {
    let shown = isHighlighted ? highlightedColor ?? color : color
    return isEnabled ? shown : shown.dimmed
  }

  private func defaults(_ traits: UITraitCollection) -> AttributedText.Attributes {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    if traits.layoutDirection == .rightToLeft { style.baseWritingDirection = .rightToLeft }
    var defaults: AttributedText.Attributes = [
      .font: followsCategory ? font.following(traits) : font,
      .foregroundColor: shownColor, .paragraphStyle: style,
    ]
    if let shadowColor {
      let shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
      defaults[.shadow] = shadow
    }
    return defaults
  }
}

extension UIColor {
  /// As the text of a disabled label is drawn (a guess).
  fileprivate var dimmed: UIColor { withAlphaComponent(0.3) }
}

extension NSTextAlignment {
  var text: TextAlignment {
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
  var text: Raster.LineBreakMode {
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
