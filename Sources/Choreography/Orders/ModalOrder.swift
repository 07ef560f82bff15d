/// The order of a presentation or a dismissal: facts 2.3 as data.
package struct ModalOrder: OrderedTransition {
  /// Whether the screen comes or goes.
  package var direction: TransitionOrder.Direction
  /// Whether the screen below leaves the window while the other is up, and hears of it.
  package var coversPresenter: Bool

  package init(direction: TransitionOrder.Direction, coversPresenter: Bool) {
    (self.direction, self.coversPresenter) = (direction, coversPresenter)
  }

  /// The same as a kind of transition.
  package var kind: TransitionOrder.Kind { .modal(direction, coversPresenter: coversPresenter) }

  /// Rows 4 to 12 of the table in facts 2.3. A dismissal forces no layout of its container: that
  /// would undo what the animator has moved (F2.15.2).
  package var start: [TransitionStep<ModalStep>] {
    [.host(.openContainer), .host(.presentationWillBegin)]
      + Self.told(from(.willDisappear(.from)) + to(.willAppear(.to)))
      + [.motion(.animate), .motion(.runAlongside)]
      + Self.told(to(.isAppearing(.to)))
      + (direction == .dismissal ? [] : [.host(.layOutContainer)])
  }

  /// Rows 14 to 20. A presentation controller hears before the did-callbacks on the way in and after
  /// them on the way out.
  package func end(completed: Bool) -> [TransitionStep<ModalStep>] {
    let callbacks = Self.told(completed ? didCallbacks : reversedCallbacks)
    let didEnd: [TransitionStep<ModalStep>] = [.host(.presentationDidEnd)]
    return [.host(.settleViews)]
      + (direction == .presentation ? didEnd + callbacks : callbacks + didEnd)
      + [.host(.callCompletion)] + Self.conclusion
  }

  /// Screens over screens tell the one that came first.
  private var didCallbacks: [AppearanceStep] {
    to(.didAppear(.to)) + from(.didDisappear(.from))
  }

  /// The opposite pairs after a cancel, by analogy with what was measured for a pop (2.4, C).
  private var reversedCallbacks: [AppearanceStep] {
    to(.willDisappear(.to), .didDisappear(.to))
      + from(.willAppear(.from), .isAppearing(.from), .didAppear(.from))
  }

  /// What the one that is on show before hears: nothing where it is the presenter and stays.
  private func from(_ steps: AppearanceStep...) -> [AppearanceStep] {
    coversPresenter || direction == .dismissal ? steps : []
  }

  /// What the one that comes hears: nothing where it is the presenter and has been there all along.
  private func to(_ steps: AppearanceStep...) -> [AppearanceStep] {
    coversPresenter || direction == .presentation ? steps : []
  }
}
