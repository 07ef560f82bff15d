import QuartzCore

/// A menu over everything in a window.
@MainActor
final class MenuPanel: BubblePanel {
  private var lines: MenuLines
  private var rows: [UIView] = []
  private let sender: Any?
  /// Called when a line was chosen that changes a mark.
  var onChoice: ((UIAction) -> Void)?

  /// - Parameters:
  ///   - source: What the menu belongs to, in the window's coordinates.
  ///   - sender: On whose behalf its actions are performed.
  private init(_ menu: UIMenu, source: CGRect, sender: Any?, in window: UIWindow) {
    lines = MenuLines(of: menu)
    self.sender = sender
    super.init(source: source, in: window)
    accessibilityIdentifier = "menu"
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a menu; one without lines is not shown.
  @discardableResult
  static func show(
    _ menu: UIMenu, source: CGRect, sender: Any?, in window: UIWindow
  ) -> MenuPanel? {
    let panel = MenuPanel(menu, source: source, sender: sender, in: window)
    guard !panel.lines.isEmpty else { return nil }
    panel.come(in: window)
    return panel
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    let showsMarks = lines.groups.contains { $0.lines.contains { $0.lineState != .off } }
    if !lines.title.isEmpty { rows.append(Self.title(lines.title)) }
    for (index, group) in lines.groups.enumerated() {
      if index > 0 { rows.append(Self.gap()) }
      if !group.title.isEmpty { rows.append(Self.title(group.title)) }
      for (place, element) in group.lines.enumerated() {
        let row = MenuRow(
          element, showsMarks: showsMarks, hasLine: place < group.lines.count - 1)
        row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
        rows.append(row)
      }
    }
    for row in rows { content.addSubview(row) }
    place()
  }

  private static func title(_ words: String) -> UIView {
    let label = UILabel()
    label.text = words
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  private static func gap() -> UIView {
    let view = UIView()
    view.backgroundColor = .tertiarySystemFill
    return view
  }

  private func height(of row: UIView) -> CGFloat {
    row is MenuRow
      ? MenuMetrics.rowHeight : row is UILabel ? MenuMetrics.titleHeight : MenuMetrics.gap
  }

  override var wantedSize: CGSize {
    CGSize(width: MenuMetrics.width, height: rows.reduce(0) { $0 + height(of: $1) })
  }

  override func place() {
    super.place()
    var top: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: top, width: content.bounds.width, height: height(of: row))
      top += height(of: row)
    }
  }

  private func choose(_ element: UIMenuElement) {
    guard isUserInteractionEnabled else { return }
    if let menu = element as? UIMenu {
      lines = MenuLines(of: menu)
      return fill()
    }
    if let action = element as? UIAction {
      lines.mark(action)
      onChoice?(action)
    }
    if !element.lineAttributes.contains(.keepsMenuPresented) { end() } else { fill() }
    switch element {
    case let action as UIAction: action.perform(sender: sender)
    case let custom as UICustomViewMenuElement: custom.primaryActionHandler?(custom)
    case let command as UICommand:
      UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    default: break
    }
  }
}
