import Choreography
import QuartzCore

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
      SceneEnvironment.current.transitions.observer?.observe(callback, of: self)
      switch callback {
      case .willAppear: viewWillAppear(animated)
      case .isAppearing: viewIsAppearing(animated)
      case .didAppear:
        viewDidAppear(animated)
        bringAccessory()
      case .willDisappear:
        viewWillDisappear(animated)
        SceneEnvironment.current.focus.screenLeaves(self)
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
    Violation.record(.container(.appearanceUnbalanced("\(type(of: self))")))
  }
}

// MARK: - The root of a window

extension UIViewController {
  /// Fills the window as its root, at once and without motion.
  func appearInWindow(_ window: UIWindow) {
    guard view.superview !== window.wrapper else { return }
    for step in RootOrder.start { perform(step, in: window) }
    RenderServer.current.enqueueAfterCommit {
      for step in RootOrder.end { self.perform(step, in: window) }
    }
  }

  /// Leaves the window as its root.
  func leaveWindow() {
    for step in RootOrder.leave { perform(step, in: nil) }
  }

  /// The wrappers go with the view, if they hold nothing else.
  private func removeFromWindow() {
    let wrapper = viewIfLoaded?.rootWrapper
    viewIfLoaded?.removeFromSuperview()
    if let wrapper, wrapper.subviews.isEmpty { wrapper.superview?.removeFromSuperview() }
  }

  private func perform(_ step: RootStep, in window: UIWindow?) {
    switch step {
    case .appearance(let step): ScreenPair(from: self, to: self, isAnimated: false).perform(step)
    case .addView:
      guard let window else { return }
      view.frame = window.bounds
      window.show(root: view)
    case .updateStatusBar: SceneEnvironment.current.updateStatusBar(animated: false)
    case .removeView: removeFromWindow()
    }
  }
}
