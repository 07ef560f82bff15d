import QuartzCore

/// One side of a constraint: an attribute, or the distance from one attribute to another.
struct ConstraintSide {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from.
  weak var origin: AnyObject?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there was an item to begin with.
  let isMeant: Bool

  init(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    let object = item.map { $0 as AnyObject }
    self.item = object
    self.attribute = attribute
    isMeant = object != nil
  }

  /// The way from one attribute to another.
  init(from origin: ConstraintSide, to end: ConstraintSide) {
    self.init(end.item, end.attribute)
    self.origin = origin.item
    originAttribute = origin.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  /// Whether everything that it speaks of still exists.
  var isWhole: Bool { (!isMeant || item != nil) && (!isDistance || origin != nil) }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }

  @MainActor var items: [any LayoutItem] {
    [item, origin].compactMap { $0 as? any LayoutItem }
  }

  @MainActor var text: String {
    guard let item else { return isMeant ? "(gone)" : "" }
    let name = "\(type(of: item)).\(attribute)"
    guard let origin else { return name }
    return "(\(name) - \(type(of: origin)).\(originAttribute))"
  }
}

/// What a constraint says.
struct ConstraintTerms {
  var first = ConstraintSide(nil, .notAnAttribute)
  var second = ConstraintSide(nil, .notAnAttribute)
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// Notes what can never be laid out.
  @MainActor func check() {
    if let fault {
      Violation.record(.layout(.invalid(text, fault: fault)))
    }
  }

  /// Why the constraint makes no sense; nil when it does.
  @MainActor var fault: String? {
    if !multiplier.isFinite || !constant.isFinite { return "its numbers must be finite" }
    if first.items.isEmpty { return "its first item must be a view or a layout guide" }
    if first.kind == .nothing { return "its first attribute must be one" }
    if second.isMeant, second.items.isEmpty {
      return "its second item must be a view, a layout guide or nil"
    }
    if second.isMeant, second.kind != first.kind { return "its attributes do not go together" }
    if !second.isMeant, first.kind != .length {
      return "a place cannot be set equal to a constant"
    }
    return nil
  }

  @MainActor var items: [any LayoutItem] { first.items + second.items }

  /// The nearest view that contains all items, itself perhaps one of them.
  @MainActor var commonView: UIView? {
    guard fault == nil else { return nil }
    var common: UIView?
    for item in items {
      guard let view = (item as? UIView) ?? item.container else { return nil }
      guard let former = common else {
        common = view
        continue
      }
      var candidate: UIView? = former
      while let current = candidate, !view.isDescendant(of: current) {
        candidate = current.hierarchy.superview
      }
      guard let candidate else { return nil }
      common = candidate
    }
    return common
  }

  @MainActor var text: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var right: [String] = []
    if second.isMeant {
      right.append((multiplier == 1 ? "" : "\(number(multiplier))*") + second.text)
      if constant != 0 { right.append("\(constant < 0 ? "-" : "+") \(number(abs(constant)))") }
    } else {
      right.append(number(constant))
    }
    let level = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
    return "\(first.text) \(sign) \(right.joined(separator: " "))\(level)"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
