import Choreography
import Testing

enum StateEvent: Hashable, CaseIterable {
  case begin, beginInteractively, finish, cancel, pause, completeTrue, completeFalse
}

extension TransitionState {
  mutating func take(_ event: StateEvent) -> [Action] {
    switch event {
    case .begin: begin(interactive: false)
    case .beginInteractively: begin(interactive: true)
    case .finish: release(cancelled: false)
    case .cancel: release(cancelled: true)
    case .pause: pause()
    case .completeTrue: complete(true)
    case .completeFalse: complete(false)
    }
  }

  static var space: StateSpace<TransitionState, StateEvent, Action> {
    StateSpace(from: TransitionState(), events: StateEvent.allCases) { $0.take($1) }
  }
}

@Suite("Where a transition stands") struct TransitionStateTests {
  @Test("it finishes once, at the first completion, and never acts again")
  func transitionFinishesOnce() {
    var lives = 0
    everyLife(from: TransitionState(), events: StateEvent.allCases, length: 5) {
      $0.take($1)
    } check: { life, state in
      lives += 1
      let first = life.firstIndex { $0.0 == .completeTrue || $0.0 == .completeFalse }
      var finishes = 0
      for (index, (event, actions)) in life.enumerated() {
        for action in actions {
          switch action {
          case .finish(let completed):
            finishes += 1
            let isFirst = index == first && completed == (event == .completeTrue)
            if !isFirst { Issue.record("finished by \(event): \(life)") }
          case .interactionChanged:
            if first.map({ index >= $0 }) ?? false { Issue.record("acted after its end: \(life)") }
          case .violate: break
          }
        }
      }
      if finishes != (first == nil ? 0 : 1) || (state.phase == .over) != (first != nil) {
        Issue.record("finished \(finishes) times: \(life)")
      }
    }
    #expect(lives > 15_000)
  }

  @Test("a breach changes nothing, but for the completion that contradicts a cancel")
  func transitionBreaches() {
    let space = TransitionState.space
    #expect(space.isWhole && Set(space.states.map(\.phase)) == Set(TransitionState.Phase.allCases))
    var breaches: Set<String> = []
    for edge in space.edges {
      for case .violate(let breach) in edge.actions {
        breaches.insert(breach.facts.name)
        if breach == .context(.completedFalsely) {
          #expect(edge.from.wasCancelled && edge.event == .completeTrue)
        } else {
          #expect(edge.to == edge.from && edge.actions.count == 1)
        }
      }
    }
    #expect(breaches == ["interaction", "completes-once", "completes-truthfully"])
  }

  @Test("only a release cancels, and taking hold again takes that back") func transitionCancels() {
    for edge in TransitionState.space.edges where edge.from.wasCancelled != edge.to.wasCancelled {
      #expect(edge.event == (edge.to.wasCancelled ? .cancel : .pause), "\(edge)")
      #expect(edge.actions == [.interactionChanged])
    }
  }
}
