extension Tableau {
  /// How a walk over the vertices ended.
  enum Outcome {
    case done, impossible
    /// Rounding led it in circles; it was cut off.
    case stuck
  }

  /// Makes the objective as small as it gets. Needs feasible rows and keeps them so.
  mutating func minimize() -> Outcome {
    for _ in 0..<mostPivots {
      let entering = objective.descent { kinds[$0] == .slack || kinds[$0] == .error }
      guard let entering else { return .done }
      guard let leaving = blocker(of: entering) else { return .stuck }
      pivot(entering: entering, leaving: leaving)
    }
    return .stuck
  }

  /// Makes the artificial sum as small as it gets.
  mutating func minimizeArtificial() -> Outcome {
    for _ in 0..<mostPivots {
      let entering = artificial?.terms.first {
        $0.factor < -Row.tiny && (kinds[$0.symbol] == .slack || kinds[$0.symbol] == .error)
      }
      guard let entering else { return .done }
      guard let leaving = blocker(of: entering.symbol) else { return .stuck }
      pivot(entering: entering.symbol, leaving: leaving)
    }
    return .stuck
  }

  /// Makes rows feasible again after constants have changed, along vertices that stay optimal:
  /// the dual simplex method. Needs an objective that was as small as it gets.
  mutating func restoreFeasibility() -> Outcome {
    for _ in 0..<mostPivots {
      guard let leaving = firstInfeasible else { return .done }
      guard let entering = cheapestRemedy(of: leaving) else { return .impossible }
      pivot(entering: entering, leaving: leaving)
    }
    return .stuck
  }

  /// The first restricted symbol that has become negative, or the first marker that is not zero.
  private var firstInfeasible: Int? {
    rows.indices.first { basic in
      guard isBasic[basic], isRestricted(basic) else { return false }
      let constant = rows[basic].constant
      return constant < -Self.slightly || (kinds[basic] == .dummy && constant > Self.slightly)
    }
  }

  /// The symbol that brings an infeasible one back to zero at the least cost.
  private func cheapestRemedy(of basic: Int) -> Int? {
    let sign: Double = rows[basic].constant < 0 ? 1 : -1
    var best: Row.Term?
    for var term in rows[basic].terms where kinds[term.symbol] != .dummy {
      term.factor *= sign
      guard term.factor > Row.tiny else { continue }
      if let former = best,
        !objective.costsLess(term.symbol, term.factor, than: former.symbol, former.factor)
      {
        continue
      }
      best = term
    }
    return best?.symbol
  }

  /// The restricted symbol that reaches zero first as another grows.
  mutating func blocker(of entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for basic in column(of: entering) where isRestricted(basic) {
      let factor = rows[basic].factor(of: entering)
      guard factor < 0 || kinds[basic] == .dummy else { continue }
      let ratio = kinds[basic] == .dummy ? 0 : max(-rows[basic].constant / factor, 0)
      if best.map({ ratio < $0.ratio }) ?? true { best = (basic, ratio) }
    }
    return best?.symbol
  }

  /// Frees a symbol that marks a constraint, and the constraint with it: the symbol becomes basic
  /// at the price of the row that keeps all others feasible, and its own row is dropped. What
  /// another marker stands for says the same as this one: that comes first.
  mutating func release(_ marker: Int) {
    if !isBasic[marker] {
      guard let leaving = rowToRelease(marker) else { return }
      pivot(entering: marker, leaving: leaving)
    }
    uninstall(marker)
  }

  private mutating func rowToRelease(_ marker: Int) -> Int? {
    var best: (symbol: Int, rank: Int, ratio: Double)?
    for basic in column(of: marker) {
      let factor = rows[basic].factor(of: marker)
      let rank =
        switch kinds[basic] {
        case .dummy: 0
        case .slack, .error: factor < 0 ? 1 : 2
        case .free: 3
        }
      let ratio = rank == 3 ? 0 : (rows[basic].constant / factor).magnitude
      if best.map({ (rank, ratio) < ($0.rank, $0.ratio) }) ?? true { best = (basic, rank, ratio) }
    }
    return best?.symbol
  }

  /// A value as negative as this is what rounding left of zero.
  static let slightly = 1e-7

  /// A walk is cut off after so many steps; honest ones take a fraction of the rows.
  private var mostPivots: Int { 1_000 + 20 * rows.count }
}
