/// Faults that tests plant, to see that the probes of Conformance find them. None is planted unless
/// a test does it.
package enum PlantedFault: String, CaseIterable, Sendable {
  /// A custom screen's final frame is zero on the way out.
  case noFinalFrameOnTheWayOut
  /// Coordinators say another duration.
  case otherDuration
  /// Nothing is interactive before it has started.
  case interactiveTooLate
  /// An animation that was replaced or removed counts as finished.
  case alwaysFinished
  /// A screen that covers another one leaves it in the window.
  case presenterStays
  /// A navigation bar is as high as one of another year.
  case otherBarHeight
  /// The view of a window's root lies in the window itself.
  case rootWithoutWrappers
  /// A sheet pushes the presenter's own view back.
  case sheetMovesTheScreen
  /// A dismissal lays its container out after the animator has begun.
  case layoutOnTheWayOut
  /// A sheet gets its place after it was told that it appears.
  case sheetPlacedLate
  /// Transactions around a push end before it does.
  case transactionEndsAtOnce
  /// What a modal screen took the keyboard from does not get it back.
  case firstResponderForgotten
  /// A presenter that its animator forgot stays away.
  case presenterNotBroughtBack
  /// What asks for its properties to be updated is laid out, too.
  case propertiesAskForLayout
  /// A child hears that it has disappeared after it has left its parent.
  case childLeavesLate
  /// A screen without a parent hears nothing of appearing.
  case strangersHearNothing
  /// Animations of blocks lead to the value that was set in the block, whatever is set later.
  case blocksHoldTheirEnd
  /// Safe areas go by frames as if nothing were transformed.
  case safeAreaIgnoresTransforms
  /// A popover's screen ends where the arrow begins.
  case popoverWithoutArrowRoom
  /// A window puts its root's view into place at every layout.
  case windowRefitsItsRoot
  /// `transition(with:)` without a transition changes at once.
  case plainTransitionJumps
  /// A view that is brought to the front where it is asks for a layout.
  case frontAgainLaysOut
  /// A stack's top is what was pushed, whoever else is its child.
  case stackForgetsChildren
  /// What an animator vends is started beside it, without an interactor.
  case vendedAnimatorIsStarted

  /// The one that is planted.
  @MainActor package static var planted: PlantedFault?

  /// Whether this one is planted.
  @MainActor var isPlanted: Bool { Self.planted == self }
}
