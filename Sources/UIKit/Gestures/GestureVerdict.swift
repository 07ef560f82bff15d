import Choreography
import QuartzCore

/// Whether a recogniser that wishes to leave `possible` may (facts 6.2).
enum GestureVerdict {
  case allow, refuse, wait

  /// - Parameter active: Every recogniser in the middle of an attempt.
  @MainActor
  static func on(
    _ recognizer: UIGestureRecognizer, among active: [UIGestureRecognizer]
  ) -> GestureVerdict {
    let others = active.filter { $0 !== recognizer }
    let awaited = others.filter { askToWait(recognizer, for: $0) }
    if awaited.contains(where: \.tracking.machine.hasRecognized) { return .refuse }
    if awaited.contains(where: { $0.tracking.machine.state == .possible }) { return .wait }
    let winners = others.filter { $0.tracking.machine.hasRecognized && shareTouch($0, recognizer) }
    if winners.contains(where: { askToPrevent($0, recognizer) }) { return .refuse }
    return askToBegin(recognizer) ? .allow : .refuse
  }

  /// Whether the success of one ends the attempt of another on the same touches (F6.2.2).
  @MainActor
  static func loses(_ loser: UIGestureRecognizer, to winner: UIGestureRecognizer) -> Bool {
    loser !== winner && !loser.tracking.machine.isOver && shareTouch(loser, winner)
      && askToPrevent(winner, loser)
  }

  @MainActor
  private static func askToPrevent(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.canPrevent(b) && b.canBePrevented(by: a) && !askToRecognize(a, b)
  }

  /// True from either delegate is enough (F6.2.2).
  @MainActor
  private static func askToRecognize(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }

  @MainActor
  private static func shareTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.tracking.attempt.contains { touch in b.tracking.attempt.contains { $0 === touch } }
  }

  /// Whether one must wait for another's failure: asked once per attempt (F6.2.3).
  @MainActor
  private static func askToWait(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    if a.tracking.required.contains(where: { $0.recognizer === b }) { return true }
    if let answer = a.tracking.answers[ObjectIdentifier(b)] { return answer }
    let answer =
      a.shouldRequireFailure(of: b) || b.shouldBeRequiredToFail(by: a)
      || a.delegate?.gestureRecognizer(a, shouldRequireFailureOf: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldBeRequiredToFailBy: a) ?? false
    a.tracking.answers[ObjectIdentifier(b)] = answer
    return answer
  }

  /// Asks every view from the one under the finger to the recogniser's own, and the delegate
  /// (F6.2.1; that the views in between are asked is an inference).
  @MainActor
  private static func askToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var view = recognizer.tracking.attempt.first?.view ?? recognizer.tracking.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(recognizer) { return false }
      view = current === recognizer.tracking.view ? nil : current.hierarchy.superview
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
}
