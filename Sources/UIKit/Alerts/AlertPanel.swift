import QuartzCore

/// Words, fields and answers on a rounded plate. Sizes are what people measure, not documented.
@MainActor
final class AlertPanel: UIView {
  static let alertWidth: CGFloat = 270
  private static let rowHeight: CGFloat = 44
  private static let inset: CGFloat = 16
  /// Points of half an alert's width that an answer leaves free (a guess).
  private static let rowMargin: CGFloat = 12
  private let heading = UILabel()
  private let text = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  /// Of two answers: the one on the left, or where they stand one below the other, the lower.
  private var startsWithCancel = false
  private var lines: [UIView] = []
  /// A screen's view between words and answers, and how high it wants to be.
  var content: (view: UIView, height: CGFloat)? {
    didSet {
      guard content?.view !== oldValue?.view else { return }
      oldValue?.view.removeFromSuperview()
      if let content { addSubview(content.view) }
    }
  }

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

  /// What attributes do not say is said as always.
  func say(title: NSAttributedString?, message: NSAttributedString?) {
    heading.attributedText = title
    text.attributedText = message
  }

  func show(
    fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?,
    choose: @escaping (UIAlertAction) -> Void
  ) {
    for view in self.fields + buttons + lines { view.removeFromSuperview() }
    self.fields = fields
    startsWithCancel = actions.first?.style == .cancel
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
    if let color = action.look.color { button.setTitleColor(color, for: .normal) }
    if let image = action.look.image {
      button.setImage(image, for: .normal)
      button.imageEdgeInsets.right = 8
    }
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
    if let content {
      if moving {
        content.view.frame = CGRect(x: 0, y: y, width: width, height: content.height)
      }
      y += content.height
    }
    return placeButtons(from: y, width, moving: moving)
  }

  /// Two answers of an alert stand beside each other where both have room for their words.
  private func standsInRow(_ width: CGFloat) -> Bool {
    guard buttons.count == 2, width == Self.alertWidth else { return false }
    return buttons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - Self.rowMargin }
  }

  private func placeButtons(from y: CGFloat, _ width: CGFloat, moving: Bool) -> CGFloat {
    let isRow = standsInRow(width)
    let isTurned = !isRow && buttons.count == 2 && startsWithCancel
    let line = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() where moving {
      let place = CGFloat(isTurned ? 1 - index : index)
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
