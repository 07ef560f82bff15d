import Geometry
import Raster

/// An attributed string in a text layer, on its way to the typesetter.
struct LayerParagraphs {
  private let string: NSAttributedString
  /// What the layer asks of all paragraphs.
  private let style: ParagraphStyle
  private let isWrapped: Bool

  init(_ string: NSAttributedString, _ style: ParagraphStyle, isWrapped: Bool) {
    (self.string, self.style, self.isWrapped) = (string, style, isWrapped)
  }

  /// One for all where no paragraph has a style of its own, else one for each; none for no text.
  func makePieces() -> [TextColumn.Piece] {
    let whole = NSRange(location: 0, length: string.length)
    guard whole.length > 0 else { return [] }
    var hasStyles = false
    string.enumerateAttributes(in: whole) { values, _, _ in
      let attributes = TextAttributes(values: values)
      attributes.reportUnknown()
      hasStyles = hasStyles || attributes.paragraph != nil
    }
    guard hasStyles else { return [TextColumn.Piece(styled(whole), style: style)] }
    return string.paragraphRanges.map(piece)
  }

  private var text: NSString { string.string as NSString }

  private func attributes(at location: Int) -> TextAttributes {
    TextAttributes(values: string.attributes(at: location, effectiveRange: nil))
  }

  /// A paragraph with the style of its first character, its line end left out.
  private func piece(_ range: NSRange) -> TextColumn.Piece {
    var shown = range
    let words = text.substring(with: range)
    if let last = words.last, last.isNewline { shown.length -= String(last).utf16.count }
    let first = attributes(at: range.location)
    // An empty line is as high as its line end.
    let styled = shown.length > 0 ? styled(shown) : StyledText(" ", style: first.makeStyle())
    guard let own = first.paragraph else { return TextColumn.Piece(styled, style: style) }
    var piece = TextColumn.Piece(styled, style: merged(own.paragraphStyle))
    (piece.spacingBefore, piece.spacing) = own.paragraphSpacings
    return piece
  }

  /// A paragraph's own style; the layer aligns what has no wish, and breaks lines where it
  /// truncates or does not wrap.
  private func merged(_ own: ParagraphStyle) -> ParagraphStyle {
    var result = own
    if own.alignment == .natural { result.alignment = style.alignment }
    let breaksItself = isWrapped && style.lineBreak == .wordWrap
    if !breaksItself { result.lineBreak = style.lineBreak }
    return result
  }

  private func styled(_ range: NSRange) -> StyledText {
    var styled = StyledText("")
    string.enumerateAttributes(in: range) { values, range, _ in
      styled.append(text.substring(with: range), style: TextAttributes(values: values).makeStyle())
    }
    return styled
  }
}
