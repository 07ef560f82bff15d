import QuartzCore

/// Somebody whose size can change and who has something inside that goes by it: controllers and
/// presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// How large the content would like to be; zero for no wish.
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that something inside gets when this has one.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Before the size changes; the coordinator animates beside the change (F2.8.7).
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// What a controller says about its size, and the traits that it gives its children.
package struct ContentState {
  var isEditing = false
  var editButton: UIBarButtonItem?
  /// What covers a screen that has nothing to show.
  var unavailable: (any UIView & UIContentView)?
  package var preferredSize = CGSize.zero
  /// Traits that children are given whatever this controller's own are.
  package var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController {
  /// Hands news of a size on to children and to what is presented.
  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.viewIfLoaded?.bounds.size != size {
        child.viewWillTransition(to: size, with: coordinator)
      }
    }
    guard let presented = presentation.presented, let controller = presented.presentation.active
    else { return }
    controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Hands news of traits on to children and to what is presented.
  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let given = overrideTraitCollection(forChild: child).map {
        UITraitCollection(traitsFrom: [traits, $0])
      }
      child.willTransition(to: given ?? traits, with: coordinator)
    }
    presentation.presented?.presentation.active?.willTransition(to: traits, with: coordinator)
  }

  /// A child that fills this controller's view gets its new size, any other keeps the one it has
  /// (a guess at what UIKit's default does).
  func defaultSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = child as? UIViewController, let view = child.viewIfLoaded,
      let own = viewIfLoaded
    else { return parentSize }
    return view.bounds.size == own.bounds.size ? parentSize : view.bounds.size
  }

  /// The wish of this controller has changed: its surroundings hear of it.
  func preferredSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presentation.presenting != nil {
      presentation.active?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Traits given by the parent, or by the presentation controller.
  var traitsFromOutside: Traits? {
    if let parent { return parent.overrideTraitCollection(forChild: self)?.values }
    return presentation.active?.overrideTraitCollection?.values
  }
}

extension UIViewController {
  /// What `setOverrideTraitCollection(_:forChild:)` does.
  func giveTraits(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let before = childViewController.traitCollection
    content.childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.adoptTraits(after: before)
  }
}
