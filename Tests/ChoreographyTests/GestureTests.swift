import Choreography
import Testing

enum GestureEvent: Hashable, CaseIterable {
  case began, changed, ended, cancelled, failed, possible, allow, refuse, sent, stop
}

extension GestureMachine {
  mutating func take(_ event: GestureEvent) -> [Action] {
    switch event {
    case .began: request(.began)
    case .changed: request(.changed)
    case .ended: request(.ended)
    case .cancelled: request(.cancelled)
    case .failed: request(.failed)
    case .possible: request(.possible)
    case .allow: allow()
    case .refuse: refuse()
    case .sent: isUnsent ? sent() : []
    case .stop: stop()
    }
  }

  static var space: StateSpace<GestureMachine, GestureEvent, Action> {
    StateSpace(from: GestureMachine(), events: GestureEvent.allCases) { $0.take($1) }
  }

  /// The state with what is outstanding.
  var name: String {
    "\(state)" + (isWaiting ? ", asks" : "") + (isUnsent ? ", unsent" : "")
      + (held.isEmpty ? "" : ", then \(held.map { "\($0)" }.joined(separator: ", "))")
  }
}

@Suite("Where a recogniser stands") struct GestureTests {
  @Test("targets hear of began once, of an end once and last, and of nothing that was refused")
  func gestureLives() {
    var lives = 0
    everyLife(from: GestureMachine(), events: GestureEvent.allCases, length: 5) {
      $0.take($1)
    } check: { life, _ in
      lives += 1
      var machine = GestureMachine()
      var heard: [GestureMachine.State] = []
      var (conclusions, allowed) = (0, false)
      for (event, actions) in life {
        let isAllowed = event == .allow && machine.isWaiting
        _ = machine.take(event)
        allowed = allowed || isAllowed
        for action in actions {
          switch action {
          case .send:
            if conclusions > 0 { Issue.record("sent after its end: \(life)") }
            heard.append(machine.state)
          case .conclude: conclusions += 1
          case .decide: if conclusions > 0 || allowed { Issue.record("asks again: \(life)") }
          case .illegal: if actions.count != 1 { Issue.record("a breach that acts: \(life)") }
          }
        }
      }
      if conclusions > 1 { Issue.record("concluded \(conclusions) times: \(life)") }
      if !heard.isEmpty, !allowed { Issue.record("heard without leave: \(life)") }
      if heard.dropFirst().contains(.began) { Issue.record("began again: \(heard)") }
      if heard.dropLast().contains(where: { $0 == .ended || $0 == .cancelled }) {
        Issue.record("went on after its end: \(heard)")
      }
    }
    #expect(lives > 100_000)
  }

  @Test("what is over stays over") func gestureIsOver() {
    let space = GestureMachine.space
    #expect(space.isWhole && Set(space.states.map(\.state)) == Set(GestureMachine.State.allCases))
    for edge in space.edges where edge.from.isOver {
      #expect(edge.to.state == edge.from.state, "\(edge.event) in \(edge.from.name)")
      #expect(edge.actions == [], "\(edge.event) in \(edge.from.name)")
    }
  }

  @Test("a breach changes nothing") func gestureBreaches() {
    var seen = 0
    for edge in GestureMachine.space.edges {
      for case .illegal(let from, let to) in edge.actions {
        seen += 1
        #expect(edge.to == edge.from && from == edge.from.state && to != from || to == .began)
      }
    }
    #expect(seen > 3)
  }
}
