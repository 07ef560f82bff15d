import Documents
import QuartzCore

/// The way back: to whoever up from here has the method that the document names.
@MainActor
enum Unwinding {
  static func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    guard let name = template.element["unwindAction"] else {
      return template.maker.source.violate(template.element, "an unwind segue names no action")
    }
    guard let (destination, action) = target(name, from: source, sender, template) else {
      return template.maker.source.violate(
        template.element,
        "nobody up from \(type(of: source)) has an @IBAction for \(name) that lets it unwind")
    }
    guard let segue = segue(template, from: source, to: destination) else { return }
    segue.handler = { back(from: source, to: destination) }
    source.prepare(for: segue, sender: sender)
    _ = action.answer(of: destination, sender: segue, event: nil)
    segue.perform()
  }

  private static func segue(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    if template.element["customClass"] == nil,
      let own = destination.segueForUnwinding(
        to: destination, from: source, identifier: template.identifier)
    {
      return own
    }
    return template.makeSegue(from: source, to: destination)
  }

  /// Looks through whoever is above or behind, from the source outwards: in each, first what it
  /// contains, the nearest on top.
  private static func target(
    _ name: String, from source: UIViewController, _ sender: Any?, _ template: SegueTemplate
  ) -> (UIViewController, Selector)? {
    var seen: Set<ObjectIdentifier> = []
    var place: UIViewController? = source
    while let current = place {
      if let found = search(current, name, source, sender, template, &seen) { return found }
      place = current.parent ?? current.presentation.presenting
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ name: String, _ source: UIViewController, _ sender: Any?,
    _ template: SegueTemplate, _ seen: inout Set<ObjectIdentifier>
  ) -> (UIViewController, Selector)? {
    guard seen.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.childrenForUnwinding {
      if let found = search(child, name, source, sender, template, &seen) { return found }
    }
    let classes = template.maker.classes
    classes.addModules(of: controller)
    guard let action = classes.action(name, of: controller),
      controller !== source || action.isUnwindToSelf,
      controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
    else { return nil }
    return (controller, action)
  }

  /// Takes off what lies between, modally first.
  private static func back(from source: UIViewController, to destination: UIViewController) {
    var animates = true
    var presenter: UIViewController? = destination
    while let current = presenter, current.presentation.presented == nil {
      presenter = current.parent
    }
    if let presenter {
      presenter.dismiss(animated: true)
      animates = false
    }
    var child = destination
    while let parent = child.parent {
      if let stack = parent as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: animates)
      } else if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      child = parent
    }
  }
}

extension Selector {
  /// A screen does not go back to itself.
  fileprivate var isUnwindToSelf: Bool { false }
}

extension UIViewController {
  /// The nearest first.
  fileprivate var childrenForUnwinding: [UIViewController] {
    children.reversed()
  }
}
