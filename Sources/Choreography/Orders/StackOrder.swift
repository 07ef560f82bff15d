/// The order in which a stack shows its topmost screen at once: when it comes on show, or when a
/// change of the stack leaves nothing to move.
package struct StackOrder: Hashable, Sendable {
  /// Whether another screen is on top than is in the container.
  package var changesTop: Bool

  package init(changesTop: Bool) { self.changesTop = changesTop }

  /// All of it: the change is made at once.
  package var steps: [StackAtOnceStep] {
    [.stack(.parentWillChange)]
      + (changesTop ? [.stack(.willShow), .exchangeViews] : [])
      + [.settle, .showBarItems, .stack(.parentDidChange), .releaseStrays]
      + [.callCoordinatorCompletions, .stack(.didShow)]
  }
}

/// One thing that is done while a stack shows its topmost screen at once.
package enum StackAtOnceStep: Hashable, Sendable {
  /// The same as in a transition; `didShow` waits until the stack is on show.
  case stack(StackStep)
  /// The view of the topmost screen takes the place of the one in the container.
  case exchangeViews
  /// The change of the stack is over.
  case settle
  /// The bars show the items of the topmost screen.
  case showBarItems
  /// Screens that came and went without ever being shown are children no more.
  case releaseStrays
  /// What somebody asked for beside a transition that does not come.
  case callCoordinatorCompletions
}
