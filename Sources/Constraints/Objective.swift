/// What is to become small: sums of errors, one for each priority, the highest first. A lower one
/// counts only as far as it costs the higher ones nothing.
struct Objective {
  struct Level {
    let priority: Double
    var row: Row
  }

  private(set) var levels: [Level] = []

  /// Counts a symbol, or what it equals, so many times.
  mutating func add(_ row: Row, times factor: Double, priority: Double) {
    var unused: [Int] = []
    levels[place(of: priority)].row.add(row, times: factor, arrivals: &unused)
  }

  mutating func substitute(_ symbol: Int, by row: Row) {
    var unused: [Int] = []
    for index in levels.indices {
      levels[index].row.substitute(symbol, by: row, arrivals: &unused)
    }
  }

  /// Whether growing a symbol changes no sum.
  func isIndifferent(to symbol: Int) -> Bool {
    levels.allSatisfy { $0.row.factor(of: symbol).magnitude <= Row.tiny }
  }

  /// The first symbol, in the order of symbols (Bland's rule, which cannot go in circles), that
  /// makes a sum smaller without making a higher one larger.
  func descent(among isAllowed: (Int) -> Bool) -> Int? {
    for (index, level) in levels.enumerated() {
      for term in level.row.terms where term.factor < -Row.tiny && isAllowed(term.symbol) {
        if levels[..<index].allSatisfy({ $0.row.factor(of: term.symbol) <= Row.tiny }) {
          return term.symbol
        }
      }
    }
    return nil
  }

  /// Whether growing symbol `a` by 1/`factorA` costs less than growing `b` by 1/`factorB`.
  func costsLess(_ a: Int, _ factorA: Double, than b: Int, _ factorB: Double) -> Bool {
    for level in levels {
      let (costA, costB) = (level.row.factor(of: a) / factorA, level.row.factor(of: b) / factorB)
      if (costA - costB).magnitude > Row.tiny { return costA < costB }
    }
    return false
  }

  private mutating func place(of priority: Double) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert(Level(priority: priority, row: Row()), at: place)
    }
    return place
  }
}
