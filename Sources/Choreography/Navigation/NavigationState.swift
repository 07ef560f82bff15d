/// What a navigation controller decides, as a plain state machine: events in, actions for someone
/// else out. Screens are whatever can be told apart.
///
/// Changes of the stack count at once; the transition starts in the layout pass of the same turn
/// (F2.2.2). Those asked for during a transition wait for its end (F2.2.4).
package struct NavigationState<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// What is being done about the stack.
  package private(set) var phase = Phase.settled
  /// The stack as the application sees it, root first: changed at once (F2.2.2).
  package private(set) var stack: [Screen] = []
  /// The stack as of the last transition that ended.
  package private(set) var settledStack: [Screen] = []
  /// The screen whose view is in the container, as of that transition.
  package private(set) var shown: Screen?
  /// Those taken in but not yet told that they arrived.
  package private(set) var arriving: [Screen] = []
  /// Whether the delegate is to hear that a screen has been shown, once the whole stack is.
  private var owesDidShow = false
  /// Whether no transition starts any more (Q13).
  package private(set) var isFrozen = false

  package init() {}

  /// What waits for its transition, also behind one that is under way.
  package var request: Request? {
    switch phase {
    case .settled: nil
    case .requested(let request): request
    case .changing(let work): work.next
    }
  }

  /// The change under way; nil between changes.
  package var work: Work? {
    if case .changing(let work) = phase { work } else { nil }
  }
}

// MARK: - Asking for a change

extension NavigationState {
  /// The application changes the stack.
  package mutating func change(_ change: StackChange<Screen>, isAnimated: Bool) -> [Action] {
    let before = stack
    let after = change.applied(to: before)
    guard after != before else { return [] }
    stack = after
    let isBusy = work?.progress == .moving
    inWork { $0.later.append(change) }
    let isPush = after.last.map { !before.contains($0) } ?? false
    return (isBusy ? [.violate(.stack(.changesDuringTransition))] : [])
      + [.takeIn(after), .ask(Request(isAnimated: isAnimated, isPush: isPush))]
  }

  /// A screen has become a child.
  package mutating func adopt(_ screen: Screen) { arriving.append(screen) }

  /// The stack has been changed, and its screens are children.
  package mutating func ask(_ request: Request, isInWindow: Bool) -> [Action] {
    if work != nil { inWork { $0.next = request } } else { phase = .requested(request) }
    return [.requestLayout] + (!isInWindow && work == nil ? [.releaseStrays] : [])
  }

  /// A finger began to pop the root: UIKit waits for a transition that never comes (F6.5.1, Q13).
  package mutating func freeze() -> [Action] {
    isFrozen = true
    return [.violate(.stack(.beginsPopAtRoot))]
  }

  /// A child that came and went without ever being shown leaves.
  package mutating func forget(_ screen: Screen) { arriving.removeAll { $0 == screen } }
}

// MARK: - Making it

extension NavigationState {
  /// The stack is laid out in a window: what waits begins.
  package mutating func layOut() -> [Action] {
    guard !isFrozen, case .requested(let request) = phase else { return [] }
    guard let (from, to) = ends else { return [.showTopAtOnce] }
    let arriving = begin()
    return [
      .makeTransition(Beginning(from: from, to: to, request: request, arriving: arriving))
    ]
  }

  /// The screens between which the transition that waits will move; nil where nothing will.
  package var expected: (from: Screen, to: Screen)? {
    guard !isFrozen, case .requested(let request) = phase, request.isAnimated else { return nil }
    return ends
  }

  private var ends: (from: Screen, to: Screen)? {
    guard let from = shown, let to = stack.last, from != to else { return nil }
    return (from, to)
  }

  /// Takes up the change that waits without a transition, as when the stack comes on show.
  /// - Returns: nil where none waits, or the stack is empty.
  package mutating func beginAtOnce() -> ChangeAtOnce? {
    guard case .requested = phase, let top = stack.last else { return nil }
    let changesTop = shown != top
    return ChangeAtOnce(top: top, changesTop: changesTop, arriving: begin())
  }

  private mutating func begin() -> [Screen] {
    defer { arriving = [] }
    phase = .changing(
      Work(stackBefore: settledStack, target: stack, from: shown, to: stack.last))
    return arriving
  }

  /// The transition has been made, and moves.
  package mutating func move() { inWork { $0.progress = .moving } }

  /// The transition is over, and its views are about to be put where it leaves them.
  package mutating func end() { inWork { $0.progress = .ending } }

  /// The topmost screen's view has taken the place of the one in the container.
  package mutating func showTop() { if let work { shown = work.to } }

  /// The change is over. A cancel goes back to the stack before, and makes the changes asked for
  /// meanwhile anew from there (F2.10.4).
  package mutating func settle(completed: Bool) {
    guard case .changing(var work) = phase, work.progress != .concluding else { return }
    shown = completed ? work.to : work.from
    settledStack = completed ? work.target : work.stackBefore
    if !completed { stack = work.later.reduce(settledStack) { $1.applied(to: $0) } }
    if stack == settledStack { work.next = nil }
    work.progress = .concluding
    phase = .changing(work)
  }

  /// All have heard of the end of a transition.
  package mutating func finish(isInWindow: Bool) -> [Action] {
    guard work != nil else { return [] }
    finishAtOnce()
    return (request == nil ? [] : [.requestLayout])
      + (request == nil || !isInWindow ? [.releaseStrays] : [])
  }

  /// A change without a transition is over; what follows is `StackOrder`'s.
  package mutating func finishAtOnce() {
    guard let work else { return }
    phase = work.next.map { .requested($0) } ?? .settled
  }

  private mutating func inWork(_ body: (inout Work) -> Void) {
    guard case .changing(var work) = phase else { return }
    body(&work)
    phase = .changing(work)
  }
}

// MARK: - Who is told

extension NavigationState {
  /// The children that the change under way takes away (F2.4.4).
  package func leaving(among children: [Screen]) -> [Screen] {
    let target = work?.target ?? stack
    return children.filter { !target.contains($0) && !arriving.contains($0) }
  }

  /// The children that came and went without ever being shown, as by a push and a pop during a
  /// transition, or by pops while the stack is not on show.
  package func strays(among children: [Screen]) -> [Screen] {
    children.filter { $0 != shown && !stack.contains($0) }
  }

  /// Whether the stack brought a screen, or takes it away; not one that was added by hand.
  package func knows(_ screen: Screen) -> Bool {
    [stack, settledStack, arriving, work?.target ?? []].contains { $0.contains(screen) }
  }

  /// A screen has come without a transition: the delegate is to hear so.
  package mutating func oweDidShow() { owesDidShow = true }

  /// The stack is on show.
  /// - Returns: The screen that the delegate hears of; nil where nothing is owed.
  package mutating func payDidShow() -> Screen? {
    guard owesDidShow, let shown else { return nil }
    owesDidShow = false
    return shown
  }
}
