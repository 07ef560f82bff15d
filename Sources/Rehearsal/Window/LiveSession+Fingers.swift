import UIKit

/// What one finger of a touch screen does, or a pointer that has no finger down.
package struct PointerEvent: Hashable, Sendable {
  /// As the touch screen numbers it.
  package var pointer: Int
  package var action: TouchSample.Action
  /// In points of the screen; beyond its edges where a drag goes there.
  package var place: CGPoint

  package init(_ pointer: Int, _ action: TouchSample.Action, _ place: CGPoint) {
    (self.pointer, self.action, self.place) = (pointer, action, place)
  }
}

extension LiveSession {
  /// Fingers of a touch screen, as many as there are: what happens at once comes at once.
  /// A finger that comes down where one was left in a past that was taken back goes on with that.
  package func touch(_ events: [PointerEvent]) {
    var (inputs, leaving): ([InputLog.Input], [Int]) = ([], [])
    for event in events {
      switch event.action {
      case .hover, .unhover:
        if event.action == .unhover || stage.window.hearsPointer {
          inputs.append(.touch(finger: 0, event.action, event.place.toThousandths))
        }
      case .press: inputs += press(event)
      case .move:
        guard let finger = hand.pointers[event.pointer] else { continue }
        inputs.append(.touch(finger: finger, .move, event.place.toThousandths))
      case .lift, .cancel:
        guard let finger = hand.pointers[event.pointer] else { continue }
        inputs.append(.touch(finger: finger, event.action, event.place.toThousandths))
        leaving.append(event.pointer)
      }
    }
    guard !inputs.isEmpty else { return }
    add(inputs)
    for pointer in leaving { hand.pointers[pointer] = nil }
  }

  /// Takes every finger of these numbers away, as the system does: who moved them has gone.
  package func cancel(_ pointers: [Int]) {
    let places = Dictionary(log.fingersDown.map { ($0.finger, $0.place) }) { $1 }
    touch(
      pointers.compactMap { pointer in
        hand.pointers[pointer].flatMap { places[$0] }.map { PointerEvent(pointer, .cancel, $0) }
      })
  }

  private func press(_ event: PointerEvent) -> [InputLog.Input] {
    let place = event.place.toThousandths
    if let former = hand.pointers[event.pointer] {
      return [.touch(finger: former, .move, place)]
    }
    let taken = Set(hand.pointers.values)
    let near = log.fingersDown.first { finger, point in
      log.hasFuture && !taken.contains(finger)
        && abs(point.x - place.x) < Self.reach && abs(point.y - place.y) < Self.reach
    }
    if let near {
      hand.pointers[event.pointer] = near.finger
      return [.touch(finger: near.finger, .move, place)]
    }
    let finger = hand.take()
    hand.pointers[event.pointer] = finger
    return [.touch(finger: finger, .press, place)]
  }

  /// Points from a finger that was left, within which another goes on with it.
  private static let reach = 40.0
}
