/// Finds numbers that satisfy linear constraints: all required ones, and of the others as much as
/// the priorities allow. Changes are taken up incrementally.
///
/// The algorithm is Cassowary: Badros, Borning, Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm" (ACM TOCHI 8, 2001). Instead of weights every priority has an
/// objective of its own, and they are made small one after the other.
///
/// A value: a copy can be asked what would be if.
package struct Solver {
  /// Names a constraint that was added.
  package struct Handle: Hashable, Comparable, Sendable {
    let index: Int

    package static func < (a: Handle, b: Handle) -> Bool { a.index < b.index }
  }

  /// A required constraint that cannot hold beside others; it is left out while that is so.
  package struct Conflict: Sendable {
    package let broken: Handle
    /// Those it contradicts together, in the order in which they were added.
    package let others: [Handle]
  }

  struct Record {
    var constraint: LinearConstraint
    /// Counts up: later constraints have larger ones.
    let serial: Int
    var marker: Marker?
  }

  /// The symbols that came with a constraint.
  struct Marker {
    var symbol: Int
    /// The factor with which the symbol stands in the constraint's own equation.
    var factor: Double
    /// The symbols that cost something, at the constraint's priority.
    var errors: [Int] = []
    var all: [Int]
  }

  var tableau = Tableau()
  var records: [Record?] = []
  private var freeHandles: [Int] = []
  private var lastSerial = 0
  /// All variables of the caller have smaller symbols.
  private var symbolsToKeep = 0
  private var conflicts: [Conflict] = []
  private var needsMinimum = false
  private var needsFeasibility = false
  private var retriesBroken = false

  package init() {}

  package mutating func makeVariable() -> Variable {
    let symbol = tableau.makeSymbol(.free)
    symbolsToKeep = symbol + 1
    return Variable(symbol: symbol)
  }

  /// What `solve()` found for a variable; 0 where nothing says anything about it.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Whether a constraint is left out because it contradicts others.
  package func isBroken(_ handle: Handle) -> Bool { records[handle.index]?.marker == nil }

  package mutating func add(_ constraint: LinearConstraint) -> Handle {
    lastSerial += 1
    let record = Record(constraint: constraint, serial: lastSerial, marker: nil)
    let index: Int
    if let free = freeHandles.popLast() {
      records[free] = record
      index = free
    } else {
      records.append(record)
      index = records.count - 1
    }
    settleConstants()
    insert(index, reports: true)
    return Handle(index: index)
  }

  package mutating func remove(_ handle: Handle) {
    guard records[handle.index] != nil else { return }
    settleConstants()
    takeOut(handle.index)
    conflicts.removeAll { $0.broken == handle }
    records[handle.index] = nil
    freeHandles.append(handle.index)
    retriesBroken = true
  }

  /// Changes the constant of a constraint's expression.
  package mutating func setConstant(_ handle: Handle, to constant: Double) {
    guard let record = records[handle.index] else { return }
    let change = constant - record.constraint.expression.constant
    guard change != 0 else { return }
    if !constant.isFinite || record.marker == nil {
      settleConstants()
      records[handle.index]?.constraint.expression.constant = constant
      takeOut(handle.index)
      retriesBroken = true
      return
    }
    if needsMinimum { minimize() }
    guard let marker = records[handle.index]?.marker else { return }
    records[handle.index]?.constraint.expression.constant = constant
    tableau.shift(marker.symbol, by: change / marker.factor)
    needsFeasibility = true
    retriesBroken = true
  }

  /// Takes up what has changed. Values are up to date afterwards.
  /// - Returns: The required constraints that had to be left out and still are, each once.
  package mutating func solve() -> [Conflict] {
    settleConstants()
    if retriesBroken { retryBroken() }
    if needsMinimum { minimize() }
    defer { conflicts = [] }
    return conflicts.filter { isBroken($0.broken) }
  }

  // MARK: Steps

  private mutating func settleConstants() {
    guard needsFeasibility else { return }
    needsFeasibility = false
    if tableau.restoreFeasibility() != .done { rebuild() }
  }

  private mutating func minimize() {
    needsMinimum = false
    if tableau.minimize() == .stuck { rebuild() }
  }

  /// Puts a constraint into the tableau, or leaves it out and notes why.
  private mutating func insert(_ index: Int, reports: Bool) {
    guard let record = records[index] else { return }
    guard record.constraint.expression.isFinite else {
      return note(Conflict(broken: Handle(index: index), others: []), reports)
    }
    while let culprits = tryToInsert(index) {
      let victim = victim(among: culprits) ?? index
      let others = culprits.filter { $0 != victim }.map(Handle.init)
      note(Conflict(broken: Handle(index: victim), others: others), reports)
      if victim == index { return }
      takeOut(victim)
    }
    needsMinimum = true
  }

  private mutating func note(_ conflict: Conflict, _ reports: Bool) {
    let isSilent = records[conflict.broken.index]?.constraint.standing == .yielding
    if reports, !isSilent { conflicts.append(conflict) }
  }

  /// The one that is left out of those that contradict each other.
  private func victim(among culprits: [Int]) -> Int? {
    culprits.min { a, b in
      guard let a = records[a], let b = records[b] else { return false }
      let (low, high) = (a.constraint.standing.rawValue, b.constraint.standing.rawValue)
      return low == high ? a.serial > b.serial : low < high
    }
  }

  private mutating func takeOut(_ index: Int) {
    guard let record = records[index], let marker = record.marker else { return }
    for error in marker.errors { count(error, times: -1, priority: record.constraint.priority) }
    tableau.release(marker.symbol)
    for symbol in marker.all { tableau.recycle(symbol) }
    records[index]?.marker = nil
    needsMinimum = true
  }

  /// Adds the cost of a symbol, or of what it equals.
  mutating func count(_ symbol: Int, times factor: Double, priority: Double) {
    let row =
      tableau.isBasic[symbol]
      ? tableau.rows[symbol] : Row(terms: [Row.Term(symbol: symbol, factor: 1)])
    tableau.objective.add(row, times: factor, priority: priority)
  }

  /// What was left out may fit again, now that something has changed.
  private mutating func retryBroken() {
    retriesBroken = false
    for index in inOrder where records[index]?.marker == nil { insert(index, reports: false) }
  }

  /// Starts anew with the same constraints: after constants that contradict each other, and when
  /// rounding has led astray.
  private mutating func rebuild() {
    let wasBroken = Set(records.indices.filter { records[$0]?.marker == nil })
    (needsFeasibility, needsMinimum) = (false, false)
    tableau = Tableau()
    for _ in 0..<symbolsToKeep { _ = tableau.makeSymbol(.free) }
    for index in records.indices { records[index]?.marker = nil }
    for index in inOrder { insert(index, reports: !wasBroken.contains(index)) }
    needsMinimum = false
    _ = tableau.minimize()
  }

  /// The constraints in the order in which they were added.
  private var inOrder: [Int] {
    records.indices.filter { records[$0] != nil }
      .sorted { (records[$0]?.serial ?? 0) < (records[$1]?.serial ?? 0) }
  }
}
