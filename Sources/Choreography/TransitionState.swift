/// Where a transition stands, as a plain state machine: messages in, actions for someone else out.
package struct TransitionState: Hashable, Sendable {
  package enum Phase: Hashable, Sendable, CaseIterable { case waiting, running, interactive, over }

  package enum Action: Hashable, Sendable {
    /// A finger took over, or let go.
    case interactionChanged
    /// Everything that follows `completeTransition`.
    case finish(completed: Bool)
    case violate(Breach)
  }

  package private(set) var phase = Phase.waiting
  package private(set) var wasCancelled = false

  package init() {}

  package mutating func begin(interactive: Bool) -> [Action] {
    guard phase == .waiting else { return [] }
    phase = interactive ? .interactive : .running
    return []
  }

  /// The finger lets go: the rest runs by itself, forwards or back.
  package mutating func release(cancelled: Bool) -> [Action] {
    guard phase == .interactive else {
      return phase == .over ? [] : [.violate(.context(.releasedUnheld))]
    }
    wasCancelled = cancelled
    phase = .running
    return [.interactionChanged]
  }

  package mutating func pause() -> [Action] {
    guard phase == .running else { return [] }
    phase = .interactive
    wasCancelled = false
    return [.interactionChanged]
  }

  /// Only the first call counts (F2.7.4); one that contradicts a cancel is noted (P5).
  package mutating func complete(_ didComplete: Bool) -> [Action] {
    guard phase != .over else {
      return [.violate(.context(.completedAgain))]
    }
    phase = .over
    let finish = Action.finish(completed: didComplete)
    guard didComplete, wasCancelled else { return [finish] }
    return [.violate(.context(.completedFalsely)), finish]
  }
}
