import QuartzCore

/// The material of iOS 26. Nobody publishes its numbers, and nothing bends behind its edges here: it
/// is a thin material, tinted where code says so.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style
  /// Over the material; nil for none.
  public var tintColor: UIColor?
  /// Whether it swells under a finger: it does not here.
  public var isInteractive = false

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  /// How much the material lets through.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  override func backdrop(for traits: UITraitCollection) -> BackdropProperties? {
    let isDark = traits.userInterfaceStyle == .dark
    let base: UIBlurEffect.Style = style == .clear ? .systemUltraThinMaterial : .systemThinMaterial
    var backdrop = Material(base, isDark: isDark).backdrop
    if let tintColor {
      var tint = tintColor.rgba(for: traits)
      tint.alpha *= 0.6
      backdrop.tint = tint
    }
    return backdrop
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.tintColor == tintColor
  }

  public override var hash: Int { style.rawValue }
}

/// Around glasses that flow into each other when they are near: here they stay apart.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// From how near they would flow together, points. Kept.
  public var spacing: CGFloat = 0
}

/// How the corners of a view are rounded, since iOS 26.
public struct UICornerConfiguration: Hashable, Sendable {
  /// nil for half of the shorter side.
  let radius: CGFloat?
  let corners: CACornerMask

  /// Half of the shorter side, at most so much.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: maximumRadius, corners: Self.all)
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.points, corners: Self.all)
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  public static func uniformTopRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      radius: radius.points, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  public static func uniformBottomRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(
      radius: radius.points, corners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A radius of corners: so many points, or what fits in the corners around, which is taken as its
/// least here.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let points: CGFloat

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum ?? 0)
  }

  private init(points: Double) { self.points = CGFloat(points) }
  public init(floatLiteral value: Double) { self.init(points: value) }
  public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}

extension UIView {
  /// How the corners are rounded: set once, for the size that the view has then.
  public final var cornerConfiguration: UICornerConfiguration {
    get {
      UICornerConfiguration(radius: layer.cornerRadius, corners: layer.maskedCorners)
    }
    set {
      layer.cornerRadius = newValue.radius ?? min(bounds.width, bounds.height) / 2
      layer.maskedCorners = newValue.corners
      layer.cornerCurve = .continuous
    }
  }
}

extension UIButton.Configuration {
  /// Glass stands as the gray and the filled style here.
  public static func glass() -> UIButton.Configuration { gray() }
  public static func clearGlass() -> UIButton.Configuration { gray() }
  public static func prominentGlass() -> UIButton.Configuration { filled() }
  public static func prominentClearGlass() -> UIButton.Configuration { filled() }
}
