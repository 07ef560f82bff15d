/// Everything that events lead to from one state: the whole space of a machine.
struct StateSpace<State: Hashable & Sendable, Event: Sendable, Action: Sendable>: Sendable {
  struct Edge: Sendable {
    var from: State
    var event: Event
    var actions: [Action]
    var to: State
  }

  /// In the order in which they are first reached.
  private(set) var states: [State] = []
  private(set) var edges: [Edge] = []
  /// Whether every state was reached within the limit.
  private(set) var isWhole = true

  /// - Parameters:
  ///   - most: How many states are looked at; a machine that has more is cut off.
  ///   - isReached: Whether what lies beyond a state belongs to the space.
  init(
    from start: State, events: [Event], most: Int = 20_000,
    goesBeyond: (State) -> Bool = { _ in true },
    step: (inout State, Event) -> [Action]
  ) {
    var known: Set<State> = [start]
    states = [start]
    var next = 0
    while next < states.count {
      let from = states[next]
      next += 1
      guard goesBeyond(from) else { continue }
      for event in events {
        var to = from
        let actions = step(&to, event)
        edges.append(Edge(from: from, event: event, actions: actions, to: to))
        guard !known.contains(to) else { continue }
        guard states.count < most else {
          isWhole = false
          continue
        }
        known.insert(to)
        states.append(to)
      }
    }
  }
}

/// What happens along every sequence of events up to a length, without meeting a state again: for
/// laws over whole lives.
func everyLife<State: Hashable, Event, Action>(
  from start: State, events: [Event], length: Int,
  step: (inout State, Event) -> [Action], check: ([(Event, [Action])], State) -> Void
) {
  func go(_ state: State, _ life: [(Event, [Action])]) {
    check(life, state)
    guard life.count < length else { return }
    for event in events {
      var next = state
      let actions = step(&next, event)
      go(next, life + [(event, actions)])
    }
  }
  go(start, [])
}
