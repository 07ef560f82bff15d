import QuartzCore

/// Since iOS 15 bars show nothing behind their items while no content lies under them: a scroll view
/// at its end there, or nothing that scrolls (F2.15.16).
extension UIViewController {
  /// What scrolls under a bar where nothing was named: the controller's view or the first of its
  /// subviews that scrolls.
  var foundContent: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Whether nothing has gone under a bar at the top.
  var isAtTop: Bool {
    guard let content = contentScrollView(for: .top) else { return true }
    return content.contentOffset.y + content.adjustedContentInset.top < BarMetrics.edgeTolerance
  }

  /// Whether nothing is left to come up from under a bar at the bottom.
  var isAtBottom: Bool {
    guard let content = contentScrollView(for: .bottom) else { return true }
    let seen = content.bounds.maxY - content.adjustedContentInset.bottom
    return content.contentSize.height - seen < BarMetrics.edgeTolerance
  }
}

extension UIScrollView {
  /// Has the bars over this view look as they do over content that stands where it stands.
  func tellBars() {
    guard window != nil else { return }
    for controller in sequence(first: controllerAround, next: { $0?.parent }) {
      (controller as? any BarOwner)?.contentMoved()
    }
  }
}

/// A container with bars that content lies under.
@MainActor
protocol BarOwner: UIViewController {
  /// Content of the screen on show has moved or grown.
  func contentMoved()
}

extension BarOwner {
  /// Whether a bar at the bottom shows no ground: nothing lies under it. What was built before iOS 15 always
  /// has one (F8.17.2).
  static func isClear(_ controller: UIViewController?) -> Bool {
    SceneEnvironment.current.system.kit >= 15 && controller?.isAtBottom ?? true
  }
}

extension UINavigationController: BarOwner {
  func contentMoved() {
    guard state.work == nil else { return }
    moveLargeTitle()
    let isAtBottom = Self.isClear(shownController)
    guard
      navigationBar.looks.isAtEdge != barIsClear(over: shownController)
        || toolbar.isAtEdge != isAtBottom
    else { return }
    BarMetrics.changeGround(animated: appearance.phase == .appeared) { self.settleEdges() }
  }

  /// Whether nothing lies under the bar. With a large title nothing does until that has gone under it.
  private func barIsClear(over controller: UIViewController?) -> Bool {
    let kit = SceneEnvironment.current.system.kit
    guard largeTitleSpace(of: controller) > 0 else {
      return kit >= 15 && controller?.isAtTop ?? true
    }
    guard kit >= 13 else { return false }
    return largeTitleHeight(of: controller) > BarMetrics.largeTitleRest
  }

  /// The bars as they belong over the screen on show.
  func settleEdges() { showEdges(of: shownController) }

  /// The bars as they belong over a screen, the one that comes with a transition for one.
  func showEdges(of controller: UIViewController?) {
    navigationBar.showGround(isAtEdge: barIsClear(over: controller))
    showToolbarEdge(isAtBottom: Self.isClear(controller))
    (parent as? UITabBarController)?.showEdge(of: controller)
  }

  private func showToolbarEdge(isAtBottom: Bool) {
    // On its way out it stays as it is.
    if isToolbarHidden, bars.isMoving { return }
    guard toolbar.window == nil || isToolbarHidden else { return toolbar.isAtEdge = isAtBottom }
    // What nobody sees would lose its animation, and the transition be said to be unfinished.
    UIView.performWithoutAnimation { toolbar.isAtEdge = isAtBottom }
  }
}

extension UITabBarController: BarOwner {
  func contentMoved() {
    guard state.running == nil, let leaf, tabBar.isAtEdge != Self.isClear(leaf) else { return }
    BarMetrics.changeGround(animated: appearance.phase == .appeared) { self.settleEdge() }
  }

  /// The screen on show: of a stack that on top.
  private var leaf: UIViewController? {
    guard let stack = state.shown as? UINavigationController else { return state.shown }
    return stack.state.work == nil ? stack.shownController : nil
  }

  /// The bar as it belongs over the screen on show.
  func settleEdge() { if let leaf { showEdge(of: leaf) } }

  func showEdge(of controller: UIViewController?) {
    tabBar.isAtEdge = Self.isClear(controller)
  }
}

extension BarMetrics {
  /// How far content may have gone under a bar that still shows nothing, points.
  fileprivate static let edgeTolerance: CGFloat = 0.5

  /// Has a background come or go while content moves; how fast is a guess (D). Bars that nobody has
  /// seen yet come as they belong.
  @MainActor
  fileprivate static func changeGround(animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: change)
  }
}

extension UIView {
  /// How much of the screen lies between a bar and the edge beside it, where the bar stands at the edge of
  /// the safe area; 0 where it stands elsewhere, points.
  func safeAreaBeside(_ edge: UIBarPosition) -> CGFloat {
    guard let window else { return 0 }
    let place = convert(bounds, to: nil)
    let insets = window.safeAreaInsets
    switch edge {
    case .top, .topAttached: return abs(place.minY - insets.top) < 1 ? insets.top : 0
    case .bottom:
      return abs(window.bounds.maxY - insets.bottom - place.maxY) < 1 ? insets.bottom : 0
    case .any: return 0
    }
  }

  /// Where a bar's background lies, in the bar.
  func backgroundFrame(at position: UIBarPosition) -> CGRect {
    let isAttached = position == .bottom || position == .topAttached
    let more = isAttached ? safeAreaBeside(position) : 0
    let top = position == .topAttached ? -more : 0
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height + more)
  }
}
