/// One thing that UIKit does in the course of a transition.
package enum TransitionStep: Hashable, Sendable {
  /// The two controllers of a transition.
  package enum Role: Hashable, Sendable { case from, to }

  /// The container is put in place.
  case openContainer
  /// `presentationTransitionWillBegin` or `dismissalTransitionWillBegin`.
  case presentationWillBegin
  /// A container tells the controllers that leave it (F2.4.4).
  case parentWillChange
  /// A container tells its delegate who comes (F2.10.3).
  case willShow
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
  /// A container tells the controllers that came and went, or takes back what it told them.
  case parentDidChange
  /// A container tells its delegate who came; not after a cancel (F2.10.3).
  case didShow
  /// The closure given to `present` or `dismiss`; a container lets go of the transition.
  case callCompletion
  case callCoordinatorCompletions
  case animationEnded
  case enableInteraction
}

/// The order of a transition's steps: facts 2.3 and 2.4 as data.
package struct TransitionOrder: Hashable, Sendable {
  package enum Direction: Hashable, Sendable { case presentation, dismissal }

  /// What kind of transition it is.
  package enum Kind: Hashable, Sendable {
    /// A screen comes over another or goes. With `coversPresenter` the screen below leaves the
    /// window while the other is up, and hears of it.
    case modal(Direction, coversPresenter: Bool)
    case push
    case pop
    case tab
  }

  package var kind: Kind

  package init(kind: Kind) { self.kind = kind }

  package init(direction: Direction, coversPresenter: Bool) {
    kind = .modal(direction, coversPresenter: coversPresenter)
  }

  /// nil in containers.
  package var direction: Direction? {
    guard case .modal(let direction, _) = kind else { return nil }
    return direction
  }

  /// Rows 4 to 12 of the table in facts 2.3, and the first half of those in 2.4. A dismissal forces
  /// no layout of its container: that would undo what the animator has moved (F2.15.2).
  package var start: [TransitionStep] {
    [.openContainer] + announcements + willCallbacks + [.animate, .runAlongside]
      + (toIsTold ? [.isAppearing(.to)] : [])
      + (direction == .dismissal ? [] : [.layOutContainer])
  }

  /// Rows 14 to 20, and the second half of the table in 2.4. A presentation controller hears
  /// before the did-callbacks on the way in and after them on the way out, a container's children
  /// and then its delegate after them (C).
  package func end(completed: Bool) -> [TransitionStep] {
    let callbacks = completed ? didCallbacks : reversedCallbacks
    return [.settleViews] + withNews(callbacks, completed: completed)
      + [.callCompletion, .callCoordinatorCompletions, .animationEnded, .enableInteraction]
  }

  private var announcements: [TransitionStep] {
    direction == nil ? [.parentWillChange, .willShow] : [.presentationWillBegin]
  }

  private func withNews(_ callbacks: [TransitionStep], completed: Bool) -> [TransitionStep] {
    switch direction {
    case .presentation: [.presentationDidEnd] + callbacks
    case .dismissal: callbacks + [.presentationDidEnd]
    case nil: callbacks + [.parentDidChange] + (completed ? [.didShow] : [])
    }
  }

  private var fromIsTold: Bool {
    guard case .modal(let direction, let coversPresenter) = kind else { return true }
    return coversPresenter || direction == .dismissal
  }

  private var toIsTold: Bool {
    guard case .modal(let direction, let coversPresenter) = kind else { return true }
    return coversPresenter || direction == .presentation
  }

  /// Tabs tell the one that comes first; all others the one that goes (2.4).
  private var willCallbacks: [TransitionStep] {
    let leaving: [TransitionStep] = fromIsTold ? [.willDisappear(.from)] : []
    let coming: [TransitionStep] = toIsTold ? [.willAppear(.to)] : []
    return kind == .tab ? coming + leaving : leaving + coming
  }

  /// Screens over screens tell the one that came first; containers the one that went (2.4).
  private var didCallbacks: [TransitionStep] {
    let came: [TransitionStep] = toIsTold ? [.didAppear(.to)] : []
    let went: [TransitionStep] = fromIsTold ? [.didDisappear(.from)] : []
    return direction == nil ? went + came : came + went
  }

  /// The opposite pairs after a cancel, in the order measured for a pop; the others by analogy
  /// (2.4, C).
  private var reversedCallbacks: [TransitionStep] {
    (toIsTold ? [.willDisappear(.to), .didDisappear(.to)] : [])
      + (fromIsTold ? [.willAppear(.from), .isAppearing(.from), .didAppear(.from)] : [])
  }
}
