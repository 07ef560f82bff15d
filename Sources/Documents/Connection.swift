/// What ties one object to another.
package struct Connection: Sendable {
  package enum Kind: Sendable {
    /// A property that holds the other.
    case outlet(property: String)
    /// A property that holds several, of which the other is one.
    case collection(property: String)
    /// A message to the other; of a control at an event, of a recogniser or an item at its own time.
    case action(selector: String, event: String?)
    case segue
  }

  package let kind: Kind
  package let destination: String
  package let element: Element

  /// Nil for what is none, or leads nowhere.
  package init?(_ element: Element) {
    guard let destination = element["destination"] else { return nil }
    switch element.tag {
    case "outlet":
      guard let property = element["property"] else { return nil }
      kind = .outlet(property: property)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      kind = .collection(property: property)
    case "action":
      guard let selector = element["selector"] else { return nil }
      kind = .action(selector: selector, event: element["eventType"])
    case "segue": kind = .segue
    default: return nil
    }
    self.destination = destination
    self.element = element
  }
}

extension Element {
  /// Those of this very element.
  package var connections: [Connection] { list("connections").compactMap(Connection.init) }
}
