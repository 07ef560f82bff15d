import QuartzCore

/// The finger from the edge that pops (F6.5.1): an ordinary edge pan and an ordinary percent-driven
/// interactor over the system's pop.
@MainActor
final class PopDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let pan = UIScreenEdgePanGestureRecognizer()
  private var drive: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.edges = .left
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned:", PopDrag.panned(_:)))
  }

  /// The leading edge: left, or right where text runs from the right.
  func followDirection() {
    let edge: UIRectEdge = isMirrored ? .right : .left
    if pan.edges != edge { pan.edges = edge }
  }

  private var isMirrored: Bool { navigation.view.isMirrored }

  /// Not at the root, not during a transition, not without a back button (Q13), and not over an
  /// animator of the application's (F2.1.8). A delegate of the application's decides by itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let stack = navigation.state.stack
    guard stack.count > 1, navigation.state.work == nil, !navigation.isNavigationBarHidden,
      let top = stack.last, top.navigationItem.allowsWayBack,
      let below = stack.dropLast().last
    else { return false }
    return navigation.delegate?.navigationController(
      navigation, animationControllerFor: .pop, from: top, to: below) == nil
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let sign: CGFloat = isMirrored ? -1 : 1
    let width = max(navigation.view.bounds.width, 1)
    let progress = sign * pan.translation(in: navigation.view).x / width
    let velocity = sign * pan.velocity(in: navigation.view).x / width
    switch pan.state {
    case .began:
      begin()
      drive?.update(progress)
    case .changed: drive?.update(progress)
    case .ended: end(progress + velocity * SystemMotion.popProjection > 0.5)
    case .cancelled, .failed: end(false)
    default: break
    }
  }

  private func begin() {
    guard navigation.state.stack.count > 1 else { return navigation.freeze() }
    guard navigation.state.work == nil else { return }
    let drive = UIPercentDrivenInteractiveTransition()
    drive.completionCurve = .easeOut
    self.drive = drive
    navigation.pop(with: nil, drive: drive)
  }

  private func end(_ finishes: Bool) {
    finishes ? drive?.finish() : drive?.cancel()
    drive = nil
  }
}

extension UINavigationItem {
  /// Whether the bar shows the way back: not hidden, nothing in its place.
  fileprivate var allowsWayBack: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }
}

extension UINavigationController {
  /// A pop in a finger's hands.
  /// - Parameter animator: Instead of the system's, where the delegate supplies none.
  func pop(
    with animator: (any UIViewControllerAnimatedTransitioning)?,
    drive: UIPercentDrivenInteractiveTransition
  ) {
    state.held = (animator, drive)
    popViewController(animated: true)
  }

  /// An edge pan that an application let begin at the root leaves the controller waiting for a
  /// transition that never comes (F6.5.1, Q13).
  func freeze() {
    state.isFrozen = true
    SceneEnvironment.current.violate(.stack(.beginsPopAtRoot))
  }
}
