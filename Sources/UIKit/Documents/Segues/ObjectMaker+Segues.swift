import Documents
import QuartzCore

extension ObjectMaker {
  /// Has an object start a segue.
  func attachSegue(to object: NSObject, _ element: Element) {
    let template = SegueTemplate(element: element, maker: self)
    let kind = template.kind
    guard kind != "relationship" else { return }
    switch object {
    case let view as UIView where kind == "embed":
      later.append { [weak self] in
        guard let controller = self?.controller else { return }
        template.perform(from: controller, sender: nil, asks: true, into: view)
      }
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.extras.accessorySegue = template
      } else {
        cell.extras.selectionSegue = template
      }
    case let cell as UICollectionViewCell: cell.extras.selectionSegue = template
    case let control as UIControl:
      let event = Self.events[element["eventType"] ?? ""] ?? Self.event(of: control)
      control.addTarget(trigger(template), action: SegueTrigger.action, for: event)
    case let item as UIBarButtonItem: item.tell(trigger(template), SegueTrigger.action)
    case let recogniser as UIGestureRecognizer:
      recogniser.addTarget(trigger(template), action: SegueTrigger.action)
    default: break
    }
  }

  private static func event(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : .primaryActionTriggered
  }

  private func trigger(_ template: SegueTemplate) -> SegueTrigger {
    let trigger = SegueTrigger(template, self)
    kept.append(trigger)
    return trigger
  }
}

/// Starts a segue when it is told to.
@MainActor
final class SegueTrigger: NSObject {
  private let element: Element
  private weak var maker: ObjectMaker?

  init(_ template: SegueTemplate, _ maker: ObjectMaker) {
    element = template.element
    self.maker = maker
  }

  static let action = Selector(
    "performSegue:", { (target: SegueTrigger) in { (sender: Any?) in target.run(sender) } })

  func run(_ sender: Any?) {
    guard let maker, let controller = maker.controller else { return }
    if let gesture = sender as? UIGestureRecognizer, gesture.state != .ended,
      gesture.state != .began
    {
      return
    }
    SegueTemplate(element: element, maker: maker).perform(
      from: controller, sender: sender, asks: true)
  }
}

extension UIView {
  /// Starts the segue of a cell that was chosen.
  func performSelectionSegue() { start(extras.selectionSegue) }

  func performAccessorySegue() { start(extras.accessorySegue) }

  private func start(_ template: SegueTemplate?) {
    guard let template, let controller = template.maker.controller else { return }
    template.perform(from: controller, sender: self, asks: true)
  }
}
