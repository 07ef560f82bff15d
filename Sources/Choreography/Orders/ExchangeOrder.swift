/// The order of `transition(from:to:duration:options:animations:completion:)`: a child gives way to
/// another in code of the application's, without a context (F2.10.7).
package struct ExchangeOrder: Hashable, Sendable {
  /// Whether the options name a motion of the whole: the one is exchanged for the other inside it.
  package var movesWhole: Bool
  /// Whether the children hear of it: the parent is on show, and tells them.
  package var tells: Bool

  package init(movesWhole: Bool, tells: Bool) {
    (self.movesWhole, self.tells) = (movesWhole, tells)
  }

  /// Up to where the animation is under way.
  package var start: [ExchangeStep] {
    let isAppearing = told(.isAppearing(.to))
    return told(.willDisappear(.from), .willAppear(.to))
      + (movesWhole ? [.animate] + isAppearing : [.addView] + isAppearing + [.animate])
  }

  /// What follows the animation. The callbacks come in a navigation controller's order (C).
  package var end: [ExchangeStep] {
    [.removeView] + told(.didDisappear(.from), .didAppear(.to)) + [.callCompletion]
  }

  private func told(_ steps: AppearanceStep...) -> [ExchangeStep] {
    tells ? steps.map { .appearance($0) } : []
  }
}

/// One thing that is done while a child gives way to another without a context.
package enum ExchangeStep: Hashable, Sendable {
  /// A screen is told that it comes or goes.
  case appearance(AppearanceStep)
  /// The view that comes joins the one that is there.
  case addView
  /// The block of the caller runs, animated if there is a duration.
  case animate
  /// The view that goes leaves.
  case removeView
  /// The closure of the caller is called.
  case callCompletion
}
