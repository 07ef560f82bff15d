import QuartzCore

/// The root of a tree of views, on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var content = WindowContent()
  /// For animations beside the change of size that is under way; nil when none is (F2.8.7).
  var sizeCoordinator: TransitionCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var screen: UIScreen { SceneEnvironment.current.screen }

  public var isKeyWindow: Bool { content.isKey }

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
    let environment = SceneEnvironment.current
    if !environment.windows.contains(where: { $0 === self }) {
      environment.windows.append(self)
      environment.server.show(layer)
    }
    for window in environment.windows { window.content.isKey = window === self }
    isHidden = false
    updateSafeArea()
    showRoot()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = content.root?.viewIfLoaded, view.superview === self {
      view.placeUntransformed(bounds)
    }
  }

  /// Hands the touches of an event to recognisers, then to views.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touches.filter { $0.window === self && $0.phase != .stationary }
    let delivery = SceneEnvironment.current.touches
    delivery.gestures.receive(touches, in: event)
    delivery.views.receive(touches, in: event)
  }

  open override var next: UIResponder? { UIApplication.shared }

  private func showRoot() {
    guard let root = content.root else { return }
    root.appearInWindow(self)
  }
}

/// What a window is about.
private struct WindowContent {
  var root: UIViewController?
  var isKey = false
}
