import QuartzCore

/// Words, fields and answers on a rounded plate. Sizes are what people measure, not documented.
@MainActor
final class AlertPanel: UIView {
  static let alertWidth: CGFloat = 270
  private static let rowHeight: CGFloat = 44
  private static let inset: CGFloat = 16
  private let heading = UILabel()
  private let text = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    accessibilityViewIsModal = true
    for (label, size) in [(heading, 17.0), (text, 13.0)] {
      label.font = size == 17 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?, choose: @escaping (UIAlertAction) -> Void
  ) {
    heading.text = title
    text.text = message
    for view in self.fields + buttons + lines { view.removeFromSuperview() }
    self.fields = fields
    buttons = actions.map { button(for: $0, isBold: $0 === preferred, choose) }
    lines = actions.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in fields + buttons + lines { addSubview(view) }
    setNeedsLayout()
  }

  private func button(
    for action: UIAlertAction, isBold: Bool, _ choose: @escaping (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: action.title ?? "") { _ in choose(action) })
    button.accessibilityIdentifier = action.title
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    return button
  }

  /// Points that everything takes at a width.
  func height(for width: CGFloat) -> CGFloat { place(width, moving: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(bounds.width, moving: true)
  }

  private func place(_ width: CGFloat, moving: Bool) -> CGFloat {
    let inner = width - 2 * Self.inset
    var y: CGFloat = 20
    for label in [heading, text] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner, height: 1000)).height.rounded(.up)
      if moving { label.frame = CGRect(x: Self.inset, y: y, width: inner, height: height) }
      y += height + 3
    }
    for field in fields {
      if moving { field.frame = CGRect(x: Self.inset, y: y + 8, width: inner, height: 30) }
      y += 38
    }
    let hasWords = heading.text?.isEmpty == false || text.text?.isEmpty == false
    y = hasWords || !fields.isEmpty ? y + 17 : 0
    return placeButtons(from: y, width, moving: moving)
  }

  private func placeButtons(from y: CGFloat, _ width: CGFloat, moving: Bool) -> CGFloat {
    let isRow = buttons.count == 2 && width == Self.alertWidth
    let line = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() where moving {
      let place = CGFloat(index)
      let top = isRow ? y : y + place * Self.rowHeight
      let size = CGSize(width: isRow ? width / 2 : width, height: Self.rowHeight)
      let left = isRow ? place * width / 2 : 0
      button.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      let upright = isRow && index == 1
      lines[index].frame = CGRect(
        x: left, y: top, width: upright ? line : width,
        height: upright ? Self.rowHeight : line)
    }
    return y + Self.rowHeight * (isRow ? 1 : CGFloat(buttons.count))
  }
}
