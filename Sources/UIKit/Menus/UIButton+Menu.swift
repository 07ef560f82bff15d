import QuartzCore

extension UIContextMenuConfiguration {
  /// From which end the lines of a menu are counted: kept.
  public enum ElementOrder: Int, Sendable { case automatic = 0, priority = 1, fixed = 2 }
}

extension UIButton {
  /// What a button is about, in alerts and the like.
  public enum Role: Int, Sendable { case normal = 0, primary = 1, cancel = 2, destructive = 3 }

  /// Points of a disc with a cross; the number people observe.
  static var closeSize: CGSize { CGSize(width: 30, height: 30) }

  /// A gray disc that lets through, with a gray cross.
  func becomeCloseButton() {
    if bounds.isEmpty { frame.size = Self.closeSize }
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.closeSize.width / 2
    tintColor = .secondaryLabel
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 12, weight: .bold), forImageIn: .normal)
  }

  /// The chosen line of the menu is the title, where it is to be.
  func menuChanged() {
    guard changesSelectionAsPrimaryAction, let menu = buttonExtras.menu else { return }
    let actions = MenuLines(of: menu).groups.flatMap(\.lines).compactMap { $0 as? UIAction }
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    show(chosen)
  }

  private func show(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
      configuration?.image = action.image
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
  }

  /// A menu that is the primary action comes with the touch; another one after a while.
  /// - Returns: Whether the button goes on following the finger.
  func waitForMenu() -> Bool {
    guard buttonExtras.menu != nil else { return true }
    if showsMenuAsPrimaryAction {
      showMenu()
      return false
    }
    _ = StageClock.enqueue(at: StageClock.now + MenuMetrics.pressDuration, isAwaited: false) {
      [weak self] in
      guard let self, isTracking, isTouchInside else { return }
      showMenu()
    }
    return true
  }

  func showMenu() {
    guard let menu = buttonExtras.menu, let window else { return }
    send(.menuActionTriggered, nil)
    let panel = MenuPanel.show(
      menu, source: convert(bounds, to: nil as UIView?), sender: self, in: window)
    buttonExtras.isHeld = panel != nil
    panel?.onEnd = { [weak self] in self?.buttonExtras.isHeld = false }
    panel?.onChoice = { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction else { return }
      for case let other as UIAction in menu.children {
        other.state = other === action ? .on : .off
      }
      show(action)
    }
    control.touch = nil
    isHighlighted = false
  }

  /// A tap selects or deselects a button without a menu that is to change its selection.
  func toggleIfAsked(_ touch: UITouch?) {
    guard changesSelectionAsPrimaryAction, buttonExtras.menu == nil, let touch,
      bounds.contains(touch.location(in: self))
    else { return }
    isSelected.toggle()
  }
}
