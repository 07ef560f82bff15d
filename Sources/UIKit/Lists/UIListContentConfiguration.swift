import QuartzCore

/// Words, smaller words and a picture, as lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How words look.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where words stand.
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// How letters are written.
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// nil is the view's tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// Points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Points that a picture is given, however large it is; 0 for its own, and
    /// `standardDimension` for what the system's pictures take.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let colour = self.tintColor ?? tintColor
      return tintColorTransformer?(colour) ?? colour
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether the second words stand at the far end of the line while there is room. Default false.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  private static func style(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
    TextProperties(.preferredFont(forTextStyle: style), color)
  }

  private static func plain(_ secondary: UIFont.TextStyle, _ color: UIColor) -> Self {
    Self(style(.body, .label), style(secondary, color))
  }

  private static func edge(_ first: UIFont.TextStyle, _ color: UIColor, top: CGFloat) -> Self {
    var result = Self(style(first, color), style(.footnote, .secondaryLabel))
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: 6, trailing: 16)
    return result
  }

  private static func prominent(_ style: UIFont.TextStyle) -> Self {
    var result = edge(style, .label, top: 16)
    let font = result.textProperties.font
    if let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
      result.textProperties.font = UIFont(descriptor: bold, size: 0)
    }
    return result
  }

  /// A line with the second words below it, gray.
  public static func cell() -> Self { plain(.subheadline, .secondaryLabel) }
  /// A line with smaller words below it.
  public static func subtitleCell() -> Self { plain(.caption1, .label) }
  /// A line with the second words at its far end, gray.
  public static func valueCell() -> Self {
    var result = plain(.body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  public static func header() -> Self { edge(.headline, .label, top: 12) }
  public static func footer() -> Self { edge(.footnote, .secondaryLabel, top: 8) }
  public static func plainHeader() -> Self { edge(.headline, .label, top: 6) }
  public static func plainFooter() -> Self { edge(.subheadline, .secondaryLabel, top: 6) }
  public static func groupedHeader() -> Self {
    var result = edge(.footnote, .secondaryLabel, top: 16)
    result.textProperties.transform = .uppercase
    return result
  }
  public static func groupedFooter() -> Self { edge(.footnote, .secondaryLabel, top: 8) }
  public static func prominentInsetGroupedHeader() -> Self { prominent(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { prominent(.title2) }
  public static func sidebarHeader() -> Self { edge(.headline, .label, top: 12) }
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Of a disabled cell words are pale.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var result = self
    result.textProperties.color = .tertiaryLabel
    result.secondaryTextProperties.color = .tertiaryLabel
    return result
  }
}

/// Axes of a screen.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
