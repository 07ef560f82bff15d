import Documents
import QuartzCore

extension ObjectMaker {
  /// Makes one constraint of a view's list. One that is not installed, or that speaks of a view which
  /// is not, is there for its outlet only.
  func makeConstraint(_ element: Element, in owner: UIView, id: String?) {
    guard let values = ConstraintValues(element, owner: id) else { return }
    guard let attribute = Words.attributes[values.firstAttribute] else {
      return source.violate(element, "\(values.firstAttribute) is no attribute of a constraint")
    }
    let first = values.firstItem.flatMap { item($0) }
    guard let first = first ?? (values.firstItem == id ? owner : nil) else {
      return reportMissing(values.firstItem, element)
    }
    var second: NSObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = values.secondAttribute {
      guard let found = Words.attributes[name] else {
        return source.violate(element, "\(name) is no attribute of a constraint")
      }
      other = found
      second = values.secondItem.flatMap { item($0) } ?? (values.secondItem == id ? owner : nil)
      if second == nil { return reportMissing(values.secondItem, element) }
    }
    let usual = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relation(values.relation),
      toItem: second, attribute: other, multiplier: CGFloat(values.multiplier),
      constant: values.isStandard ? Self.standard(first, second) : CGFloat(values.constant))
    let constraint = makeOwnClass(of: element, usual)
    constraint.priority = UILayoutPriority(Float(values.priority))
    constraint.identifier = values.identifier
    register(constraint, as: values.id)
    setRuntimeAttributes(of: constraint, from: element)
    awaken(constraint)
    if element.isInstalled, Self.hasItems(constraint, in: owner) {
      owner.addConstraint(constraint)
    }
  }

  /// The constraint as one of an application's class, where the document asks for one.
  private func makeOwnClass(of element: Element, _ usual: NSLayoutConstraint) -> NSLayoutConstraint
  {
    guard let name = element["customClass"] else { return usual }
    let type: AnyClass? = classes.find(name, module: element["customModule"])
    guard let type = type as? NSLayoutConstraint.Type,
      let own = NSObject.make(type) as? NSLayoutConstraint
    else {
      source.violate(element, "there is no class \(name) of constraints")
      return usual
    }
    own.terms = usual.terms
    return own
  }

  private func item(_ id: String) -> NSObject? { object(id) }

  private func reportMissing(_ id: String?, _ element: Element) {
    // A view that is not installed takes its constraints along.
    if let id, source.document.element(id) != nil { return }
    source.violate(
      element, "a constraint speaks of \(id ?? "nothing"), which is not in the document")
  }

  /// Whether the views of which a constraint speaks are in the view that would hold it.
  static func hasItems(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      (item as? UIView).map { $0.isDescendant(of: owner) } ?? true
    }
  }

  private static func relation(_ word: String) -> NSLayoutConstraint.Relation {
    switch word {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// The system's distance: 8 points between neighbours, 20 to the superview (as in visual formats).
  private static func standard(_ first: NSObject, _ second: NSObject?) -> CGFloat {
    guard let a = first as? UIView, let b = second as? UIView else { return 8 }
    return a.superview === b || b.superview === a ? 20 : 8
  }
}
