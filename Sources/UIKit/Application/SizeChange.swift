import QuartzCore

extension SceneEnvironment {
  /// Gives the screen another size, as by turning the device: controllers hear of it, then all is
  /// laid out anew in an animation that their own join (F2.8.7).
  ///
  /// Order: `willTransition(to:with:)` if the traits change, `viewWillTransition(to:with:)`; then
  /// within one animation bounds, layout, and what was asked for alongside; the coordinator's
  /// completions at its end. A transition that runs goes on (Q23).
  /// - Parameters:
  ///   - safeArea: In the new size.
  ///   - turn: The device's rotation; identity without one.
  ///   - duration: Seconds; 0 without motion.
  package func resize(
    to size: CGSize, safeArea: UIEdgeInsets, turn: CGAffineTransform, duration: TimeInterval
  ) {
    let traits = UITraitCollection(self.traits.own.values.on(screen: size))
    let filling = windows.filter { $0.bounds.size == screen.size }
    let changes = filling.map { WindowSizeChange($0, turn: turn, duration: duration) }
    for change in changes {
      change.announce(size, traits: traits == self.traits.own ? nil : traits)
    }
    let before = self.traits.own
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews]
    ) {
      self.screen.resize(to: size, safeArea: safeArea)
      self.traits.own = traits
      for change in changes { change.apply(size, traitsBefore: before) }
    } completion: { _ in
      for change in changes { change.finish() }
    }
    updateStatusBar(animated: duration > 0)
    if turn != .identity {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: system.deviceObject)
    }
  }
}

/// One window's part in a change of size.
@MainActor
private struct WindowSizeChange {
  let window: UIWindow
  let coordinator: TransitionCoordinator
  /// The coordinator asks it; nobody else holds it.
  let context: TransitionContext
  /// Whether the device is turned, and not just the window's size changed.
  let turns: Bool
  let former = SceneEnvironment.current.interfaceOrientation

  init(_ window: UIWindow, turn: CGAffineTransform, duration: TimeInterval) {
    self.window = window
    turns = turn != .identity
    let root = window.rootViewController ?? UIViewController()
    let place = TransitionContext.Participant(
      controller: root, view: root.viewIfLoaded, initialFrame: window.bounds, finalFrame: .zero)
    context = TransitionContext(
      containerView: window, isAnimated: duration > 0, style: .none,
      participants: { .init(from: place, to: place) }, targetTransform: turn)
    context.begin(interactive: false)
    coordinator = TransitionCoordinator(context: context)
    coordinator.duration = duration
  }

  func announce(_ size: CGSize, traits: UITraitCollection?) {
    guard let root = window.rootViewController else { return }
    window.sizeCoordinator = coordinator
    if let traits { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: size, with: coordinator)
    guard turns else { return }
    let coming: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    for screen in root.withDescendants {
      screen.willRotate(to: coming, duration: coordinator.duration)
    }
  }

  func apply(_ size: CGSize, traitsBefore: UITraitCollection) {
    window.frame = CGRect(origin: .zero, size: size)
    window.updateSafeArea()
    let isAdapting = traitsBefore != window.traitCollection
    // Nothing is laid out in the new size for the old size classes (F8.13.1).
    if isAdapting { window.takeTraits(after: traitsBefore) }
    window.layoutIfNeeded()
    if isAdapting {
      window.adaptPresentations(beside: coordinator)
      window.layoutIfNeeded()
    }
    if turns, let root = window.rootViewController {
      let now = SceneEnvironment.current.interfaceOrientation
      for screen in root.withDescendants {
        screen.willAnimateRotation(to: now, duration: coordinator.duration)
      }
    }
    coordinator.runAnimations()
  }

  func finish() {
    if turns, let root = window.rootViewController {
      for screen in root.withDescendants { screen.didRotate(from: former) }
    }
    coordinator.finish()
    if window.sizeCoordinator === coordinator { window.sizeCoordinator = nil }
  }
}

extension UIViewController {
  /// The controller, its children, and what they present.
  fileprivate var withDescendants: [UIViewController] {
    [self] + children.flatMap(\.withDescendants)
      + (presentation.presented.map(\.withDescendants) ?? [])
  }
}
