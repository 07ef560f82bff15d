/// One thing that UIKit does in the course of a transition.
package enum TransitionStep: Hashable, Sendable {
  /// The two controllers of a transition.
  package enum Role: Hashable, Sendable { case from, to }

  /// The container is put in place.
  case openContainer
  /// `presentationTransitionWillBegin` or `dismissalTransitionWillBegin`.
  case presentationWillBegin
  case willDisappear(Role)
  case willAppear(Role)
  /// The animator or the interactor sets to work.
  case animate
  /// What the coordinator collected, unless the first animation took it along.
  case runAlongside
  case isAppearing(Role)
  case layOutContainer
  /// Views are removed or put back.
  case settleViews
  /// `presentationTransitionDidEnd` or `dismissalTransitionDidEnd`.
  case presentationDidEnd
  case didAppear(Role)
  case didDisappear(Role)
  /// The closure given to `present` or `dismiss`.
  case callCompletion
  case callCoordinatorCompletions
  case animationEnded
  case enableInteraction
}

/// The order of a transition's steps: facts 2.3 and 2.4 as data.
package struct TransitionOrder: Hashable, Sendable {
  package enum Direction: Hashable, Sendable { case presentation, dismissal }

  package var direction: Direction
  /// Whether the screen below leaves the window while the other is up: it then hears of it.
  package var coversPresenter: Bool

  package init(direction: Direction, coversPresenter: Bool) {
    self.direction = direction
    self.coversPresenter = coversPresenter
  }

  /// Rows 4 to 12 of the table in facts 2.3.
  package var start: [TransitionStep] {
    [.openContainer, .presentationWillBegin] + willCallbacks + [.animate, .runAlongside]
      + (toIsTold ? [.isAppearing(.to)] : []) + [.layOutContainer]
  }

  /// Rows 14 to 20. The presentation controller hears before the did-callbacks on the way in
  /// and after them on the way out (C).
  package func end(completed: Bool) -> [TransitionStep] {
    let callbacks = completed ? didCallbacks : reversedCallbacks
    let middle =
      direction == .presentation
      ? [.presentationDidEnd] + callbacks : callbacks + [.presentationDidEnd]
    return [.settleViews] + middle
      + [.callCompletion, .callCoordinatorCompletions, .animationEnded, .enableInteraction]
  }

  private var fromIsTold: Bool { coversPresenter || direction == .dismissal }
  private var toIsTold: Bool { coversPresenter || direction == .presentation }

  private var willCallbacks: [TransitionStep] {
    (fromIsTold ? [.willDisappear(.from)] : []) + (toIsTold ? [.willAppear(.to)] : [])
  }

  private var didCallbacks: [TransitionStep] {
    (toIsTold ? [.didAppear(.to)] : []) + (fromIsTold ? [.didDisappear(.from)] : [])
  }

  /// The opposite pairs after a cancel; their order is an inference (2.4, C).
  private var reversedCallbacks: [TransitionStep] {
    (toIsTold ? [.willDisappear(.to), .didDisappear(.to)] : [])
      + (fromIsTold ? [.willAppear(.from), .isAppearing(.from), .didAppear(.from)] : [])
  }
}
