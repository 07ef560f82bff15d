/// The word somebody probably meant.
///
/// Case is ignored. A word is near when it can be had by few slips of the finger (one for every
/// three letters, at least one), or when what was typed is a beginning of it.
/// - Returns: The nearest word, the first of those equally near; nil when none is near.
package func nearest(to typed: String, among known: [String]) -> String? {
  let typed = typed.lowercased()
  let allowed = max(1, typed.count / 3)
  let ranked = known.map { (word: $0, slips: slips(from: typed, to: $0.lowercased())) }
  if let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= allowed {
    return best.word
  }
  return typed.count < 3 ? nil : known.first { $0.lowercased().hasPrefix(typed) }
}

/// The names of several parts, such as `back-cancel-50`, that somebody may have meant, the nearest
/// first: those that hold every part of what was typed or the beginning of it, and those within few
/// slips of the finger.
package func nearestNames(
  to typed: String, among known: [String], most: Int = 4
) -> [String] {
  let typed = typed.lowercased()
  let parts = typed.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
  let isHeld = { (name: String) in
    !parts.isEmpty
      && parts.allSatisfy { part in name.split(separator: "-").contains { $0.hasPrefix(part) } }
  }
  return known.enumerated()
    .map { (slips: slips(from: typed, to: $1), rank: isHeld($1) ? 0 : 1, place: $0, name: $1) }
    .filter { $0.rank == 0 || $0.slips <= max(1, typed.count / 3) }
    .sorted { ($0.slips, $0.rank, $0.place) < ($1.slips, $1.rank, $1.place) }
    .prefix(most).map(\.name)
}

/// The Damerau–Levenshtein distance: the fewest insertions, deletions, replacements and swaps of
/// neighbours that make one text of another. The unrestricted kind, which is a metric: a swapped
/// pair may be edited again.
///
/// With D[i][j] the distance of the first i letters from the first j, and k, l the places (from 1)
/// where the other text's letter was last seen: a swap of a[k] … a[i] with b[l] … b[j] costs
/// D[k−1][l−1] plus what lies between, (i−k−1) deletions, 1 swap and (j−l−1) insertions.
package func slips(from first: String, to second: String) -> Int {
  let (a, b) = (Array(first), Array(second))
  // Row and column 0 stand before the empty prefix: a wall no path crosses.
  let wall = a.count + b.count
  var cost = [[Int]](repeating: [Int](repeating: wall, count: b.count + 2), count: a.count + 2)
  for i in 0...a.count { cost[i + 1][1] = i }
  for j in 0...b.count { cost[1][j + 1] = j }
  var lastRow: [Character: Int] = [:]
  for i in a.indices {
    var lastColumn = 0
    for j in b.indices {
      let (k, l) = (lastRow[b[j], default: 0], lastColumn)
      let same = a[i] == b[j]
      if same { lastColumn = j + 1 }
      cost[i + 2][j + 2] = min(
        cost[i + 1][j + 1] + (same ? 0 : 1), cost[i + 2][j + 1] + 1, cost[i + 1][j + 2] + 1,
        cost[k][l] + (i - k) + 1 + (j - l))
    }
    lastRow[a[i]] = i + 1
  }
  return cost[a.count + 1][b.count + 1]
}
