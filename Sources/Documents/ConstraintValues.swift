/// A constraint as a document has it.
package struct ConstraintValues: Sendable {
  package let id: String?
  /// Nil for the view that has the constraint.
  package let firstItem, secondItem: String?
  package let firstAttribute: String
  /// Nil where there is no second item.
  package let secondAttribute: String?
  package let relation: String
  package let constant, multiplier: Double
  /// Whether the constant is the system's distance between the two.
  package let isStandard: Bool
  package let priority: Double
  package let identifier: String?
  package let line: Int

  /// - Parameter owner: The identifier of the view that has it.
  /// - Returns: Nil for one that is only there while drawing.
  package init?(_ element: Element, owner: String?) {
    guard element.tag == "constraint", element.flag("placeholder") != true,
      let first = element["firstAttribute"]
    else { return nil }
    id = element.id
    firstItem = element["firstItem"] ?? owner
    firstAttribute = first
    secondAttribute = element["secondAttribute"]
    secondItem = element["secondItem"] ?? (secondAttribute == nil ? nil : owner)
    relation = element["relation"] ?? "equal"
    isStandard =
      element["symbolType"] == "layoutAnchor" || element["constant"] == "standard"
      || (element.flag("symbolic") == true && element["constant"] == nil)
    constant = element.number("constant") ?? 0
    multiplier = Self.ratio(element["multiplier"]) ?? 1
    priority = element.number("priority") ?? 1000
    identifier = element["identifier"]
    line = element.line
  }

  /// `0.5`, `1:2` and `16/9` are ways to write one.
  package static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
      .map { Double($0.filter { !$0.isWhitespace }) }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0 {
      let ratio = above / below
      return ratio.isFinite ? ratio : nil
    }
    return parts.count == 1 ? parts[0].flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
