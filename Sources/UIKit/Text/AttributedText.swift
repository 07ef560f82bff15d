import QuartzCore
import Raster

/// An attributed string on its way to the typesetter.
struct AttributedText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let string: NSAttributedString
  /// What stands in where an attribute is missing.
  private let defaults: Attributes
  private let traits: UITraitCollection

  init(_ string: NSAttributedString, defaults: Attributes = [:], traits: UITraitCollection) {
    (self.string, self.defaults, self.traits) = (string, defaults, traits)
  }

  /// Stretches of paragraphs that share a style. Paragraphs with space around them stand alone.
  func pieces() -> [TextColumn.Piece] {
    var pieces: [TextColumn.Piece] = []
    var open: (style: NSParagraphStyle, range: NSRange)?
    for range in string.paragraphRanges {
      let style = paragraphStyle(at: range.location)
      let isSpaced = style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0
      if let last = open, !isSpaced, last.style == style {
        open?.range.length += range.length
      } else {
        if let last = open { pieces.append(piece(last.style, last.range, isLast: false)) }
        open = (style, range)
      }
    }
    if let last = open { pieces.append(piece(last.style, last.range, isLast: true)) }
    return pieces
  }

  private var text: NSString { string.string as NSString }

  private func attributes(at location: Int, _ range: NSRangePointer? = nil) -> Attributes {
    string.attributes(at: location, effectiveRange: range).merging(defaults) { own, _ in own }
  }

  private func paragraphStyle(at location: Int) -> NSParagraphStyle {
    TextAttributes(values: attributes(at: location)).paragraph as? NSParagraphStyle ?? .default
  }

  /// - Parameter isLast: Otherwise the line end that leads to the next piece is left out.
  private func piece(
    _ style: NSParagraphStyle, _ range: NSRange, isLast: Bool
  ) -> TextColumn.Piece {
    var styled = StyledText("")
    var start = range.location
    let end = range.location + range.length
    while start < end {
      var same = NSRange()
      let attributes = attributes(at: start, &same)
      let stop = min(same.location + same.length, end)
      var words = text.substring(with: NSRange(location: start, length: stop - start))
      if stop == end, !isLast, let last = words.last, last.isNewline { words.removeLast() }
      styled.append(words, style: Self.readStyle(attributes, traits))
      start = stop
    }
    if styled.length == 0 {
      // An empty line is as high as its line end.
      styled.append(" ", style: Self.readStyle(attributes(at: range.location), traits))
    }
    var piece = TextColumn.Piece(styled, style: style.typesetting)
    (piece.spacing, piece.spacingBefore) = (
      Double(style.paragraphSpacing), Double(style.paragraphSpacingBefore)
    )
    return piece
  }

  /// How characters with some attributes look under traits.
  private static func readStyle(_ attributes: Attributes, _ traits: UITraitCollection) -> TextStyle
  {
    let style = TextAttributes(values: attributes) {
      ($0 as? UIColor)?.rgba(for: traits)
    }.makeStyle()
    for key in NSAttributedString.Key.undrawn where attributes[key] != nil {
      Unsupported.report("text attribute \(key.rawValue)")
    }
    return style
  }
}
