import Choreography
import Testing

/// What happens to a stack of screens 1, 2, 3, as UIKit does it: what comes out is performed at once.
enum NavigationEvent: Hashable, CaseIterable {
  case push2, push3, pop, popToRoot, replace, layOut, comeOnShow, move, end, complete, cancel,
    finish
  case freeze

  /// Whether the application changes the stack.
  var isChange: Bool {
    switch self {
    case .push2, .push3, .pop, .popToRoot, .replace: true
    case .layOut, .comeOnShow, .move, .end, .complete, .cancel, .finish, .freeze: false
    }
  }
}

/// The machine with its children, which UIKit has beside it.
struct Navigation: Hashable {
  typealias State = NavigationState<Int>

  var state = State()
  var children: [Int] = []
  /// Who was told that they leave, and who has come, with the change under way.
  var (leaving, arriving): ([Int], [Int]) = ([], [])

  /// A stack with a root that is on show.
  static var rooted: Navigation {
    var navigation = Navigation()
    _ = navigation.perform(navigation.state.change(.push(1), isAnimated: false))
    _ = navigation.take(.comeOnShow)
    return navigation
  }

  mutating func take(_ event: NavigationEvent) -> [State.Action] {
    switch event {
    case .push2: perform(state.change(.push(2), isAnimated: true))
    case .push3: perform(state.change(.push(3), isAnimated: true))
    case .pop: perform(state.change(.pop, isAnimated: true))
    case .popToRoot: perform(state.change(.popToRoot, isAnimated: true))
    case .replace: perform(state.change(.replace([3, 1]), isAnimated: true))
    case .layOut: perform(state.layOut())
    case .comeOnShow: showTopAtOnce()
    case .move: perform(event, allowedIn: .preparing) { $0.move() }
    case .end: perform(event, allowedIn: .moving) { $0.end() }
    case .complete: perform(event, allowedIn: .ending) { $0.settle(completed: true) }
    case .cancel: perform(event, allowedIn: .ending) { $0.settle(completed: false) }
    case .finish: finish()
    case .freeze: perform(state.freeze())
    }
  }

  /// Stages follow each other: UIKit sends these where they belong.
  private mutating func perform(
    _ event: NavigationEvent, allowedIn progress: State.Work.Progress, _ body: (inout State) -> Void
  ) -> [State.Action] {
    if state.work?.progress == progress { body(&state) }
    return []
  }

  /// Children that leave do so when all is over, unless the stack has them again.
  private mutating func finish() -> [State.Action] {
    guard let work = state.work, work.progress == .concluding else { return [] }
    let isCompleted = state.settledStack == work.target
    let going = isCompleted ? leaving : arriving
    children.removeAll { going.contains($0) && !state.stack.contains($0) }
    (leaving, arriving) = ([], [])
    return perform(state.finish(isInWindow: true))
  }

  private mutating func showTopAtOnce() -> [State.Action] {
    guard let change = state.beginAtOnce() else { return [] }
    let going = state.leaving(among: children)
    if change.changesTop {
      state.oweDidShow()
      state.showTop()
    }
    state.settle(completed: true)
    state.finishAtOnce()
    children.removeAll { going.contains($0) && !state.stack.contains($0) }
    if state.request == nil { releaseStrays() }
    _ = state.payDidShow()
    return []
  }

  private mutating func releaseStrays() {
    for stray in state.strays(among: children) {
      state.forget(stray)
      children.removeAll { $0 == stray }
    }
  }

  private mutating func perform(_ actions: [State.Action]) -> [State.Action] {
    var all = actions
    for action in actions {
      switch action {
      case .violate, .requestLayout: break
      case .makeTransition(let beginning):
        (leaving, arriving) = (state.leaving(among: children), beginning.arriving)
      case .takeIn(let screens):
        for screen in screens where !children.contains(screen) {
          children.append(screen)
          state.adopt(screen)
        }
      case .ask(let request): all += perform(state.ask(request, isInWindow: true))
      case .releaseStrays: releaseStrays()
      case .showTopAtOnce: all += showTopAtOnce()
      }
    }
    return all
  }

  static let space = StateSpace<Navigation, NavigationEvent, State.Action>(
    from: .rooted, events: NavigationEvent.allCases,
    // Changes of changes have no end: two that wait are as good as three.
    most: 40_000,
    goesBeyond: { $0.waiting < ($0.state.isFrozen ? 1 : 2) }
  ) { $0.take($1) }

  /// How many changes wait behind the one under way.
  var waiting: Int {
    state.work?.later.count ?? 0
  }
}

