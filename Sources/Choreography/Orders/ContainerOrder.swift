/// The order in which a container's children give way to each other by a transition: facts 2.4 as
/// data.
package struct ContainerOrder: OrderedTransition {
  /// How one child gives way to another.
  package enum Change: Hashable, Sendable { case push, pop, tab }

  /// How one child gives way to another.
  package var change: Change

  package init(_ change: Change) { self.change = change }

  /// The same as a kind of transition.
  package var kind: TransitionOrder.Kind {
    switch change {
    case .push: .push
    case .pop: .pop
    case .tab: .tab
    }
  }

  /// The first half of the table in 2.4.
  package var start: [TransitionStep<ContainerStep>] {
    stack(.parentWillChange, .willShow) + Self.told(willCallbacks)
      + [.motion(.animate), .motion(.runAlongside), .appearance(.isAppearing(.to))]
      + [.host(.layOutContainer)]
  }

  /// The second half of the table in 2.4. Children hear of their parent after the did-callbacks, and
  /// then the delegate does (C).
  package func end(completed: Bool) -> [TransitionStep<ContainerStep>] {
    [.host(.settleViews)] + Self.told(completed ? didCallbacks : reversedCallbacks)
      + stack(.parentDidChange) + (completed ? stack(.didShow) : [])
      + [.host(.release)] + Self.conclusion
  }

  /// Tabs tell the one that comes first; stacks the one that goes (2.4).
  private var willCallbacks: [AppearanceStep] {
    change == .tab
      ? [.willAppear(.to), .willDisappear(.from)] : [.willDisappear(.from), .willAppear(.to)]
  }

  /// Containers tell the one that went first (2.4).
  private var didCallbacks: [AppearanceStep] { [.didDisappear(.from), .didAppear(.to)] }

  /// The opposite pairs after a cancel, in the order measured for a pop; for the others by analogy
  /// (2.4, C).
  private var reversedCallbacks: [AppearanceStep] {
    [
      .willDisappear(.to), .didDisappear(.to),
      .willAppear(.from), .isAppearing(.from), .didAppear(.from),
    ]
  }

  /// A tab bar controller's children stay its children, and its delegate hears of taps alone.
  private func stack(_ steps: StackStep...) -> [TransitionStep<ContainerStep>] {
    change == .tab ? [] : steps.map { .host(.stack($0)) }
  }
}
