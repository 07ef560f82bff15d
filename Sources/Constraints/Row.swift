/// A linear form over symbols: what a basic symbol equals, or what an objective adds up to.
/// The terms stand in the order of their symbols, so that sums always come out the same.
struct Row {
  struct Term {
    var symbol: Int
    var factor: Double
  }

  var constant = 0.0
  var terms: [Term] = []

  /// Factors smaller than this are what rounding left of zero.
  static let tiny = 1e-9

  func place(of symbol: Int) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].symbol == symbol ? low : nil
  }

  /// The factor of a symbol; 0 where it is not in the row.
  func factor(of symbol: Int) -> Double { place(of: symbol).map { terms[$0].factor } ?? 0 }

  /// Adds a multiple of one symbol.
  mutating func add(_ factor: Double, of symbol: Int) {
    var arrivals: [Int] = []
    add(Row(terms: [Term(symbol: symbol, factor: 1)]), times: factor, arrivals: &arrivals)
  }

  /// Adds a multiple of another row, and notes the symbols that were not here before.
  mutating func add(_ other: Row, times factor: Double, arrivals: inout [Int]) {
    constant += factor * other.constant
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count
        || (mine < terms.count && terms[mine].symbol < other.terms[theirs].symbol)
      {
        sum.append(terms[mine])
        mine += 1
        continue
      }
      var term = other.terms[theirs]
      term.factor *= factor
      theirs += 1
      if mine < terms.count, terms[mine].symbol == term.symbol {
        term.factor += terms[mine].factor
        mine += 1
      } else {
        arrivals.append(term.symbol)
      }
      if term.factor.magnitude > Self.tiny { sum.append(term) }
    }
    terms = sum
  }

  /// Puts what a symbol equals in its place.
  mutating func substitute(_ symbol: Int, by row: Row, arrivals: inout [Int]) {
    guard let place = place(of: symbol) else { return }
    let factor = terms.remove(at: place).factor
    add(row, times: factor, arrivals: &arrivals)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Turns 0 = row into symbol = row.
  mutating func solve(for symbol: Int) {
    guard let place = place(of: symbol) else { return }
    let factor = terms.remove(at: place).factor
    scale(by: -1 / factor)
  }

  /// Turns basic = row into symbol = row.
  mutating func solve(for symbol: Int, insteadOf basic: Int) {
    add(-1, of: basic)
    solve(for: symbol)
  }
}
