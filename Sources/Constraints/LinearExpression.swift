/// A number that a solver finds. Free: it may be negative.
package struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// One multiple. The same variable may come several times; its factors then add up.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var factor: Double

    package init(variable: Variable, factor: Double) {
      self.variable = variable
      self.factor = factor
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) { self.init([Term(variable: variable, factor: 1)]) }

  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + -1 * b
  }

  package static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(a.terms, constant: a.constant + b)
  }

  package static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term(variable: $0.variable, factor: factor * $0.factor) },
      constant: factor * a.constant)
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }
}
