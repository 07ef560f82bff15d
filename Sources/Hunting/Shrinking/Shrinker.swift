import Rehearsal

/// Makes a sequence that fails as short and as plain as it goes, so that it still fails in the same
/// way. Replay is exact: each attempt is a run.
@MainActor
package struct Shrinker {
  package typealias Step = RehearsalScript.Step

  /// Whether some steps fail in the same way.
  private let stillFails: ([Step]) -> Bool
  private var known: [[Step]: Bool] = [:]
  /// How many runs it took.
  package private(set) var tries = 0
  private let most: Int

  /// - Parameter most: After so many runs it is short enough.
  package init(most: Int = 400, _ stillFails: @escaping ([Step]) -> Bool) {
    self.most = most
    self.stillFails = stillFails
  }

  /// - Returns: The shortest steps; nil if it does not fail again at all.
  package mutating func shorten(_ steps: [Step]) -> [Step]? {
    guard replay(steps) else { return nil }
    var best = steps
    while true {
      let former = best
      best = removeSteps(best)
      best = simplifySteps(best)
      if best == former || tries >= most { break }
    }
    return best
  }

  private mutating func replay(_ steps: [Step]) -> Bool {
    if let known = known[steps] { return known }
    guard tries < most else { return false }
    tries += 1
    let isSame = stillFails(steps)
    known[steps] = isSame
    return isSame
  }

  // MARK: - Fewer steps

  /// Leaves out stretches, long ones first, then any two that belong together.
  private mutating func removeSteps(_ steps: [Step]) -> [Step] {
    removePairs(Reduction.reduced(steps) { replay($0) })
  }

  private mutating func removePairs(_ steps: [Step]) -> [Step] {
    guard steps.count <= 14 else { return steps }
    for first in steps.indices {
      for second in steps.indices where second > first {
        var shorter = steps
        shorter.remove(at: second)
        shorter.remove(at: first)
        if replay(shorter) { return removeSteps(shorter) }
      }
    }
    return replaceBySettling(steps)
  }

  /// Where several steps do no more than let time pass, one says so.
  private mutating func replaceBySettling(_ steps: [Step]) -> [Step] {
    for length in [4, 3, 2] where length <= steps.count {
      for start in 0...(steps.count - length) {
        var shorter = steps
        shorter.replaceSubrange(start..<start + length, with: [.settle])
        if replay(shorter) { return removeSteps(shorter) }
      }
    }
    return steps
  }

  // MARK: - Simpler steps

  /// The plainest form of each step that still fails.
  private mutating func simplifySteps(_ steps: [Step]) -> [Step] {
    var best = steps
    for index in best.indices {
      for candidate in best[index].simpler {
        var other = best
        other[index] = candidate
        if replay(other) {
          best = other
          break
        }
      }
    }
    return best
  }
}
