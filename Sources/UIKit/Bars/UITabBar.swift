import QuartzCore

/// The bar at the bottom with one item for each screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = BarBackground(hairline: .top)
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
  }

  open var items: [UITabBarItem]? {
    get { buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let selected = selectedItem
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(makeButton)
    for button in buttons { addSubview(button) }
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
  open var barTintColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  /// Equal shares of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
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
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
