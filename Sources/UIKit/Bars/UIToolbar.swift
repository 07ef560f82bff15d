import QuartzCore

/// A bar at the bottom with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let background = BarBackground(hairline: .top)
  private var buttons: [BarButton] = []

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
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(BarButton.init)
    for button in buttons {
      button.item.bar = self
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// The colour of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  /// Flexible spaces share what the buttons leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
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
