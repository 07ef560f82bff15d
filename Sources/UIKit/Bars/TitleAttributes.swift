import QuartzCore

extension UILabel {
  /// Shows a bar's words with attributes, in a font where they name none.
  func show(
    _ words: String?, _ attributes: [NSAttributedString.Key: Any]?, font: UIFont
  ) {
    self.font = font
    guard let words, let attributes else { return text = words }
    attributedText = NSAttributedString(
      string: words, attributes: [.font: font].merging(attributes) { _, own in own })
  }
}
