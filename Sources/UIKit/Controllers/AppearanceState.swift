/// Where a controller's view stands between hidden and shown. A plain state machine: it says
/// which callbacks are due, and the controller makes them. Callbacks are paired by construction.
package struct AppearanceState: Sendable {
  package enum Phase: Sendable { case disappeared, appearing, appeared, disappearing }

  /// One of the callbacks of a controller.
  package enum Callback: Hashable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  package private(set) var phase = Phase.disappeared
  package private(set) var hasSaidIsAppearing = false

  /// Whether the last news was of coming rather than of going.
  package var isComing: Bool { phase == .appearing || phase == .appeared }

  /// A transition begins that shows or hides the view; also when it turns round half way.
  package mutating func begin(appearing: Bool) -> [Callback] {
    switch (phase, appearing) {
    case (.appearing, true), (.appeared, true), (.disappeared, false), (.disappearing, false):
      return []
    case (_, true):
      phase = .appearing
      hasSaidIsAppearing = false
      return [.willAppear]
    case (_, false):
      phase = .disappearing
      return [.willDisappear]
    }
  }

  /// The view is in the hierarchy, with its traits and geometry; once per appearance (F2.4.3).
  package mutating func enterHierarchy() -> [Callback] {
    guard phase == .appearing, !hasSaidIsAppearing else { return [] }
    hasSaidIsAppearing = true
    return [.isAppearing]
  }

  /// The transition is over.
  package mutating func end() -> [Callback] {
    switch phase {
    case .appearing:
      let late = enterHierarchy()
      phase = .appeared
      return late + [.didAppear]
    case .disappearing:
      phase = .disappeared
      return [.didDisappear]
    case .appeared, .disappeared:
      return []
    }
  }
}

extension UIViewController {
  /// What `beginAppearanceTransition(_:animated:)` does.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let before = appearance.phase
    appearanceWillChange(toVisible: isAppearing, animated: animated)
    if before == appearance.phase { noteUnbalanced() }
    if isAppearing, viewIfLoaded?.window != nil { view.setNeedsLayout() }
  }

  /// What `endAppearanceTransition()` does.
  func endAppearance() {
    let before = appearance.phase
    appearanceDidChange(animated: presentation.isAnimating)
    if before == appearance.phase { noteUnbalanced() }
  }

  func appearanceWillChange(toVisible: Bool, animated: Bool) {
    presentation.isAnimating = animated
    if toVisible, !parentIsComing { return }
    if toVisible { makeViewIfNeeded() }
    send(appearance.begin(appearing: toVisible), animated: animated)
    forward(alsoToComing: !toVisible) {
      $0.appearanceWillChange(toVisible: toVisible, animated: animated)
    }
  }

  /// Whether there is no parent that will bring this controller on show when it comes itself.
  private var parentIsComing: Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return true }
    return parent.appearance.isComing
  }

  func appearanceIsUnderway(animated: Bool) {
    send(appearance.enterHierarchy(), animated: animated)
    forward { $0.appearanceIsUnderway(animated: animated) }
  }

  func appearanceDidChange(animated: Bool) {
    send(appearance.end(), animated: animated)
    containment.movement = nil
    forward { $0.appearanceDidChange(animated: animated) }
  }

  private func send(_ callbacks: [AppearanceState.Callback], animated: Bool) {
    for callback in callbacks {
      SceneEnvironment.current.witness?.hear(callback, of: self)
      switch callback {
      case .willAppear: viewWillAppear(animated)
      case .isAppearing: viewIsAppearing(animated)
      case .didAppear: viewDidAppear(animated)
      case .willDisappear: viewWillDisappear(animated)
      case .didDisappear: viewDidDisappear(animated)
      }
    }
  }

  /// - Parameter alsoToComing: Whether a child hears that has been told it comes, and whose view is
  ///   not in this one's yet.
  private func forward(alsoToComing: Bool = false, _ message: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children
    where child.viewIfLoaded?.isDescendant(of: view) == true
      || (alsoToComing && child.appearance.phase == .appearing)
    {
      message(child)
    }
  }

  private func noteUnbalanced() {
    SceneEnvironment.current.violate(
      "appearance-balance", "unbalanced begin/end appearance transition for \(type(of: self))")
  }
}

extension UIViewController {
  /// Fills the window as its root, at once and without motion.
  func appearInWindow(_ window: UIWindow) {
    guard view.superview !== window else { return }
    appearanceWillChange(toVisible: true, animated: false)
    view.frame = window.bounds
    window.addSubview(view)
    SceneEnvironment.current.updateStatusBar(animated: false)
    appearanceIsUnderway(animated: false)
    SceneEnvironment.current.server.enqueueAfterCommit { self.appearanceDidChange(animated: false) }
  }

  /// Leaves the window as its root.
  func leaveWindow() {
    appearanceWillChange(toVisible: false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    appearanceDidChange(animated: false)
  }
}
