import QuartzCore

/// A guide that follows something, and constraints that hold while that is near an edge of the view, or away
/// from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Condition {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var conditions: [Condition] = []

  /// The edges that it is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints hold while what is followed is near an edge, in the place of those that did.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { hold(trackedConstraints, edge, isNear: true) }

  /// Has constraints hold while what is followed is away from an edge, in the place of those that did.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { hold(trackedConstraints, edge, isNear: false) }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    conditions.filter { $0.edge == edge && $0.isNear }.flatMap(\.constraints)
  }

  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    conditions.filter { $0.edge == edge && !$0.isNear }.flatMap(\.constraints)
  }

  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(conditions.flatMap(\.constraints))
    conditions = []
  }

  private func hold(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool
  ) {
    let former = conditions.filter { $0.edge == edge && $0.isNear == isNear }
    NSLayoutConstraint.deactivate(former.flatMap(\.constraints))
    conditions.removeAll { $0.edge == edge && $0.isNear == isNear }
    conditions.append(Condition(edge: edge, isNear: isNear, constraints: constraints))
    let holds = isNear ? nearEdges.isSuperset(of: edge) : nearEdges.isDisjoint(with: edge)
    if holds { NSLayoutConstraint.activate(constraints) }
  }
}

/// Where the keyboard is over a view: its top edge moves with the keyboard's, in the keyboard's own animation
/// and under the finger that takes the keyboard away (F8.3.8).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A docked keyboard is near the bottom, and away from the sides (WWDC 2021, session 10259).
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Kept: the keyboard here is always docked.
  open var followsUndockedKeyboard = false

  /// Whether the guide lies over the bottom's safe area while the keyboard is down, or is empty then.
  open var usesBottomSafeArea = true { didSet { refresh() } }

  /// How far above the keyboard a finger that scrolls begins to take it away, points.
  open var keyboardDismissPadding: CGFloat = 0

  /// What is covered may be another part of the view.
  func refresh() {
    owner?.setNeedsLayout()
    owner?.layoutTree?.itemChanged(self)
  }
}

extension UIView {
  /// How much of the lower end lies under the keyboard or, while that is down or elsewhere, in the safe area,
  /// points.
  var coveredByKeyboard: CGFloat {
    let guide = layout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let safe = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, let top = SceneEnvironment.current.focus.keyboard.top(in: window) else {
      return safe
    }
    let line = convert(CGPoint(x: 0, y: top), from: window).y
    return line.isFinite ? min(max(bounds.maxY - line, safe), max(bounds.height, safe)) : safe
  }

  /// Tells the guides in here where the keyboard is now.
  /// - Returns: Whether there are any.
  @discardableResult
  func keyboardMoved() -> Bool {
    let guide = layout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    guide?.refresh()
    var isFollowed = guide != nil
    for view in hierarchy.subviews where view.keyboardMoved() { isFollowed = true }
    return isFollowed
  }

  /// How far above the keyboard a finger in this view begins to take it away.
  var keyboardDismissPadding: CGFloat {
    var next: UIView? = self
    while let view = next {
      if let guide = view.layout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide {
        return guide.keyboardDismissPadding
      }
      next = view.superview
    }
    return 0
  }
}
