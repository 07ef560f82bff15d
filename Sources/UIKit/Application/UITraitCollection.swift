import QuartzCore

/// The circumstances a view finds itself in.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let displayScale: CGFloat
  /// The text size that the reader has chosen. Default large.
  public let preferredContentSizeCategory: UIContentSizeCategory

  public override convenience init() { self.init(style: .light) }

  package init(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    displayScale: CGFloat = 3, contentSizeCategory: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    layoutDirection = direction
    self.displayScale = displayScale
    preferredContentSizeCategory = contentSizeCategory
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, contentSizeCategory: preferredContentSizeCategory)
  }

  /// The traits in force where no view says otherwise.
  @preconcurrency @MainActor
  public class var current: UITraitCollection { SceneEnvironment.current.traits }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
