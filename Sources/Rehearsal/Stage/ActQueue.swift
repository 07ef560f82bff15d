/// Pieces of app code that wait for their turn on a stage.
@MainActor
struct ActQueue {
  private var acts: ArraySlice<@MainActor () -> Void>
  private let pause: Double
  /// Since when nothing has moved, seconds on the stage's clock.
  private var restingSince: Double?

  init(acts: ArraySlice<@MainActor () -> Void> = [], pause: Double = 0) {
    self.acts = acts
    self.pause = pause
  }

  var isOver: Bool { acts.isEmpty }

  /// The act that begins at this frame, if one does.
  mutating func next(at now: Double, isIdle: Bool) -> (@MainActor () -> Void)? {
    guard isIdle, !acts.isEmpty else {
      restingSince = nil
      return nil
    }
    let start = restingSince ?? now
    restingSince = start
    // Frames are worked out by division: an instant may be a hair early.
    guard now - start >= pause - 1e-9 else { return nil }
    restingSince = nil
    return acts.removeFirst()
  }
}
