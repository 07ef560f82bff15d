/// Makes what fails as small as it can be while it fails in the same way.
struct Shrinking {
  let arena: Arena
  let verdict: Verdict
  /// Runs that may be spent; 0 or more.
  var tries = 120

  mutating func shrunk(_ blow: Blow) -> Blow {
    var best = blow
    best.words = smaller(best.words, keeping: 1) { words in
      var next = best
      next.words = words
      return next
    }
    for path in best.files.keys.sorted() {
      let whole = best
      let lines = (best.files[path] ?? []).split(
        separator: 10, omittingEmptySubsequences: false)
      let kept = smaller(lines, keeping: 0) { lines in
        var next = whole
        next.files[path] = Array(lines.joined(separator: [10]))
        return next
      }
      best.files[path] = Array(kept.joined(separator: [10]))
    }
    return best
  }

  /// Leaves out ever smaller runs of parts (delta debugging, Zeller and Hildebrandt 2002).
  private mutating func smaller<Part>(
    _ parts: [Part], keeping first: Int, _ blow: ([Part]) -> Blow
  ) -> [Part] {
    var parts = parts
    var size = max(1, (parts.count - first) / 2)
    while size >= 1, parts.count > first {
      var start = first
      var isSmaller = false
      while start < parts.count, tries > 0 {
        var fewer = parts
        fewer.removeSubrange(start..<min(parts.count, start + size))
        tries -= 1
        if let found = try? arena.verdict(on: blow(fewer)), found.isLike(verdict) {
          parts = fewer
          isSmaller = true
        } else {
          start += size
        }
      }
      if size == 1, !isSmaller { break }
      size = isSmaller ? min(size, max(1, (parts.count - first) / 2)) : size / 2
      if tries <= 0 { break }
    }
    return parts
  }
}
