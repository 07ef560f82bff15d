import QuartzCore

/// What lies behind a button's or a cell's content.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// nil is what the button's configuration, or the kind of list, says.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Of a fixed corner style, points.
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  /// Points, from the edges of the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// In front of the colour.
  public var customView: UIView?
  /// In front of the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// In front of the colour.
  public var visualEffect: UIVisualEffect?
  /// What falls from the background; default nothing.
  public var shadowProperties = UIShadowProperties()
  var fill = Fill.none
  var style = UIButton.Configuration.CornerStyle.dynamic
  /// Whether a selected cell is gray.
  private var showsSelection = false

  enum Fill {
    case none, tint, shareOfTint
    case colour(UIColor), share(UIColor)
  }

  public init() {}

  private static func list(_ colour: UIColor?) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = colour
    result.showsSelection = true
    return result
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var result = clear()
    result.backgroundColor = .secondarySystemBackground
    return result
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = list(.clear)
    result.cornerRadius = 10
    return result
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.clear) }

  /// Gray for a cell that is selected or highlighted, where the kind says so.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard showsSelection, let state = state as? UICellConfigurationState,
      state.isSelected || state.isHighlighted
    else { return self }
    var result = self
    result.backgroundColor = .selection
    return result
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let colour = backgroundColor ?? .clear
    return backgroundColorTransformer?(colour) ?? colour
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let colour = strokeColor ?? tintColor
    return strokeColorTransformer?(colour) ?? colour
  }

  /// How much of a colour a tinted button has behind it.
  private static let share: CGFloat = 0.18

  func dress(_ button: UIButton) {
    if let colour = colour(for: button), button.backgroundColor != colour {
      button.backgroundColor = colour
    }
    let layer = button.layer
    let radius = radius(of: button.bounds.height)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    shadowProperties.dress(layer)
    guard let strokeColor, layer.borderWidth != strokeWidth else { return }
    layer.borderWidth = strokeWidth
    layer.borderColor = strokeColor.cgColor
  }

  private func colour(for button: UIButton) -> UIColor? {
    if let backgroundColor { return backgroundColor }
    return switch fill {
    case .none: nil
    case .tint: button.tintColor
    case .shareOfTint: button.tintColor.withAlphaComponent(Self.share)
    case .colour(let colour): colour
    case .share(let colour): colour.withAlphaComponent(Self.share)
    }
  }

  private func radius(of height: CGFloat) -> CGFloat {
    if cornerRadius > 0 { return cornerRadius }
    return switch style {
    case .fixed: cornerRadius
    case .dynamic, .medium: 6
    case .small: 4
    case .large: 12
    case .capsule: height / 2
    }
  }
}

/// Shows a background configuration behind a cell.
@MainActor
final class BackgroundView: UIView {
  private let picture = UIImageView()
  private let effect = UIVisualEffectView(effect: nil)
  private var custom: UIView?
  private let plate = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
    plate.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  private var insets = NSDirectionalEdgeInsets.zero

  func show(_ configuration: UIBackgroundConfiguration) {
    insets = configuration.backgroundInsets
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.layer.borderWidth = configuration.strokeWidth
    plate.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
    if custom !== configuration.customView { custom?.removeFromSuperview() }
    custom = configuration.customView
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    effect.effect = configuration.visualEffect
    put(effect, shown: configuration.visualEffect != nil)
    put(picture, shown: configuration.image != nil)
    if let custom { put(custom, shown: true) }
    setNeedsLayout()
  }

  private func put(_ view: UIView, shown: Bool) {
    guard shown else { return view.removeFromSuperview() }
    plate.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = CGRect(
      x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    for view in plate.subviews { view.frame = plate.bounds }
  }
}

/// What falls from a background.
@preconcurrency @MainActor
public struct UIShadowProperties {
  public var color = UIColor.black
  /// 0 for none, the default.
  public var opacity: CGFloat = 0
  /// Points.
  public var radius: CGFloat = 3
  public var offset = CGSize(width: 0, height: -3)
  public var path: UIBezierPath?

  public init() {}

  func dress(_ layer: CALayer) {
    guard opacity > 0 else { return }
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path?.cgPath
  }
}
