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

  /// The one that is planted.
  @MainActor package static var planted: PlantedFault?

  /// Whether this one is planted.
  @MainActor var isPlanted: Bool { Self.planted == self }
}
