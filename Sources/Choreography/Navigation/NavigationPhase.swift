extension NavigationState {
  /// What is being done about the stack.
  package enum Phase: Hashable, Sendable {
    /// Nothing is asked for: the topmost screen is on show.
    case settled
    /// A change waits for the next layout, or for the stack to come on show.
    case requested(Request)
    /// A change is under way, from before its animator is asked for until all have heard of its end.
    case changing(Work)
  }

  /// What the next transition is to be. Changes of one turn are one request (C).
  package struct Request: Hashable, Sendable {
    /// Whether the last call that changed the stack wanted it to move.
    package var isAnimated: Bool
    /// Whether the new top comes over the others; else it was further down, and comes to light.
    package var isPush: Bool

    package init(isAnimated: Bool, isPush: Bool) {
      (self.isAnimated, self.isPush) = (isAnimated, isPush)
    }
  }

  /// A change of the stack under way and how to undo it.
  package struct Work: Hashable, Sendable {
    /// How far it has got.
    package enum Progress: Hashable, Sendable {
      /// The delegate is asked for objects, or the change needs no transition.
      case preparing
      /// A transition runs.
      case moving
      /// The transition is over; views are being put where it leaves them.
      case ending
      /// They are there; callbacks may still be owed.
      case concluding
    }

    /// The stack to which a cancel goes back.
    package let stackBefore: [Screen]
    /// The stack that a completion leaves.
    package let target: [Screen]
    /// On show before, and then; the same where the change shows nothing else.
    package let from: Screen?
    /// On show then; the same as `from` where nothing else is shown.
    package let to: Screen?
    /// How far it has got.
    package internal(set) var progress = Progress.preparing
    /// Changes asked for meanwhile, which a cancel makes anew.
    package internal(set) var later: [StackChange<Screen>] = []
    /// What they ask of the transition after this one.
    package internal(set) var next: Request?
  }

  /// What UIKit is to do about a stack.
  package enum Action: Hashable, Sendable {
    /// A breach is recorded.
    case violate(Breach)
    /// Those of them that are no children yet are taken in: `adopt`.
    case takeIn([Screen])
    /// Then the change is asked for: `ask`.
    case ask(Request)
    /// The change is made with the next layout.
    case requestLayout
    /// Children that are neither in the stack nor on show leave.
    case releaseStrays
    /// A transition is made, and told back by `move`.
    case makeTransition(Beginning)
    /// The topmost screen is shown without a transition: `beginAtOnce`.
    case showTopAtOnce
  }

  /// The transition that begins.
  package struct Beginning: Hashable, Sendable {
    /// The screen that is on show.
    package var from: Screen
    /// The screen that comes.
    package var to: Screen
    /// What was asked for.
    package var request: Request
    /// Children that have come with this change and have not been told that they arrived.
    package var arriving: [Screen]
  }

  /// A change that is made without a transition.
  package struct ChangeAtOnce: Hashable, Sendable {
    /// The screen that is shown.
    package var top: Screen
    /// Whether another one is on show so far.
    package var changesTop: Bool
    /// Children that have come with this change and have not been told that they arrived.
    package var arriving: [Screen]
  }
}
