import QuartzCore

/// The bar at the bottom with one item for each screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  let background = BarBackground(hairline: .top)
  /// Whether an appearance was assigned.
  private(set) var hasOwnAppearance = false
  private(set) var buttons: [TabButton] = []
  /// Whether content shows through, and lies under the bar. Default true.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  open weak var delegate: (any UITabBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    DocumentCoder.made(self, by: UITabBar.self, from: coder)
  }

  open var items: [UITabBarItem]? {
    get { buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// How items stand: they share the width.
  public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var barStyle = UIBarStyle.default { didSet { dressGround() } }
  /// In place of the selected item's look: kept.
  open var selectionIndicatorImage: UIImage?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let selected = selectedItem
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(makeButton)
    for button in buttons { addSubview(button) }
    dress()
    selectedItem = selected
    setNeedsLayout()
  }

  /// The one that is drawn in the tint colour.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
    }
  }

  /// The colour of the bar; nil is the system's.
  open var barTintColor: UIColor? { didSet { dressGround() } }

  /// The colour of the items that are not selected; nil is the system's.
  open var unselectedItemTintColor: UIColor? { didSet { dress() } }

  /// A picture in place of the bar's background; an empty one takes it away.
  open var backgroundImage: UIImage? { didSet { dressGround() } }

  /// Takes the place of the hairline; an empty image takes it away.
  open var shadowImage: UIImage? { didSet { dressGround() } }

  /// How the bar looks, as one value. It is read when it is assigned.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasOwnAppearance = true
      dress()
      dressGround()
    }
  }

  /// How it looks in a tab bar controller while content stands at its end, or nothing there scrolls;
  /// nil is as `standardAppearance`, without a background (F2.15.16).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      dress()
      dressGround()
    }
  }

  /// Whether nothing lies under the bar. In a block it changes by degrees.
  var isAtEdge = false {
    didSet {
      guard isAtEdge != oldValue else { return }
      dress()
      dressGround()
    }
  }

  private func dressGround() {
    if isAtEdge { return background.ground = scrollEdgeAppearance?.ground ?? .clear }
    if hasOwnAppearance { return background.ground = standardAppearance.ground }
    background.ground = BarGround(
      usual: barStyle, color: barTintColor, image: backgroundImage, hidesLine: shadowImage != nil)
  }

  private func dress() {
    let shown = isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
    let look = shown.stackedLayoutAppearance
    let colors = TabColors(
      unselected: unselectedItemTintColor ?? look.normal.iconColor,
      selected: look.selected.iconColor, unselectedTitle: look.normal.attributes,
      selectedTitle: look.selected.attributes)
    for button in buttons { button.colors = colors }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  /// As high as a row of buttons; as wide as one likes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Equal shares of the width. The background of a bar that ends where the safe area does reaches on to the
  /// edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundFrame(at: .bottom)
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.placeUntransformed(
        CGRect(
          x: width * CGFloat(index), y: 0, width: width, height: BarMetrics.tabBarHeight))
      button.setNeedsLayout()
    }
    if isMirrored { mirrorSubviews() }
  }

  private func makeButton(_ item: UITabBarItem) -> TabButton {
    let button = TabButton(item)
    item.bar = self
    button.action = { [weak self, weak item] in
      guard let self, let item else { return }
      self.delegate?.tabBar(self, didSelect: item)
    }
    return button
  }
}

/// Told when an item of a tab bar is tapped.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Never told: people cannot choose among items here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
