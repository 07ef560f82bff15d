import Documents
import QuartzCore

/// Stands for whoever is first to answer.
final class FirstResponderMark: NSObject {}
/// Stands for the way back, to whoever has the method for it.
final class ExitMark: NSObject {}

extension ObjectMaker {
  func registerPlaceholder(_ element: Element) {
    switch element["placeholderIdentifier"] {
    case "IBFirstResponder": keep(FirstResponderMark(), as: element.id)
    case "IBFilesOwner": break
    default: if element.tag == "exit" { keep(ExitMark(), as: element.id) }
    }
  }

  private func keep(_ object: NSObject, as id: String?) {
    kept.append(object)
    register(object, as: id)
  }

  /// Ties an object to another.
  /// - Returns: False where the other is not made yet.
  func connect(_ object: NSObject, _ connection: Connection) -> Bool {
    if case .segue = connection.kind {
      attachSegue(to: object, connection.element)
      return true
    }
    guard let other = self.object(connection.destination) else { return false }
    switch connection.kind {
    case .outlet(let property): setOutlet(property, of: object, to: other, connection.element)
    case .collection(let property):
      addToCollection(property, of: object, other, connection.element)
    case .action(let selector, let event):
      addAction(selector, event, of: object, to: other, connection.element)
    case .segue: break
    }
    return true
  }

  private func setOutlet(
    _ name: String, of object: NSObject, to other: NSObject, _ element: Element
  ) {
    classes.addModules(of: object)
    let own = classes.outlets(name, of: object)
    if let outlet = own.last {
      if !outlet.set(object, other) {
        source.violate(
          element,
          "the outlet \(name) of \(Swift.type(of: object)) is a \(Self.plain(outlet.type))",
          "the document gives it a \(Swift.type(of: other))")
      }
      return
    }
    switch KnownOutlets.set(name, of: object, to: other) {
    case .set: return
    case .refused(let wanted):
      source.violate(
        element,
        "\(name) of \(Swift.type(of: object)) wants \(wanted)",
        "\(Swift.type(of: other)) is none")
    case .unknown:
      source.violate(
        element,
        "\(Swift.type(of: object)) has no @IBOutlet \(name), which the document connects to a "
          + "\(Swift.type(of: other))", Self.list(classes.outletNames(of: object), "outlet"))
    }
  }

  private func addToCollection(
    _ name: String, of object: NSObject, _ other: NSObject, _ element: Element
  ) {
    if name == "gestureRecognizers", let view = object as? UIView,
      let recogniser = other as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(recogniser)
    }
    let key = "\(ObjectIdentifier(object))|\(name)"
    let members = (collections[key] ?? []) + [other]
    collections[key] = members
    classes.addModules(of: object)
    guard let outlet = classes.outlets(name, of: object).last else {
      if KnownOutlets.set(name, of: object, toAll: members) { return }
      return source.violate(
        element,
        "\(Swift.type(of: object)) has no @IBOutlet collection \(name), which the document fills",
        Self.list(classes.outletNames(of: object), "outlet"))
    }
    if !outlet.set(object, members) {
      source.violate(
        element,
        "the outlet collection \(name) of \(Swift.type(of: object)) is a \(Self.plain(outlet.type))",
        "the document puts a \(Swift.type(of: other)) into it")
    }
  }

  private func addAction(
    _ name: String, _ event: String?, of object: NSObject, to other: NSObject, _ element: Element
  ) {
    guard let action = findAction(name, of: other, sentBy: object, element) else { return }
    let target: NSObject? = other is FirstResponderMark ? nil : other
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: action, for: Self.events[event ?? ""] ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: item.tell(target, action)
    case let recogniser as UIGestureRecognizer:
      if let target { recogniser.addTarget(target, action: action) }
    default:
      source.violate(
        element, "\(Swift.type(of: object)) sends no actions: \(name) is not connected")
    }
  }

  /// The method of a name; without one an error that has both spellings.
  private func findAction(
    _ name: String, of other: NSObject, sentBy object: NSObject, _ element: Element
  ) -> Selector? {
    if other is FirstResponderMark {
      classes.addModules(of: object)
      if let controller { classes.addModules(of: controller) }
      return Selector(anyOf: classes.actions(name), name: name)
    }
    classes.addModules(of: other)
    if let own = classes.action(name, of: other) ?? KnownActions.action(name, of: other) {
      return own
    }
    source.violate(
      element,
      "\(other is ExitMark ? "the exit" : "\(Swift.type(of: other))") has no @IBAction for \(name), which \(Swift.type(of: object)) sends",
      Self.list(classes.actionNames(of: other), "action"))
    return nil
  }

  private static func list(_ names: [String], _ word: String) -> String {
    names.isEmpty ? "it has no \(word)" : "it has: \(names.joined(separator: ", "))"
  }

  /// `UILabel` of `Optional<UILabel>`.
  private static func plain(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEvents": .allEvents,
  ]
}

extension Selector {
  /// Whichever of several methods an object has.
  init(anyOf selectors: [Selector], name: String) {
    self.init(name, arity: 0, Method(anyOf: selectors.map(\.method)))
  }
}

extension Selector.Method {
  init(anyOf methods: [Selector.Method]) {
    self.init(
      isKnown: !methods.isEmpty, isOf: { object in methods.contains { $0.isOf(object) } },
      call: { target, sender, event in
        methods.first { $0.isOf(target) }?.call(target, sender, event) ?? .refused
      })
  }
}
