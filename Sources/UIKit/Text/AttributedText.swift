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
    for range in paragraphs {
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

  private var paragraphs: [NSRange] {
    var (ranges, start) = ([NSRange](), 0)
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = max(range.location + range.length, start + 1)
    }
    return ranges
  }

  private func attributes(at location: Int, _ range: NSRangePointer? = nil) -> Attributes {
    string.attributes(at: location, effectiveRange: range).merging(defaults) { own, _ in own }
  }

  private func paragraphStyle(at location: Int) -> NSParagraphStyle {
    attributes(at: location)[.paragraphStyle] as? NSParagraphStyle ?? .default
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
      styled.append(words, style: Self.style(attributes, traits))
      start = stop
    }
    if styled.length == 0 {
      // An empty line is as high as its line end.
      styled.append(" ", style: Self.style(attributes(at: range.location), traits))
    }
    var piece = TextColumn.Piece(styled, style: style.typesetting)
    (piece.spacing, piece.spacingBefore) = (
      Double(style.paragraphSpacing), Double(style.paragraphSpacingBefore)
    )
    return piece
  }

  // MARK: Attributes of characters

  static func style(_ attributes: Attributes, _ traits: UITraitCollection) -> TextStyle {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    func color(_ key: NSAttributedString.Key) -> RGBA? {
      (attributes[key] as? UIColor)?.rgba(for: traits)
    }
    var style = TextStyle(
      size: font.pointSize, weight: font.weight, isItalic: font.isItalic,
      color: color(.foregroundColor) ?? RGBA(red: 0, green: 0, blue: 0),
      tracking: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
      digits: font.hasMonospacedDigits ? .monospaced : .proportional)
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    style.decoration.background = color(.backgroundColor)
    style.decoration.underline = line(attributes[.underlineStyle])
    style.decoration.underlineColor = color(.underlineColor)
    style.decoration.strikethrough = line(attributes[.strikethroughStyle])
    style.decoration.strikethroughColor = color(.strikethroughColor)
    if let shadow = attributes[.shadow] as? NSShadow,
      let color = (shadow.shadowColor as? UIColor)?.rgba(for: traits)
    {
      style.decoration.shadow = TextShadow(
        color: color, offset: shadow.shadowOffset, blur: Double(shadow.shadowBlurRadius))
    }
    for key in NSAttributedString.Key.undrawn where attributes[key] != nil {
      Unsupported.report("text attribute \(key.rawValue)")
    }
    return style
  }

  /// A number however it is boxed.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func line(_ value: Any?) -> TextDecoration.Line? {
    let bits =
      (value as? NSUnderlineStyle)?.rawValue
      ?? number(value).flatMap { Int(exactly: $0.rounded()) } ?? 0
    if bits & ~0xF != 0 { Unsupported.report("patterns of underlines") }
    switch bits & 0xF {
    case 0: return nil
    case 9: return .double
    case 2: return .thick
    default: return .single
    }
  }
}
