/// A controller's view is put into the window or taken out of it by hand: what the controller hears
/// of it where no transition brings the news (F2.4.7).
package struct ViewMove: Hashable, Sendable {
  /// Who else tells the controller that it comes and goes.
  package enum Host: Hashable, Sendable {
    /// A transition does, just now.
    case transition
    /// A presentation or a window did, or a parent leaves it to the application.
    case silent
    /// Nobody: the view was added without `addChild(_:)` (F2.15.11).
    case nobody
    /// A parent that hands on what it hears itself.
    case parent(AppearanceState, isAnimating: Bool)
  }

  /// What follows from the move.
  package enum Action: Hashable, Sendable {
    /// `viewWillAppear(_:)`.
    case willAppear(animated: Bool)
    /// `viewWillDisappear(_:)`.
    case willDisappear
    /// `viewIsAppearing` follows with the next layout.
    case requestLayout
    /// The change is over after the commit, unless another one has begun by then.
    case endSoon(AppearanceState.Phase)
    /// The change is over when the view has gone (F2.15.10).
    case endWhenGone
  }

  /// Who else tells the controller.
  package var host: Host

  package init(host: Host) { self.host = host }

  /// What follows when the view of a controller that stands at `own` comes into the window or leaves
  /// it.
  package func actions(own: AppearanceState, intoWindow: Bool) -> [Action] {
    switch host {
    case .transition, .silent: []
    case .nobody: alone(own, intoWindow: intoWindow)
    case .parent(let parent, let isAnimating):
      intoWindow ? comes(own, into: parent, isAnimating) : goes(own, from: parent)
    }
  }

  /// Whether `viewIsAppearing` is due when the view is laid out in the window: once per appearance,
  /// where no parent that is itself still coming brings it (F2.4.3).
  package func isAppearingIsDue(own: AppearanceState) -> Bool {
    guard own.phase == .appearing, !own.hasSaidIsAppearing else { return false }
    switch host {
    case .transition: return false
    case .silent, .nobody: return true
    case .parent(let parent, _): return parent.phase != .appearing || parent.hasSaidIsAppearing
    }
  }

  private func alone(_ own: AppearanceState, intoWindow: Bool) -> [Action] {
    guard own.isComing != intoWindow else { return [] }
    return intoWindow
      ? [.willAppear(animated: false), .requestLayout, .endSoon(.appearing)]
      : [.willDisappear, .endWhenGone]
  }

  /// A parent that is still coming tells it the rest along with its own.
  private func comes(
    _ own: AppearanceState, into parent: AppearanceState, _ isAnimating: Bool
  ) -> [Action] {
    guard own.phase == .disappeared, parent.isComing else { return [] }
    let isOnShow = parent.phase == .appeared
    return [.willAppear(animated: !isOnShow && isAnimating), .requestLayout]
      + (isOnShow ? [.endSoon(.appearing)] : [])
  }

  private func goes(_ own: AppearanceState, from parent: AppearanceState) -> [Action] {
    switch (own.phase, parent.phase) {
    case (.appeared, .appeared), (.appeared, .appearing), (.appearing, .appearing):
      [.willDisappear, .endWhenGone]
    case (.disappearing, .disappearing): [.endSoon(.disappearing)]
    case (.appeared, _), (.appearing, _), (.disappearing, _), (.disappeared, _): []
    }
  }
}
