/// A breach in what constraints ask. They are told in words.
package enum LayoutBreach: Hashable, Sendable {
  /// A constraint that can never be laid out, and why.
  case invalid(String, fault: String)
  /// Constraints that cannot hold together, and the one that is left out.
  case unsatisfiable(others: [String], broken: String)
  /// A visual format that cannot be read, and why.
  case visualFormat(fault: String)
  /// A constraint was activated whose items are in no view together.
  case noCommonAncestor(String)
  /// A constraint was added to a view that does not contain its items.
  case addedToStranger(String, view: String)

  var facts: BreachFacts {
    switch self {
    case .invalid(let constraint, let fault):
      BreachFacts("invalid-constraint", constraint, advice: fault)
    case .unsatisfiable(let others, let broken):
      BreachFacts(
        "unsatisfiable-constraints", call: "NSLayoutConstraint",
        "Unable to simultaneously satisfy constraints: "
          + (others + [broken]).joined(separator: ", ")
          + ". Will attempt to recover by breaking constraint \(broken)",
        cause: "the screen's own constraints and those of the transition cannot hold together",
        mend: "NSLayoutConstraint.deactivate(former) // before its rival is activated")
    case .visualFormat(let fault):
      BreachFacts("visual-format", "Unable to parse constraint format: \(fault)")
    case .noCommonAncestor(let constraint):
      BreachFacts(
        "no-common-ancestor",
        "unable to activate \(constraint) because its items have no view around them in common",
        advice: "add them to a view first")
    case .addedToStranger(let constraint, let view):
      BreachFacts(
        "no-common-ancestor", "\(constraint) was added to a \(view) that does not contain its items"
      )
    }
  }
}
