/// The equations that hold, each solved for one symbol: the basic ones. All others are zero.
///
/// Free symbols that are not basic occur only in rows of free symbols, so that rows of restricted
/// symbols speak of restricted ones alone.
struct Tableau {
  /// What a symbol stands for.
  enum Kind {
    /// A variable of the caller: free.
    case free
    /// How far an inequality is from its border: at least 0.
    case slack
    /// How far a constraint that is not required is from holding: at least 0.
    case error
    /// Marks a required equation: always 0, and never basic for long.
    case dummy
  }

  private(set) var kinds: [Kind] = []
  private(set) var isBasic: [Bool] = []
  private(set) var rows: [Row] = []
  /// The basic symbols in whose rows a symbol may occur: at least those in which it does.
  private var columns: [[Int]] = []
  private var unused: [Int] = []
  var objective = Objective()
  /// The sum of infeasibilities while a constraint is being added.
  var artificial: Row?

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if kind != .free, let symbol = unused.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    isBasic.append(false)
    rows.append(Row())
    columns.append([])
    return kinds.count - 1
  }

  /// A symbol that occurs nowhere any more may be used again.
  mutating func recycle(_ symbol: Int) { unused.append(symbol) }

  func value(of symbol: Int) -> Double { isBasic[symbol] ? rows[symbol].constant : 0 }

  func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .free }

  /// The basic symbols whose rows a symbol occurs in, ascending.
  mutating func column(of symbol: Int) -> [Int] {
    var kept: [Int] = []
    for basic in columns[symbol].sorted() where kept.last != basic {
      if isBasic[basic], rows[basic].place(of: symbol) != nil { kept.append(basic) }
    }
    columns[symbol] = kept
    return kept
  }

  /// Has a symbol equal a row.
  mutating func install(_ row: Row, for basic: Int) {
    isBasic[basic] = true
    for term in row.terms { columns[term.symbol].append(basic) }
    rows[basic] = row
  }

  /// Forgets what a symbol equals.
  @discardableResult
  mutating func uninstall(_ basic: Int) -> Row {
    isBasic[basic] = false
    let row = rows[basic]
    rows[basic] = Row()
    return row
  }

  /// Puts a row in the place of a symbol everywhere.
  mutating func substitute(_ symbol: Int, by row: Row) {
    var arrivals: [Int] = []
    for basic in column(of: symbol) {
      rows[basic].substitute(symbol, by: row, arrivals: &arrivals)
      for arrival in arrivals { columns[arrival].append(basic) }
      arrivals.removeAll(keepingCapacity: true)
    }
    columns[symbol] = []
    objective.substitute(symbol, by: row)
    artificial?.substitute(symbol, by: row, arrivals: &arrivals)
  }

  /// Makes one symbol basic instead of another.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = uninstall(leaving)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    install(row, for: entering)
  }

  /// Moves the zero of a symbol: what was `symbol` is `symbol + shift` from now on.
  mutating func shift(_ symbol: Int, by shift: Double) {
    if isBasic[symbol] {
      rows[symbol].constant -= shift
    } else {
      for basic in column(of: symbol) {
        rows[basic].constant += rows[basic].factor(of: symbol) * shift
      }
    }
  }
}
