import QuartzCore

/// The root of a tree of views, on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var content = WindowContent()
  /// For animations beside the change of size that is under way; nil when none is (F2.8.7).
  var sizeCoordinator: TransitionCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  isolated deinit { ownLayer.server?.hide(ownLayer) }

  /// The window's own.
  open override var undoManager: UndoManager? {
    if content.undoManager == nil { content.undoManager = UndoManager() }
    return content.undoManager
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of the scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var screen: UIScreen { SceneEnvironment.current.screen }

  /// The stage's one scene, in which all windows are; assigning another or none is reported.
  open var windowScene: UIWindowScene? {
    get { SceneEnvironment.current.lifeCycle.scene }
    set {
      if newValue == nil || newValue !== windowScene {
        Unsupported.report("UIWindow.windowScene: a window stays in the stage's one scene")
      }
    }
  }

  /// Higher windows lie above lower ones, and a later one above an earlier one of its level.
  open var windowLevel: Level {
    get { content.level }
    set {
      content.level = newValue
      SceneEnvironment.current.sortWindows()
    }
  }

  open var isKeyWindow: Bool { content.isKey }

  open var canBecomeKey: Bool { true }

  /// Has the window take key events. Called by `makeKey()`; a subclass calls `super`.
  open func becomeKey() {
    content.isKey = true
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when another window takes them; a subclass calls `super`.
  open func resignKey() {
    content.isKey = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Has the window take key events, without showing it.
  open func makeKey() {
    guard canBecomeKey, !content.isKey else { return }
    SceneEnvironment.current.windows.first { $0.isKeyWindow && $0 !== self }?.resignKey()
    becomeKey()
  }

  /// A hidden window leaves the screen; one that is shown comes to it, without taking key events.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { comeOff() } else { comeOn() }
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { content.root }
    set {
      guard newValue !== content.root else { return }
      let old = content.root
      content.root = newValue
      old?.leaveWindow()
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window and has it take key events.
  open func makeKeyAndVisible() {
    enlist()
    makeKey()
    isHidden = false
  }

  private func enlist() {
    let environment = SceneEnvironment.current
    guard !environment.windows.contains(where: { $0 === self }) else { return }
    environment.windows.append(self)
    environment.sortWindows()
    environment.server.show(layer)
  }

  private func comeOn() {
    enlist()
    updateSafeArea()
    showRoot()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func comeOff() {
    let environment = SceneEnvironment.current
    environment.windows.removeAll { $0 === self }
    environment.server.hide(layer)
    if content.isKey { resignKey() }
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  /// The root's view follows the size of the window, and stays where it was put otherwise (F2.15.6).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let refits = PlantedFault.windowRefitsItsRoot.isPlanted
    guard content.filledSize != bounds.size || refits, let view = content.root?.viewIfLoaded,
      view.superview === content.wrapper
    else { return }
    content.filledSize = bounds.size
    view.placeUntransformed(bounds)
  }

  /// Hands the touches of an event to recognisers, then to views.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touches.filter { $0.window === self && $0.phase != .stationary }
    let delivery = SceneEnvironment.current.touches
    delivery.gestures.receive(touches, in: event)
    delivery.views.receive(touches, in: event)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// What holds the root's view, inside `rootTransitionView`.
  package var wrapper: DropShadowView { content.wrapper }

  package var rootTransitionView: RootTransitionView { content.transitionView }

  private func showRoot() {
    guard let root = content.root else { return }
    root.appearInWindow(self)
  }
}

/// What a window is about.
@MainActor
private struct WindowContent {
  var undoManager: UndoManager?
  var root: UIViewController?
  var isKey = false
  var level = UIWindow.Level.normal
  /// The size to which the root's view was fitted last.
  var filledSize: CGSize?
  let transitionView = RootTransitionView()
  let wrapper = DropShadowView()
}

extension UIWindow {
  /// How high a window lies.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension SceneEnvironment {
  /// Puts the windows in the order in which they lie, the lowest first.
  func sortWindows() {
    windows = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }
}
