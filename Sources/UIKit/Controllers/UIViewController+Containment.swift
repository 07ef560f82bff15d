import Choreography
import QuartzCore

/// Parents and children.
package struct Containment {
  package var children: [UIViewController] = []
  package weak var parent: UIViewController?
  package var additionalSafeArea = UIEdgeInsets.zero
  /// What the bars of the parent add to the safe area.
  package var barInsets = UIEdgeInsets.zero
  /// Between being taken in or let go and the end of the appearance change that goes with it.
  package var movement: Movement?
  /// The transition in a container that the controller is part of, or that it runs.
  weak var transition: TransitionDriver?

  package enum Movement: Sendable { case toParent, fromParent }

  /// All that is added to the safe area of the view.
  var innerSafeArea: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeArea.top + barInsets.top, left: additionalSafeArea.left + barInsets.left,
      bottom: additionalSafeArea.bottom + barInsets.bottom,
      right: additionalSafeArea.right + barInsets.right)
  }
}

extension UIViewController {
  /// What `addChild(_:)` does.
  func takeChild(_ childController: UIViewController) {
    guard childController !== self else {
      return Violation.record(.container(.childOfItself))
    }
    for step in ChildOrder.add { childController.perform(step, in: self) }
  }

  /// What `removeFromParent()` does.
  func leaveParent() {
    guard let parent else { return }
    for step in ChildOrder.remove { perform(step, in: parent) }
  }

  private func perform(_ step: ChildStep, in parent: UIViewController) {
    defer { SceneEnvironment.current.traits.mayDiffer() }
    switch step {
    case .leaveFormerParent: removeFromParent()
    case .willMove: willMove(toParent: parent)
    case .link:
      containment.movement = .toParent
      parent.containment.children.append(self)
      containment.parent = parent
    case .unlink:
      parent.containment.children.removeAll { $0 === self }
      containment.parent = nil
      containment.movement = nil
      setBarInsets(.zero)
    case .didMove: didMove(toParent: nil)
    }
  }

  /// The outermost parent, or the controller itself.
  var outermost: UIViewController { parent?.outermost ?? self }
}
