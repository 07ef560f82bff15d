import QuartzCore

/// A bar at the bottom with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  let background = BarBackground(hairline: .top)
  /// Whether an appearance was assigned.
  private(set) var hasOwnAppearance = false
  private var buttons: [BarButton] = []
  /// Buttons that fade.
  private var leaving: [BarButton] = []
  private var image: UIImage? { didSet { dressGround() } }
  private var hidesLine = false { didSet { dressGround() } }
  /// Whether nothing lies under the bar. In a block it changes by degrees.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { dressGround() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    DocumentCoder.made(self, by: UIToolbar.self, from: coder)
  }

  /// From the left; spaces among them.
  open var items: [UIBarButtonItem]? {
    get { buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return put(items ?? []) }
    UIView.animate(
      withDuration: SystemMotion.hideShowBarDuration,
      animations: { self.exchange(for: items ?? []) },
      completion: { _ in self.removeLeaving() })
  }

  private func put(_ items: [UIBarButtonItem]) {
    removeLeaving()
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map(BarButton.init)
    for button in buttons {
      button.item.bar = self
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// Has other items fade in over those that go, which stay until others are put in their place. For
  /// animation blocks.
  func exchange(for items: [UIBarButtonItem]) {
    guard items != buttons.map(\.item) else { return }
    let former = buttons
    UIView.performWithoutAnimation {
      removeLeaving()
      buttons = []
      put(items)
      for button in former { addSubview(button) }
      for button in buttons { button.alpha = 0 }
      layoutIfNeeded()
    }
    leaving = former
    for button in former { button.alpha = 0 }
    for button in buttons { button.alpha = 1 }
  }

  private func removeLeaving() {
    for button in leaving { button.removeFromSuperview() }
    leaving = []
  }

  /// The colour of the bar; nil is the system's.
  open var barTintColor: UIColor? { didSet { dressGround() } }

  private func dressGround() {
    if isAtEdge { return background.ground = scrollEdgeAppearance?.ground ?? .clear }
    if hasOwnAppearance { return background.ground = standardAppearance.ground }
    background.ground = BarGround(
      usual: barStyle, color: barTintColor, image: image, hidesLine: hidesLine)
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle = UIBarStyle.default { didSet { dressGround() } }
  open var isTranslucent = true
  /// A picture in place of the bar's background; an empty one takes it away.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { image = backgroundImage }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { image }
  /// Takes the place of the hairline; an empty image takes it away.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { hidesLine = shadowImage != nil }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
  /// How the bar looks, as one value. It is read when it is assigned.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      dressGround()
    }
  }
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks in a navigation controller while content stands at its end, or nothing there
  /// scrolls; nil is as `standardAppearance`, without a background (F2.15.16).
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { dressGround() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  /// As high as a row of buttons; as wide as one likes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
  }

  /// What the delegate says; at the bottom where it does not.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Flexible spaces share what the buttons leave. The background of a bar that ends where the safe area does
  /// reaches on to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundFrame(at: barPosition)
    let row = CGSize(width: bounds.width, height: BarMetrics.toolbarHeight)
    let widths = buttons.map { $0.sizeThatFits(row).width }
    let flexible = buttons.count { $0.item.systemItem == .flexibleSpace }
    let gaps = BarMetrics.gapBetweenButtons * CGFloat(max(buttons.count - 1, 0))
    let rest = row.width - 2 * BarMetrics.edgeInset - gaps - widths.reduce(0, +)
    let share = flexible > 0 ? max(rest, 0) / CGFloat(flexible) : 0
    var x = BarMetrics.edgeInset
    for (button, width) in zip(buttons, widths) {
      let width = button.item.systemItem == .flexibleSpace ? width + share : width
      button.placeUntransformed(CGRect(x: x, y: 0, width: width, height: row.height))
      x += width + BarMetrics.gapBetweenButtons
    }
    if isMirrored { mirrorSubviews() }
  }
}

/// Says in which place a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open private(set) lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How the buttons of a bar look: kept, a button's own attributes count.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public init(style: UIBarButtonItem.Style = .plain) {}
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The same in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
