/// The order of `addChild(_:)` and `removeFromParent()`. The call that is missing in each is the
/// application's: `didMove(toParent:)` after the one, `willMove(toParent: nil)` before the other.
package enum ChildOrder {
  /// What `addChild(_:)` does.
  package static let add: [ChildStep] = [.leaveFormerParent, .willMove, .link]
  /// What `removeFromParent()` does.
  package static let remove: [ChildStep] = [.unlink, .didMove]
}

/// One thing that is done when a controller becomes a child, or is one no more.
package enum ChildStep: Hashable, Sendable {
  case leaveFormerParent
  /// `willMove(toParent:)`.
  case willMove
  case link
  case unlink
  /// `didMove(toParent: nil)`.
  case didMove
}