extension NavigationState.Phase {
  /// The phase without its figures.
  var name: String {
    switch self {
    case .settled: "settled"
    case .requested: "requested"
    case .changing(let work): "\(work.progress)"
    }
  }
}

@Suite("The machine of a stack") struct NavigationTests {
  @Test("is what it seems: where nothing is asked for, the top is on show")
  func navigationSettled() {
    let space = Navigation.space
    #expect(space.isWhole && space.states.count > 100)
    let phases = Set(space.states.map(\.state.phase.name))
    #expect(phases == ["settled", "requested", "preparing", "moving", "ending", "concluding"])
    for navigation in space.states {
      let state = navigation.state
      guard state.phase == .settled else { continue }
      #expect(state.stack == state.settledStack)
      #expect(state.shown == state.stack.last)
      #expect(state.arriving.allSatisfy { state.stack.contains($0) })
    }
  }

  @Test("has every screen of the stack among its children, and each once")
  func navigationChildren() {
    for navigation in Navigation.space.states {
      #expect(Set(navigation.children).count == navigation.children.count)
      #expect(navigation.state.stack.allSatisfy { navigation.children.contains($0) })
      #expect(Set(navigation.state.stack).count == navigation.state.stack.count)
    }
  }

  @Test("goes back to where it was after a cancel, with the changes asked for meanwhile")
  func navigationCancels() {
    var seen = 0
    for edge in Navigation.space.edges where edge.event == .cancel && edge.from != edge.to {
      guard let work = edge.from.state.work else { continue }
      seen += 1
      #expect(edge.to.state.shown == work.from)
      #expect(edge.to.state.settledStack == work.stackBefore)
      if edge.from.waiting == 0 { #expect(edge.to.state.stack == work.stackBefore) }
    }
    #expect(seen > 10)
  }

  @Test("starts one transition at a time, between two screens, and none when frozen")
  func navigationStartsOnce() {
    var seen = 0
    for edge in Navigation.space.edges {
      for case .makeTransition(let beginning) in edge.actions {
        seen += 1
        #expect(edge.from.state.work == nil && !edge.from.state.isFrozen)
        #expect(beginning.from != beginning.to)
        #expect(beginning.to == edge.from.state.stack.last)
        #expect(edge.to.state.work?.progress == .preparing)
      }
    }
    #expect(seen > 10)
  }

  @Test("a change during a transition is a breach that counts all the same")
  func navigationIsBusy() {
    var seen = 0
    for edge in Navigation.space.edges {
      let isBreach = edge.actions.contains(.violate(.stack(.changesDuringTransition)))
      #expect(
        isBreach
          == (edge.event.isChange && edge.from.state.work?.progress == .moving
            && edge.from.state.stack != edge.to.state.stack))
      if isBreach { seen += 1 }
      if isBreach { #expect(edge.to.state.request != nil) }
    }
    #expect(seen > 5)
  }

  @Test("comes to rest when it is left alone") func navigationComesToRest() {
    for var navigation in Navigation.space.states where !navigation.state.isFrozen {
      for _ in 0..<4 {
        for event in [NavigationEvent.layOut, .move, .end, .complete, .finish] {
          _ = navigation.take(event)
        }
      }
      #expect(navigation.state.phase == .settled, "\(navigation)")
      #expect(Set(navigation.children) == Set(navigation.state.stack), "\(navigation)")
    }
  }
}

@Suite("A change of a stack") struct StackChangeTests {
  @Test("changes nothing where there is nothing to change, and never leaves a stack empty")
  func stackChanges() {
    let changes: [StackChange<Int>] = [
      .push(1), .push(2), .push(3), .pop, .popTo(1), .popTo(2), .popToRoot, .replace([2, 3]),
    ]
    for stack in [[1], [1, 2], [1, 2, 3]] {
      for change in changes {
        let after = change.applied(to: stack)
        #expect(!after.isEmpty)
        #expect(Set(after).count == after.count)
        #expect(change.applied(to: after) == after || change == .pop)
      }
    }
    #expect(StackChange.push(2).applied(to: [1]) == [1, 2])
    #expect(StackChange.pop.applied(to: [1, 2]) == [1])
    #expect(StackChange.pop.applied(to: [1]) == [1])
    #expect(StackChange.popTo(1).applied(to: [1, 2, 3]) == [1])
    #expect(StackChange.popTo(4).applied(to: [1, 2, 3]) == [1, 2, 3])
    #expect(StackChange<Int>.popToRoot.applied(to: []) == [])
  }
}
