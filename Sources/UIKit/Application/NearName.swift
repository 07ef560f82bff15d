/// The name that somebody may have meant.
enum NearName {
  /// - Returns: The first of the names that are made of what was asked for by the fewest letters, which may
  ///   be a third of them; nil where none is.
  static func nearest(to name: String, among known: [String]) -> String? {
    let near = known.map { (name: $0, slips: slips($0, name)) }.min { $0.slips < $1.slips }
    return near.flatMap { $0.slips <= max(1, name.count / 3) ? $0.name : nil }
  }

  /// How many letters are to be put in, left out or changed to make one word of another.
  private static func slips(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one.lowercased()), Array(other.lowercased()))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var former = row[0]
      row[0] = i + 1
      for j in b.indices {
        let kept = former + (letter == b[j] ? 0 : 1)
        former = row[j + 1]
        row[j + 1] = min(kept, former + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
