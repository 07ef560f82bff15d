extension Solver {
  /// Puts a constraint into the tableau and keeps its rows feasible.
  /// - Returns: nil when it is in, else the constraints that contradict each other, itself among
  ///   them; nothing has changed then.
  mutating func tryToInsert(_ index: Int) -> [Int]? {
    guard let constraint = records[index]?.constraint else { return nil }
    var row = substituted(constraint.expression)
    let marker = addMarker(of: constraint, to: &row)
    if row.constant < 0 { row.scale(by: -1) }
    records[index]?.marker = marker
    if let subject = subject(of: row, marker) {
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.install(row, for: subject)
    } else if row.terms.allSatisfy({ tableau.kinds[$0.symbol] == .dummy }) {
      let culprits = owners(of: row, beside: index)
      guard row.constant <= Tableau.slightly else { return withdraw(index, marker, culprits) }
      row.solve(for: marker.symbol)
      tableau.substitute(marker.symbol, by: row)
      tableau.install(row, for: marker.symbol)
    } else if let culprits = insertThroughArtificial(row, index) {
      return withdraw(index, nil, culprits)
    }
    for error in marker.errors { count(error, times: 1, priority: constraint.priority) }
    return nil
  }

  /// The expression in symbols that are not basic.
  private func substituted(_ expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    var arrivals: [Int] = []
    for term in expression.terms where term.factor != 0 {
      let symbol = term.variable.symbol
      let part =
        tableau.isBasic[symbol]
        ? tableau.rows[symbol] : Row(terms: [Row.Term(symbol: symbol, factor: 1)])
      row.add(part, times: term.factor, arrivals: &arrivals)
    }
    return row
  }

  /// Makes an equation of a constraint: expression ± slack ± errors = 0.
  private mutating func addMarker(of constraint: LinearConstraint, to row: inout Row) -> Marker {
    let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
    switch (constraint.relation, constraint.isRequired) {
    case (.equal, true):
      let dummy = tableau.makeSymbol(.dummy)
      row.add(1, of: dummy)
      return Marker(symbol: dummy, factor: 1, all: [dummy])
    case (.equal, false):
      let (over, under) = (tableau.makeSymbol(.error), tableau.makeSymbol(.error))
      row.add(-1, of: over)
      row.add(1, of: under)
      return Marker(symbol: over, factor: -1, errors: [over, under], all: [over, under])
    case (_, true):
      let slack = tableau.makeSymbol(.slack)
      row.add(sign, of: slack)
      return Marker(symbol: slack, factor: sign, all: [slack])
    case (_, false):
      let (slack, error) = (tableau.makeSymbol(.slack), tableau.makeSymbol(.error))
      row.add(sign, of: slack)
      row.add(-sign, of: error)
      return Marker(symbol: slack, factor: sign, errors: [error], all: [slack, error])
    }
  }

  /// A symbol for which 0 = row can be solved without making anything negative.
  private func subject(of row: Row, _ marker: Marker) -> Int? {
    if let free = row.terms.first(where: { tableau.kinds[$0.symbol] == .free }) {
      return free.symbol
    }
    return marker.all.first { tableau.kinds[$0] != .dummy && row.factor(of: $0) < 0 }
  }

  /// Adds a row by way of a symbol that measures how far it is from holding, which is then made
  /// zero: the first phase of the simplex method.
  private mutating func insertThroughArtificial(_ row: Row, _ index: Int) -> [Int]? {
    let former = tableau
    let helper = tableau.makeSymbol(.slack)
    tableau.install(row, for: helper)
    tableau.artificial = row
    let outcome = tableau.minimizeArtificial()
    let rest = tableau.artificial ?? Row()
    tableau.artificial = nil
    guard outcome == .done, rest.constant <= Tableau.slightly else {
      let culprits = owners(of: rest, beside: index)
      tableau = former
      if let marker = records[index]?.marker {
        for symbol in marker.all { tableau.recycle(symbol) }
      }
      return culprits
    }
    retire(helper)
    return nil
  }

  /// Takes the helping symbol out of all rows; it is zero.
  private mutating func retire(_ helper: Int) {
    if tableau.isBasic[helper] {
      let row = tableau.rows[helper]
      if let other = row.terms.first(where: { tableau.kinds[$0.symbol] != .dummy })
        ?? row.terms.first
      {
        tableau.pivot(entering: other.symbol, leaving: helper)
      } else {
        tableau.uninstall(helper)
      }
    }
    tableau.substitute(helper, by: Row())
    tableau.recycle(helper)
  }

  private mutating func withdraw(_ index: Int, _ marker: Marker?, _ culprits: [Int]) -> [Int] {
    for symbol in marker?.all ?? [] { tableau.recycle(symbol) }
    records[index]?.marker = nil
    return culprits
  }

  /// The required constraints whose markers occur in a row, in the order in which they came.
  private func owners(of row: Row, beside index: Int) -> [Int] {
    let symbols = Set(row.terms.map(\.symbol))
    return records.indices.filter { other in
      guard let marker = records[other]?.marker else { return false }
      return other == index || symbols.contains(marker.symbol)
    }
    .sorted { (records[$0]?.serial ?? 0) < (records[$1]?.serial ?? 0) }
  }
}
