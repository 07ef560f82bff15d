/// Leaving out what is not needed.
package enum Reduction {
  /// The parts without those that can go: ever shorter stretches are left out (delta debugging, Zeller
  /// and Hildebrandt 2002).
  /// - Parameters:
  ///   - first: How many at the beginning stay in any case.
  ///   - stillFails: Whether fewer parts do what all of them did.
  package static func reduced<Part>(
    _ parts: [Part], keeping first: Int = 0, _ stillFails: ([Part]) -> Bool
  ) -> [Part] {
    var best = parts
    var length = max((best.count - first) / 2, 1)
    while length >= 1 {
      var start = first
      var hasChanged = false
      while start < best.count {
        var shorter = best
        shorter.removeSubrange(start..<min(start + length, best.count))
        if stillFails(shorter) {
          best = shorter
          hasChanged = true
        } else {
          start += length
        }
      }
      if length == 1, hasChanged { continue }
      length /= 2
    }
    return best
  }
}
