import Choreography
import Testing

enum AppearanceEvent: Hashable, CaseIterable { case come, go, enter, end }

extension AppearanceState {
  mutating func take(_ event: AppearanceEvent) -> [Callback] {
    switch event {
    case .come: begin(appearing: true)
    case .go: begin(appearing: false)
    case .enter: enterHierarchy()
    case .end: end()
    }
  }

  static var space: StateSpace<AppearanceState, AppearanceEvent, Callback> {
    StateSpace(from: AppearanceState(), events: AppearanceEvent.allCases) { $0.take($1) }
  }
}

@Suite("Where a controller's view stands") struct AppearanceTests {
  /// What a screen hears, letter by letter: a will before each did, `isAppearing` once between.
  @Test("callbacks are paired in every life") func appearanceIsPaired() {
    var lives = 0
    everyLife(from: AppearanceState(), events: AppearanceEvent.allCases, length: 7) {
      $0.take($1)
    } check: { life, state in
      lives += 1
      var last: AppearanceState.Callback = .didDisappear
      for callback in life.flatMap(\.1) {
        let before: Set<AppearanceState.Callback> =
          switch callback {
          case .willAppear: [.willDisappear, .didDisappear]
          case .isAppearing: [.willAppear]
          case .didAppear: [.isAppearing]
          case .willDisappear: [.willAppear, .isAppearing, .didAppear]
          case .didDisappear: [.willDisappear]
          }
        if !before.contains(last) { Issue.record("\(callback) after \(last): \(life)") }
        last = callback
      }
      let phase: AppearanceState.Phase =
        switch last {
        case .willAppear, .isAppearing: .appearing
        case .didAppear: .appeared
        case .willDisappear: .disappearing
        case .didDisappear: .disappeared
        }
      if state.phase != phase { Issue.record("\(state.phase) after \(last)") }
    }
    #expect(lives > 20_000)
  }

  @Test("an event that says what was said before says nothing") func appearanceRepeats() {
    let space = AppearanceState.space
    #expect(space.isWhole && Set(space.states.map(\.phase)).count == 4)
    for edge in space.edges {
      var again = edge.to
      #expect(again.take(edge.event) == [], "\(edge.event) in \(edge.from)")
      #expect(again == edge.to)
    }
  }

  @Test("whoever begins and ends is at rest") func appearanceSettles() {
    for state in AppearanceState.space.states {
      for appearing in [true, false] {
        var state = state
        _ = state.begin(appearing: appearing)
        _ = state.end()
        #expect(state.phase == (appearing ? .appeared : .disappeared))
        #expect(state.isComing == appearing)
      }
    }
  }
}

@Suite("A view that is moved by hand") struct ViewMoveTests {
  static let hosts: [ViewMove.Host] =
    [.transition, .silent, .nobody]
    + AppearanceState.space.states.flatMap { parent in
      [true, false].map { .parent(parent, isAnimating: $0) }
    }

  @Test("tells nothing where somebody else does, and nothing twice") func viewMoveIsBalanced() {
    var seen = 0
    for host in Self.hosts {
      for own in AppearanceState.space.states {
        for intoWindow in [true, false] {
          let actions = ViewMove(host: host).actions(own: own, intoWindow: intoWindow)
          if host == .transition || host == .silent { #expect(actions == []) }
          if !actions.isEmpty { seen += 1 }
          // What is told is due.
          var state = own
          for action in actions {
            switch action {
            case .willAppear: #expect(state.begin(appearing: true) == [.willAppear])
            case .willDisappear: #expect(state.begin(appearing: false) == [.willDisappear])
            case .endSoon(let phase): #expect(state.phase == phase)
            case .endWhenGone: #expect(!intoWindow && state.phase == .disappearing)
            case .requestLayout: #expect(intoWindow && state.phase == .appearing)
            }
          }
          // And once told it is not told again.
          if actions.contains(.requestLayout) {
            #expect(ViewMove(host: host).actions(own: state, intoWindow: true) == [])
          }
        }
      }
    }
    #expect(seen > 20)
  }

  @Test("appears at its layout unless a parent brings that") func viewMoveIsAppearing() {
    for host in Self.hosts {
      for own in AppearanceState.space.states {
        var state = own
        let isDue = ViewMove(host: host).isAppearingIsDue(own: own)
        if isDue { #expect(state.enterHierarchy() == [.isAppearing]) }
        if own.phase == .appearing, !own.hasSaidIsAppearing, host == .nobody { #expect(isDue) }
        if host == .transition { #expect(!isDue) }
      }
    }
  }
}
