extension Solver {
  /// Whether the constraints leave a variable open: another value of it would satisfy all
  /// constraints just as well. Ask after `solve()`.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let symbol = variable.symbol
    guard tableau.isBasic[symbol] else { return true }
    var probe = tableau
    return tableau.rows[symbol].terms.contains { term in
      switch tableau.kinds[term.symbol] {
      case .free: return true
      case .dummy: return false
      case .slack, .error:
        guard tableau.objective.isIndifferent(to: term.symbol) else { return false }
        guard let blocker = probe.blocker(of: term.symbol) else { return true }
        return tableau.rows[blocker].constant > Tableau.slightly
      }
    }
  }
}
