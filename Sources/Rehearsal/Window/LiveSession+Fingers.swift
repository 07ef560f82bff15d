import UIKit

/// What one finger of a touch screen does, or a pointer that has no finger down.
package struct PointerEvent: Hashable, Sendable {
  /// As the touch screen numbers it.
  package var pointer: Int
  package var action: TouchSample.Action
  /// In points of the screen; beyond its edges where a drag goes there.
  package var place: CGPoint
  /// Seconds after the first of those that are told together, on the touch screen's own clock.
  package var delay: Double

  package init(
    _ pointer: Int, _ action: TouchSample.Action, _ place: CGPoint, after delay: Double = 0
  ) {
    (self.pointer, self.action, self.place) = (pointer, action, place)
    self.delay = delay
  }
}

extension LiveSession {
  /// Fingers of a touch screen, as many as there are: what happens at once comes at once, and what
  /// was told late keeps its distances, within a few frames. A finger that comes down where one was
  /// left in a past that was taken back goes on with that.
  package func touch(_ events: [PointerEvent]) {
    var together: [InputLog.Input] = []
    var instant = 0.0
    for event in events {
      guard let input = input(of: event) else { continue }
      let time = time(of: input, after: event.delay)
      if time > instant, !together.isEmpty {
        add(together, after: instant)
        together = []
      }
      instant = time
      together.append(input)
    }
    if !together.isEmpty { add(together, after: instant) }
    for event in events where event.action == .lift || event.action == .cancel {
      hand.pointers[event.pointer] = nil
    }
  }

  private func input(of event: PointerEvent) -> InputLog.Input? {
    let place = event.place.toThousandths
    switch event.action {
    case .hover: return stage.window.hearsPointer ? .touch(finger: 0, .hover, place) : nil
    case .unhover: return .touch(finger: 0, .unhover, place)
    case .press: return press(event)
    case .move, .lift, .cancel:
      return hand.pointers[event.pointer].map { .touch(finger: $0, event.action, place) }
    }
  }

  /// Seconds from the present instant at which something happens. What a finger does after it has
  /// come down comes a frame later at the earliest: nobody is faster, and a motion without a
  /// duration has no speed.
  private func time(of input: InputLog.Input, after delay: Double) -> Double {
    guard case .touch(let finger, let action, _) = input, finger != 0 else { return 0 }
    let wait = min(max(delay, 0), Self.latest) * pace
    if action == .press { hand.pressed[finger] = clock + wait }
    let earliest = (hand.pressed[finger] ?? -1) + 1 / stage.refreshRate - clock
    return action == .press ? wait : max(wait, earliest)
  }

  /// Seconds by which what was told late may come later still.
  private static let latest = 0.05

  /// Takes every finger of these numbers away, as the system does: who moved them has gone.
  package func cancel(_ pointers: [Int]) {
    let places = Dictionary(log.fingersDown.map { ($0.finger, $0.place) }) { $1 }
    touch(
      pointers.compactMap { pointer in
        hand.pointers[pointer].flatMap { places[$0] }.map { PointerEvent(pointer, .cancel, $0) }
      })
  }

  private func press(_ event: PointerEvent) -> InputLog.Input {
    let place = event.place.toThousandths
    if let former = hand.pointers[event.pointer] {
      return .touch(finger: former, .move, place)
    }
    let taken = Set(hand.pointers.values)
    let near = log.fingersDown.first { finger, point in
      log.hasFuture && !taken.contains(finger)
        && abs(point.x - place.x) < Self.reach && abs(point.y - place.y) < Self.reach
    }
    if let near {
      hand.pointers[event.pointer] = near.finger
      return .touch(finger: near.finger, .move, place)
    }
    let finger = hand.take()
    hand.pointers[event.pointer] = finger
    return .touch(finger: finger, .press, place)
  }

  /// Points from a finger that was left, within which another goes on with it.
  private static let reach = 40.0
}
