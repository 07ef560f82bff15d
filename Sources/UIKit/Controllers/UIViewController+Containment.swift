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
  weak var transition: TransitionRun?

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
      return SceneEnvironment.current.violate(.container(.childOfItself))
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.containment.movement = .toParent
    containment.children.append(childController)
    childController.containment.parent = self
  }

  /// What `removeFromParent()` does.
  func leaveParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.movement = nil
    setBarInsets(.zero)
    didMove(toParent: nil)
  }

  /// The outermost parent, or the controller itself.
  var outermost: UIViewController { parent?.outermost ?? self }
}
