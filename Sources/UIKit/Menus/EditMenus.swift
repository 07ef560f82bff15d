import QuartzCore

/// Which way a menu over a selection points: it stands below, or above where there is no room.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

/// Where a menu over a selection comes.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable?
  /// In the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}

/// Runs blocks beside a menu's coming and going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what a menu over a selection shows, and hears of it. All requirements are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// nil for the suggested lines.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// In the view's coordinates; null for the point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows a menu over a selection: what the first responder, or the view, takes of the standard actions, and what
/// the delegate makes of it. It looks as other menus do, not as the row of words of a phone.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var panel: MenuPanel?
  private var shown: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let responder = SceneEnvironment.current.focus.responder ?? view
    let suggested = StandardEdits.lines(for: responder)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    panel = MenuPanel.show(
      menu, source: askForSource(of: configuration, in: view), sender: view, in: window)
    shown = configuration
    panel?.onEnd = { [weak self] in self?.ended() }
    animator.run()
  }

  private func askForSource(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let place = target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
    return view.convert(place, to: nil as UIView?)
  }

  private func ended() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }

  open func dismissMenu() { panel?.end() }
  /// Shows what the delegate says now.
  open func reloadVisibleMenu() { if let shown { presentEditMenu(with: shown) } }
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Where the menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }
}

/// The menu of old that stands over a selection: what the first responder takes of the standard actions and of the
/// application's own lines. It looks as other menus do, not as the row of words of a phone.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Which way the arrow points: kept, there is none.
  public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

  private static let one = UIMenuController()
  open class var shared: UIMenuController { one }
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  private weak var panel: MenuPanel?

  open var isMenuVisible: Bool {
    get { panel != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// In the window's coordinates; empty while no menu is up.
  open var menuFrame: CGRect { panel?.bubbleFrame ?? .zero }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, target) = (targetRect, targetView)
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    menuVisible ? show() : panel?.end()
  }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Shows what the first responder takes now.
  open func update() {
    guard isMenuVisible else { return }
    panel?.removeFromSuperview()
    show()
  }

  private func show() {
    guard let target, let window = target.window else { return }
    let responder = SceneEnvironment.current.focus.responder ?? target
    let own = (menuItems ?? []).filter { item in
      responder.target(forAction: item.action, withSender: self) != nil
    }
    let lines =
      StandardEdits.lines(for: responder)
      + own.map { UICommand(title: $0.title, action: $0.action) }
    post(Self.willShowMenuNotification)
    panel = MenuPanel.show(
      UIMenu(children: lines), source: target.convert(targetRect, to: nil as UIView?),
      sender: self, in: window)
    panel?.onEnd = { [weak self] in
      self?.post(Self.willHideMenuNotification)
      self?.post(Self.didHideMenuNotification)
    }
    post(Self.didShowMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let willShowMenuNotification = name("WillShowMenu")
  public nonisolated static let didShowMenuNotification = name("DidShowMenu")
  public nonisolated static let willHideMenuNotification = name("WillHideMenu")
  public nonisolated static let didHideMenuNotification = name("DidHideMenu")
  public nonisolated static let menuFrameDidChangeNotification = name("MenuFrameDidChange")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIMenuController\(event)Notification")
  }
}

/// A line of the menu of old.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
