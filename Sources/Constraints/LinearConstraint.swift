/// What an expression has to be, and how much that matters.
package struct LinearConstraint: Hashable, Sendable {
  /// How the expression stands to zero.
  package enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Which of several required constraints that contradict each other is left out: the lowest, and
  /// of equals the one that was added last.
  package enum Standing: Int, Sendable {
    /// Left out without a word.
    case yielding
    case ordinary
    /// What others have decided already.
    case firm
  }

  /// Stands in the relation to zero.
  package var expression: LinearExpression
  package var relation: Relation
  /// 1000 or more means that it must hold; below, higher ones come first, however many lower ones
  /// stand against them.
  package var priority: Double
  package var standing: Standing

  package init(
    _ expression: LinearExpression, _ relation: Relation = .equal,
    priority: Double = LinearConstraint.required, standing: Standing = .ordinary
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.standing = standing
  }

  package static let required = 1000.0

  var isRequired: Bool { priority >= Self.required }

  /// Whether another differs from this one in the constant at most.
  package func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    var copy = self
    copy.expression.constant = other.expression.constant
    return copy == other
  }
}
