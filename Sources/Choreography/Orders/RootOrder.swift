/// The order in which a window's root comes and goes: at once, and without motion.
package enum RootOrder {
  /// The root fills the window.
  package static let start: [RootStep] = [
    .appearance(.willAppear(.to)), .addView, .updateStatusBar, .appearance(.isAppearing(.to)),
  ]

  /// After the commit of the same turn.
  package static let end: [RootStep] = [.appearance(.didAppear(.to))]

  /// A root leaves, before another comes.
  package static let leave: [RootStep] = [
    .appearance(.willDisappear(.from)), .removeView, .appearance(.didDisappear(.from)),
  ]
}

/// One thing that is done while a window's root changes.
package enum RootStep: Hashable, Sendable {
  /// A screen is told that it comes or goes.
  case appearance(AppearanceStep)
  /// The new root's view comes into the window.
  case addView
  /// The status bar is as the new root wants it.
  case updateStatusBar
  /// The old root's view leaves.
  case removeView
}
