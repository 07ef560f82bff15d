import UIKit

extension UIView {
  /// The part of the width in which words are read, between margins: as wide as the view, and no
  /// wider than a line can be read.
  /// - Parameters:
  ///   - margin: At each side at least, points; more where a sensor or a corner needs it.
  ///   - widest: Points.
  func column(margin: CGFloat = 20, widest: CGFloat = 640) -> (x: CGFloat, width: CGFloat) {
    let safe = max(margin, safeAreaInsets.left, safeAreaInsets.right)
    let width = max(min(bounds.width - 2 * safe, widest), 0)
    return ((bounds.width - width) / 2, width)
  }
}

extension UIFont {
  /// The system's font at a size that follows the reader's text size.
  static func read(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UIFont {
  /// The same for words that stand in a place of their own: they grow as far as that allows.
  fileprivate static func placed(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size, weight: weight),
      maximumPointSize: (size * (size > 18 ? 1.12 : 1.22)).rounded())
  }
}

extension UILabel {
  /// A label whose words follow the reader's text size, as far as its place allows.
  convenience init(
    _ words: String?, _ size: CGFloat, _ weight: UIFont.Weight = .regular,
    _ color: UIColor = .label
  ) {
    self.init(frame: .zero)
    text = words
    font = .placed(size, weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
  }

  /// The height of its words in a width, rounded up.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}

extension UIImageView {
  /// One of the system's signs.
  /// - Parameter size: Of the font beside which it stands, points.
  static func sign(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular,
    _ color: UIColor? = nil
  ) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .center
    view.tintColor = color
    return view
  }
}
