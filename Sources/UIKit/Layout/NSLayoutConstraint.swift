import QuartzCore

/// A linear relation between an attribute of one view or guide and that of another:
/// first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  var terms = ConstraintTerms()
  /// The view that holds the constraint while it is active.
  package internal(set) weak var holder: UIView?

  public override nonisolated init() { super.init() }

  /// A relation between two attributes, or of one attribute to a constant.
  ///
  /// Attributes that do not go together (a length and a place, a place and a constant) are refused:
  /// noted as a violation, and the constraint never does anything.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    terms = ConstraintTerms(
      first: ConstraintSide(view1, attr1), second: ConstraintSide(view2, attr2),
      relation: relation, multiplier: multiplier, constant: c)
    terms.check()
  }

  convenience init(_ terms: ConstraintTerms) {
    self.init()
    self.terms = terms
    terms.check()
  }

  /// Called once when a document has made it and its outlets are connected.
  open func awakeFromNib() {}

  /// Added to the multiple of the second attribute, points. May change while the constraint is
  /// active; inside an animation block the change shows with the next `layoutIfNeeded()` (Q16).
  open var constant: CGFloat {
    get { terms.constant }
    set {
      guard newValue != terms.constant else { return }
      terms.constant = newValue
      holder?.layoutTree?.constraintChanged(self)
    }
  }

  /// Default `.required`.
  open var priority: UILayoutPriority {
    get { terms.priority }
    set {
      guard newValue != terms.priority else { return }
      terms.priority = newValue
      holder?.layoutTree?.constraintChanged(self)
    }
  }

  /// Whether the constraint takes part in layout. Making it so gives it to the nearest view that
  /// contains both items; without one that is a violation and nothing happens.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { takeEffect() } else { holder?.removeConstraint(self) } }
  }

  open var firstItem: AnyObject? { terms.first.item }
  open var firstAttribute: Attribute { terms.first.attribute }
  open var secondItem: AnyObject? { terms.second.item }
  open var secondAttribute: Attribute { terms.second.attribute }
  open var relation: Relation { terms.relation }
  open var multiplier: CGFloat { terms.multiplier }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(terms.first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    terms.second.item == nil ? nil : NSLayoutAnchor(terms.second)
  }

  /// A name for messages about the constraint.
  open var identifier: String?

  /// Kept for archives; nothing here reads it.
  open var shouldBeArchived = false

  /// Makes all of them active at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func takeEffect() {
    guard holder == nil else { return }
    guard let common = terms.commonView else {
      return Violation.record(.layout(.noCommonAncestor(text)))
    }
    common.addConstraint(self)
  }

  /// The constraint as a message names it, after the manner of UIKit's logs.
  var text: String {
    let name = identifier.map { ":'\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(terms.text)>"
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }
}
