import Hunting

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

  private mutating func smaller<Part>(
    _ parts: [Part], keeping first: Int, _ blow: ([Part]) -> Blow
  ) -> [Part] {
    Reduction.reduced(parts, keeping: first) { fewer in
      guard tries > 0 else { return false }
      tries -= 1
      return (try? arena.verdict(on: blow(fewer)))?.isLike(verdict) ?? false
    }
  }
}
