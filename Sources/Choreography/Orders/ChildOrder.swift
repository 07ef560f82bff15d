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
  /// A parent that it had before has it no more.
  case leaveFormerParent
  /// `willMove(toParent:)`.
  case willMove
  /// The parent has the child, and the child the parent.
  case link
  /// Neither has the other any more.
  case unlink
  /// `didMove(toParent: nil)`.
  case didMove
}
