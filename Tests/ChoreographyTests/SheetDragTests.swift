import Choreography
import Testing

enum SheetEvent: Hashable, CaseIterable {
  case begin, up, down, below, farBelow, allow, refuse, end, fling, flingUp, cancel
}

/// The drag of a sheet 400 points high, between 300 and 700, as `SheetDrag` does it: a question
/// is answered at once or next.
struct DraggedSheet: Hashable {
  var state = SheetDragState()
  var isAsked = false

  mutating func take(_ event: SheetEvent) -> [SheetDragState.Action] {
    if isAsked, event != .allow, event != .refuse { return [] }
    let actions: [SheetDragState.Action] =
      switch event {
      case .begin: begin()
      case .up: state.move(-400)
      case .down: state.move(50)
      case .below: state.move(150)
      case .farBelow: state.move(390)
      case .allow: answer(true)
      case .refuse: answer(false)
      case .end: state.end(velocity: 0)
      case .fling: state.end(velocity: 2000)
      case .flingUp: state.end(velocity: -2000)
      case .cancel: state.cancel()
      }
    if actions.contains(.askToDismiss) { isAsked = true }
    return actions
  }

  private mutating func begin() -> [SheetDragState.Action] {
    if state.phase == .idle { state.begin(height: 400, lowest: 300, highest: 700) }
    return []
  }

  private mutating func answer(_ isAllowed: Bool) -> [SheetDragState.Action] {
    guard isAsked else { return [] }
    isAsked = false
    return state.dismissalAnswered(isAllowed)
  }

  static var space: StateSpace<DraggedSheet, SheetEvent, SheetDragState.Action> {
    StateSpace(from: DraggedSheet(), events: SheetEvent.allCases) { $0.take($1) }
  }
}

@Suite("A sheet in a finger's hands") struct SheetDragTests {
  @Test("a dismissal that begins is finished or cancelled once, and none without a begin")
  func sheetDismissesOnce() {
    var lives = 0
    everyLife(from: DraggedSheet(), events: SheetEvent.allCases, length: 5) {
      $0.take($1)
    } check: { life, _ in
      lives += 1
      var isHeld = false
      for action in life.flatMap(\.1) {
        switch action {
        case .beginDismissal:
          if isHeld { Issue.record("began twice: \(life)") }
          isHeld = true
        case .update(let progress):
          if !isHeld || !(0...1).contains(progress) { Issue.record("\(progress): \(life)") }
        case .finish, .cancel:
          if !isHeld { Issue.record("ended what had not begun: \(life)") }
          isHeld = false
        case .resize, .askToDismiss, .sink, .refuse, .settle: break
        }
      }
    }
    #expect(lives > 150_000)
  }

  @Test("the finger leaves it idle, and it settles unless it goes") func sheetSettles() {
    let space = DraggedSheet.space
    #expect(space.isWhole)
    #expect(Set(space.states.map(\.state.phase)) == Set(SheetDragState.Phase.allCases))
    for edge in space.edges where !edge.from.isAsked {
      guard [.end, .fling, .flingUp, .cancel].contains(edge.event) else { continue }
      #expect(edge.to.state.phase == .idle)
      let settles = edge.actions.contains { if case .settle = $0 { true } else { false } }
      let goes = edge.actions.contains { if case .finish = $0 { true } else { false } }
      #expect(edge.from.state.phase == .idle ? edge.actions.isEmpty : settles != goes)
    }
  }

  @Test("an idle one does nothing") func sheetIsIdle() {
    for event in SheetEvent.allCases where event != .begin {
      var sheet = DraggedSheet()
      #expect(sheet.take(event) == [], "\(event)")
    }
  }

  @Test("is shown between its heights, and beyond the highest less than it is dragged")
  func sheetResists() {
    var state = SheetDragState()
    state.begin(height: 400, lowest: 300, highest: 700)
    for translation in stride(from: 100.0, through: -2000, by: -10) {
      guard case .resize(let height)? = state.move(translation).first else {
        Issue.record("not resized at \(translation)")
        continue
      }
      #expect(height >= 300 && height <= 700 + 0.2 * 700)
      if 400 - translation <= 700 { #expect(height == 400 - translation) }
    }
  }
}
