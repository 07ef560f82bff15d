import QuartzCore

/// The sizes in points that Apple's Human Interface Guidelines print for every text style, from
/// the smallest text size to the largest.
enum DynamicTypeSizes {
  static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension UIFont.TextStyle {
  /// Points; an unknown style counts as body.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = DynamicTypeSizes.table[self] ?? DynamicTypeSizes.table[.body] ?? []
    return category.step < sizes.count ? sizes[category.step] : 17
  }
}

/// How a font follows the reader's text size.
enum FontGrowth: Hashable, Sendable {
  /// The sizes of a style.
  case style(UIFont.TextStyle)
  /// A size at "large" that grows as a style's does, up to a limit.
  case scaled(UIFont.TextStyle, size: CGFloat, most: CGFloat)

  func size(for category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): style.size(for: category)
    case .scaled(let style, let size, let most):
      min(UIFontMetrics(forTextStyle: style).scaled(size, category), most)
    }
  }
}

extension UIFont {
  /// The font at the text size of some traits, if it follows it.
  func following(_ traits: UITraitCollection) -> UIFont {
    guard let growth else { return self }
    return UIFont(
      self, pointSize: growth.size(for: traits.preferredContentSizeCategory), growth: growth)
  }
}

/// Makes numbers and fonts of an app's own follow the reader's text size, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Those of the body style.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The number for "large" as it is at the text size in force.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaled(value, (traitCollection ?? AmbientTraits.latest).preferredContentSizeCategory)
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let growth = FontGrowth.scaled(
      style, size: font.pointSize, most: maximumPointSize > 0 ? maximumPointSize : .infinity)
    return UIFont(font, pointSize: font.pointSize, growth: growth)
      .following(traitCollection ?? AmbientTraits.latest)
  }

  /// In proportion to the style's sizes, to a third of a point (a guess).
  func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
    let factor = style.size(for: category) / style.size(for: .large)
    return (value * factor * 3).rounded() / 3
  }
}
