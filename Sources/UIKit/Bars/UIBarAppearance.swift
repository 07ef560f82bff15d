import QuartzCore

/// How a bar looks, as one value: what is behind it and at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  private enum Background { case standard, opaque, transparent }

  private var background = Background.standard
  /// Over the effect; nil is the colour of the background's kind.
  open var backgroundColor: UIColor?
  /// In place of the colour; an empty picture shows nothing.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar's edge; nil shows none.
  open var shadowColor: UIColor? = .separator
  /// In place of the line; an empty picture takes it away.
  open var shadowImage: UIImage?
  /// How what lies under the bar is blurred; nil shows it as it is. Of the default background a
  /// material of the system's.
  open var backgroundEffect: UIBlurEffect? = BarGround.system.effect

  /// How `backgroundImage` fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// For which kind of device; kept.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  public override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  /// Copies what another appearance says.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    background = barAppearance.background
    (backgroundColor, backgroundImage) = (
      barAppearance.backgroundColor, barAppearance.backgroundImage
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    backgroundEffect = barAppearance.backgroundEffect
  }

  open func configureWithDefaultBackground() { reset(.standard) }

  open func configureWithOpaqueBackground() { reset(.opaque) }

  open func configureWithTransparentBackground() { reset(.transparent) }

  private func reset(_ background: Background) {
    self.background = background
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = background == .transparent ? nil : .separator
    backgroundEffect = background == .standard ? BarGround.system.effect : nil
  }

  /// What a bar shows that looks so.
  var ground: BarGround {
    let hasLine = shadowColor != nil && shadowColor != .clear && shadowImage == nil
    return BarGround(
      effect: backgroundEffect,
      color: backgroundColor ?? (background == .opaque ? .systemBackground : nil),
      image: backgroundImage, line: hasLine ? shadowColor : nil)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title: kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// Of the lines below the title: kept.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// Of iOS 26, another name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Of items whose title stands below the picture: all here.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Of items whose title stands beside the picture: none here.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// How the items are spread: kept, they fill the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemWidth: CGFloat = 0
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where the title stands to the picture: below it here, whatever the style.
  public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  /// Takes back what was set.
  open func configureWithDefault(for style: Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  open private(set) lazy var focused = UITabBarItemStateAppearance()
}

/// How an item of a tab bar looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// nil is the bar's.
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero

  var attributes: [NSAttributedString.Key: Any]? {
    titleTextAttributes.isEmpty ? nil : titleTextAttributes
  }
}

/// The colours of a tab bar's items; nil where the system's stand in.
struct TabColors {
  var unselected: UIColor?
  var selected: UIColor?
  var unselectedTitle: [NSAttributedString.Key: Any]?
  var selectedTitle: [NSAttributedString.Key: Any]?

  func color(isSelected: Bool) -> UIColor? { isSelected ? selected : unselected }

  func attributes(isSelected: Bool) -> [NSAttributedString.Key: Any]? {
    isSelected ? selectedTitle : unselectedTitle
  }
}
