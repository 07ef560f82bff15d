/// One of the two screens of a change: the one that is on show before, or the one that comes.
package enum ScreenRole: Hashable, Sendable { case from, to }

/// What one of the two screens of a change is told, the same in every order. Whether a callback
/// follows is for its `AppearanceState` to say, which knows what the screen has heard before.
package enum AppearanceStep: Hashable, Sendable {
  /// `viewWillAppear(_:)`.
  case willAppear(ScreenRole)
  /// `viewIsAppearing(_:)`.
  case isAppearing(ScreenRole)
  /// `viewDidAppear(_:)`.
  case didAppear(ScreenRole)
  /// `viewWillDisappear(_:)`.
  case willDisappear(ScreenRole)
  /// `viewDidDisappear(_:)`.
  case didDisappear(ScreenRole)
}
