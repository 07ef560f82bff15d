import QuartzCore

/// Parents and children.
package struct Containment {
  package var children: [UIViewController] = []
  package weak var parent: UIViewController?
  package var additionalSafeArea = UIEdgeInsets.zero
}

extension UIViewController {
  public var children: [UIViewController] { containment.children }

  public var parent: UIViewController? { containment.parent }

  /// Takes a controller in as a child; its view is the caller's to place. Calls `willMove` on it,
  /// not `didMove`, which is the caller's.
  public func addChild(_ childController: UIViewController) {
    guard childController !== self else {
      return SceneEnvironment.current.violate("containment", "a controller cannot be its own child")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    containment.children.append(childController)
    childController.containment.parent = self
  }

  /// Leaves the parent and calls `didMove(toParent: nil)`.
  public func removeFromParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
  }

  /// The outermost parent, or the controller itself.
  var outermost: UIViewController { parent?.outermost ?? self }
}
