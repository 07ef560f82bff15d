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
  /// Whether it does so unasked: a button's width is often that of its words in the system's font,
  /// and the font that stands in for it is a little wider.
  var isForButton = false
  var isHighlighted = false
  var isEnabled = true
  var followsCategory = false
  /// How links look: in a label blue, with a line below.
  var links: AttributedText.Attributes = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  /// What the text runs around.
  var holes: [TextHole] = []

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
      pieces(traits, width: size.width), width: Double(size.width),
      maximumHeight: Double(size.height),
      maximumLines: lines)
    let scale = traits.displayScale
    return CGSize(
      width: (column.size.width * scale).rounded(.up) / scale,
      height: (column.size.height * scale).rounded(.up) / scale)
  }

  /// The text laid out for a rectangle of a size.
  func layout(in size: CGSize, traits: UITraitCollection) -> Layout {
    let pieces = pieces(traits, width: size.width)
    let (width, height) = (Double(size.width), Double(size.height))
    let whole = TextColumn.layout(
      pieces, width: width, maximumHeight: height, maximumLines: numberOfLines)
    if whole.isTruncated, mayTighten, numberOfLines == 1,
      let tight = tightened(pieces, width: width, maximumHeight: height)
    {
      return Layout(column: tight, scale: 1, unscaledBaseline: tight.firstBaseline)
    }
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

  /// One line with its letters as much nearer to each other as it needs to fit; nil where that is
  /// more than letters are moved.
  private func tightened(
    _ pieces: [TextColumn.Piece], width: Double, maximumHeight: Double
  ) -> TextColumn? {
    Self.tightenings.lazy.map { part in
      TextColumn.layout(
        pieces.map { $0.tightened(by: part) }, width: width, maximumHeight: maximumHeight,
        maximumLines: 1)
    }.first { !$0.isTruncated }
  }

  var mayTighten: Bool { tightens || isForButton }

  /// Parts of the size that each letter moves, the least first (a guess).
  private static let tightenings = [0.01, 0.02, 0.03, 0.04, 0.05]

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
  /// - Parameter width: Points that a line may take.
  func pieces(_ traits: UITraitCollection, width: CGFloat) -> [TextColumn.Piece] {
    guard !isEmpty else { return [] }
    let string = attributed ?? NSAttributedString(string: text ?? "")
    return AttributedText(
      string, defaults: defaults(traits), traits: traits, width: width, links: links
    ).pieces().map { $0.around(holes) }
  }

  /// The colour of text that has none of its own.
  var shownColor: UIColor {
    let shown = isHighlighted ? highlightedColor ?? color : color
    return isEnabled ? shown : shown.dimmed
  }

  /// The font of text that has none of its own.
  func textFont(_ traits: UITraitCollection) -> UIFont {
    followsCategory ? font.following(traits) : font
  }

  private func defaults(_ traits: UITraitCollection) -> AttributedText.Attributes {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    if traits.layoutDirection == .rightToLeft { style.baseWritingDirection = .rightToLeft }
    var defaults: AttributedText.Attributes = [
      .font: textFont(traits),
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

extension TextColumn.Piece {
  /// The same, running around holes.
  func around(_ holes: [TextHole]) -> TextColumn.Piece {
    guard !holes.isEmpty else { return self }
    var piece = self
    piece.style.holes = holes
    return piece
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
