/// The order in which one page gives way to another: what was measured (table 2.4) as data.
package struct PageOrder: Hashable, Sendable {
  /// Whether a finger turns it: the delegate hears of that.
  package var isByFinger: Bool
  /// Whether pages hear that they come: the page view controller is on show, or comes.
  package var tells: Bool

  package init(isByFinger: Bool, tells: Bool) {
    (self.isByFinger, self.tells) = (isByFinger, tells)
  }

  /// The page begins to come: it hears first, then the one that goes.
  package var start: [PageStep] {
    (isByFinger ? [.willTransition] : []) + [.addChild]
      + told(.willAppear(.to), .willDisappear(.from))
      + [.addView] + told(.isAppearing(.to))
  }

  /// The page has come, or has gone back.
  package func end(completed: Bool) -> [PageStep] {
    exchange(completed: completed) + [.lookAround, .arrange]
      + (isByFinger ? [.didTransition] : []) + [.callCompletion]
  }

  /// The finger has gone past home to the other side: the page that came goes again, and the
  /// content stays in the finger's hands.
  package var turnBack: [PageStep] { exchange(completed: false) + [.didTransition] }

  /// One of the two pages goes; both hear of it.
  private func exchange(completed: Bool) -> [PageStep] {
    let steps: [PageStep] =
      completed
      ? [.removeView, .appearance(.didAppear(.to)), .appearance(.didDisappear(.from))]
      : [
        .appearance(.willDisappear(.to)), .appearance(.willAppear(.from)), .removeView,
        .appearance(.isAppearing(.from)), .appearance(.didAppear(.from)),
        .appearance(.didDisappear(.to)),
      ]
    return steps + [.settle, .leaveParent] + (completed ? [.didMoveToParent] : [])
  }

  private func told(_ steps: AppearanceStep...) -> [PageStep] {
    tells ? steps.map { .appearance($0) } : []
  }
}

/// One thing that is done while pages turn.
package enum PageStep: Hashable, Sendable {
  /// A screen is told that it comes or goes.
  case appearance(AppearanceStep)
  /// The delegate hears who comes.
  case willTransition
  /// The page that comes becomes a child, unless it is one.
  case addChild
  /// Its view goes beside the one that is there.
  case addView
  /// The view of the page that goes leaves.
  case removeView
  /// The page that stays is the one on show.
  case settle
  /// The page that goes is no child any more.
  case leaveParent
  /// `didMove(toParent:)` of the page that came.
  case didMoveToParent
  /// The data source is asked for the pages beside.
  case lookAround
  /// The content lies about the page on show.
  case arrange
  /// The delegate hears how it ended.
  case didTransition
  /// The closure given to `setViewControllers` is called.
  case callCompletion
}
