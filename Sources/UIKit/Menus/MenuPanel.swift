import QuartzCore

/// A menu over everything in a window. A tap beside it lets it go.
@MainActor
final class MenuPanel: UIView, SystemPanel {
  private let bubble = UIView()
  private let clip = UIView()
  private var lines: MenuLines
  private var rows: [UIView] = []
  private let source: CGRect
  var bubbleFrame: CGRect { bubble.frame }
  private let sender: Any?
  /// Called once when it has gone.
  var onEnd: (() -> Void)?
  /// Called when a line was chosen that changes a mark.
  var onChoice: ((UIAction) -> Void)?

  /// - Parameters:
  ///   - source: What the menu belongs to, in the window's coordinates.
  ///   - sender: On whose behalf its actions are performed.
  private init(_ menu: UIMenu, source: CGRect, sender: Any?, in window: UIWindow) {
    lines = MenuLines(of: menu)
    self.source = source
    self.sender = sender
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 10_100
    accessibilityIdentifier = "menu"
    bubble.layer.shadowOpacity = 0.2
    bubble.layer.shadowRadius = 24
    bubble.layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.layer.cornerRadius = MenuMetrics.cornerRadius
    clip.layer.masksToBounds = true
    clip.backgroundColor = .secondarySystemGroupedBackground
    bubble.addSubview(clip)
    addSubview(bubble)
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
    window.addSubview(panel)
    panel.come()
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
    for row in rows { clip.addSubview(row) }
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

  private func place() {
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let size = CGSize(
      width: min(MenuMetrics.width, area.width),
      height: min(rows.reduce(0) { $0 + height(of: $1) }, max(area.height, 0)))
    let x = min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width)
    let below = source.maxY + MenuMetrics.margin
    let fitsBelow = below + size.height <= area.maxY
    let y = fitsBelow ? below : max(source.minY - MenuMetrics.margin - size.height, area.minY)
    let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    bubble.bounds = CGRect(origin: .zero, size: size)
    let anchor = CGPoint(
      x: size.width > 0 ? min(max((source.midX - x) / size.width, 0), 1) : 0.5,
      y: fitsBelow ? 0 : 1)
    bubble.layer.anchorPoint = anchor
    bubble.center = CGPoint(
      x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
    clip.frame = bubble.bounds
    var top: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: top, width: size.width, height: height(of: row))
      top += height(of: row)
    }
  }

  private func come() {
    place()
    bubble.transform = CGAffineTransform(
      scaleX: MenuMetrics.startScale, y: MenuMetrics.startScale)
    bubble.alpha = 0
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0
    ) {
      self.bubble.transform = .identity
      self.bubble.alpha = 1
    }
  }

  /// Takes the menu away.
  /// - Parameter then: Called when it has gone.
  func end(then: (() -> Void)? = nil) {
    isUserInteractionEnabled = false
    let told = onEnd
    onEnd = nil
    UIView.animate(
      withDuration: MenuMetrics.duration,
      animations: {
        self.bubble.transform = CGAffineTransform(
          scaleX: MenuMetrics.startScale, y: MenuMetrics.startScale)
        self.bubble.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        then?()
      })
    told?()
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

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !bubble.frame.contains(touch.location(in: self)) else {
      return
    }
    end()
  }
}
