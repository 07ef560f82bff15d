import UIKit

/// A screen with a button that opens another over it, sound by itself. Faults hook into it; what
/// they remember is kept here, so that no hook has to hold a screen.
final class HomeScreen: UIViewController {
  let button = UIButton(type: .system)
  let transition = CardTransition()
  let hooks: FaultHooks
  var count = 0
  var isBusy = false
  var kept: [AnyObject] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ hooks: FaultHooks) {
    self.hooks = hooks
    super.init(nibName: nil, bundle: nil)
    transition.home = self
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let band = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 160))
    band.backgroundColor = .systemIndigo
    view.addSubview(band)
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.frame = CGRect(x: 100, y: 160, width: 120, height: 44)
    button.addTarget(self, action: Selector("open", HomeScreen.open), for: .touchUpInside)
    view.addSubview(button)
    listen(UIApplication.didEnterBackgroundNotification) { $0.hooks.background($0) }
    listen(UIApplication.didBecomeActiveNotification) { $0.hooks.foreground($0) }
  }

  private func listen(_ name: Notification.Name, _ act: @escaping @MainActor (HomeScreen) -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { if let self { act(self) } }
      })
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// What the button and the first act do.
  func open() {
    hooks.asksToOpen(self)
    guard presentedViewController == nil, hooks.willOpen(self) else { return }
    present(NextScreen(transition, style: hooks.style), animated: true)
  }

  /// What the second act does.
  func close() {
    hooks.asksToClose(self)
    guard presentedViewController != nil else { return }
    dismiss(animated: true)
  }

  var card: NextScreen? { presentedViewController as? NextScreen }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hooks.appeared(self)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    hooks.resizes(self, size)
  }
}

/// Where faults hook in. Each is handed the screen that it may break.
@MainActor
struct FaultHooks {
  var style = UIModalPresentationStyle.fullScreen
  var asksToOpen: (HomeScreen) -> Void = { _ in }
  var asksToClose: (HomeScreen) -> Void = { _ in }
  var answered: (HomeScreen) -> Void = { _ in }
  /// False swallows the request.
  var willAsk: (HomeScreen) -> Bool = { _ in true }
  var asked: (HomeScreen, NextScreen) -> Void = { _, _ in }
  /// False swallows the request.
  var willOpen: (HomeScreen) -> Bool = { _ in true }
  var willClose: (HomeScreen, NextScreen) -> Bool = { _, _ in true }
  var loaded: (HomeScreen, NextScreen) -> Void = { _, _ in }
  var appeared: (HomeScreen) -> Void = { _ in }
  var nextAppeared: (HomeScreen, NextScreen) -> Void = { _, _ in }
  var resizes: (HomeScreen, CGSize) -> Void = { _, _ in }
  var traits: (HomeScreen, NextScreen) -> Void = { _, _ in }
  var background: (HomeScreen) -> Void = { _ in }
  var foreground: (HomeScreen) -> Void = { _ in }
  /// False keeps the interactor from being told.
  var panMoves: (HomeScreen, NextScreen, UIPanGestureRecognizer) -> Bool = { _, _, _ in true }
  var panEnds: (HomeScreen, NextScreen, UIPanGestureRecognizer) -> Bool = { _, _, _ in true }
  var panIsLost: (HomeScreen, NextScreen) -> Bool = { _, _ in true }
  var animates: (HomeScreen, any UIViewControllerContextTransitioning, Bool) -> Void = { _, _, _ in
  }
  /// Whether it was the way there, and whether it completed.
  var ended: (HomeScreen, Bool, Bool) -> Void = { _, _, _ in }

  init(_ change: (inout FaultHooks) -> Void = { _ in }) { change(&self) }
}
