import QuartzCore

// A label's own look and that of its styled text. The first letter stands for the text when the
// label is asked, and what is assigned to the label holds for all of the text.
extension LabelContent {
  var shownFont: UIFont { first(.font) as? UIFont ?? font }

  var firstColor: UIColor { first(.foregroundColor) as? UIColor ?? color }

  /// nil where the label's own alignment and line break mode stand in.
  var firstStyle: NSParagraphStyle? { first(.paragraphStyle) as? NSParagraphStyle }

  private func first(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  /// Plain text in the label's look.
  func styled(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font, .foregroundColor: color, .paragraphStyle: style.copy(),
      ])
  }

  mutating func setText(_ text: String?) {
    takeOnFirstLook()
    (self.text, attributed) = (text, nil)
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    if text != nil { takeOnFirstLook() }
    attributed = text.map { NSAttributedString(attributedString: $0) }
    self.text = nil
  }

  private mutating func takeOnFirstLook() {
    (font, color) = (shownFont, firstColor)
    guard let style = firstStyle else { return }
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
  }

  // Without an attribute of its own, text has the label's look.

  mutating func setFont(_ font: UIFont) {
    self.font = font
    edit { $0.removeAttribute(.font, range: $1) }
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    edit { $0.removeAttribute(.foregroundColor, range: $1) }
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    editStyles { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    editStyles { $0.lineBreakMode = mode }
  }

  private mutating func edit(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let edited = NSMutableAttributedString(attributedString: attributed)
    change(edited, NSRange(location: 0, length: edited.length))
    self.attributed = edited
  }

  private mutating func editStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    edit { text, all in
      var styles: [(NSParagraphStyle, NSRange)] = []
      text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        if let style = value as? NSParagraphStyle { styles.append((style, range)) }
      }
      for (style, range) in styles {
        guard let edited = style.mutableCopy() as? NSMutableParagraphStyle else { continue }
        change(edited)
        text.addAttribute(.paragraphStyle, value: edited, range: range)
      }
    }
  }
}
