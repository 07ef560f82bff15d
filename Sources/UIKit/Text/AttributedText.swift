import QuartzCore
import Raster

/// An attributed string on its way to the typesetter.
struct AttributedText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let string: NSAttributedString
  /// What stands in where an attribute is missing.
  private let defaults: Attributes
  private let traits: UITraitCollection
  /// Points that a line may take, as attachments are told.
  private let width: CGFloat
  /// How links look, whatever look they have.
  private let links: Attributes

  init(
    _ string: NSAttributedString, defaults: Attributes = [:], traits: UITraitCollection,
    width: CGFloat = .infinity, links: Attributes = [:]
  ) {
    (self.string, self.defaults, self.traits) = (string, defaults, traits)
    self.links = links
    self.width = width < Self.endless ? width : Self.endless
  }

  private static let endless: CGFloat = 10_000_000

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
    let all = string.attributes(at: location, effectiveRange: range).merging(defaults) { own, _ in
      own
    }
    return all[.link] == nil ? all : all.merging(links) { _, link in link }
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
      append(words, attributes, at: start, to: &styled)
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

  /// Adds words of one look. Where a picture comes with them, it takes the place of the characters
  /// that stand for one, and of these alone.
  private func append(
    _ words: String, _ attributes: Attributes, at start: Int, to styled: inout StyledText
  ) {
    let style = Self.readStyle(attributes, traits)
    guard let attachment = attributes[.attachment] as? NSTextAttachment else {
      return styled.append(words, style: style)
    }
    var next = start
    for scalar in words.unicodeScalars {
      var style = style
      if Int(scalar.value) == NSTextAttachment.character {
        style.box = TextBox(id: next, frame: room(for: attachment, attributes, at: next))
      }
      styled.append(String(scalar), style: style)
      next += UTF16.width(scalar)
    }
  }

  private func room(
    for attachment: NSTextAttachment, _ attributes: Attributes, at index: Int
  ) -> CGRect {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let line = CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
    return attachment.room(in: line, font, at: index)
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
