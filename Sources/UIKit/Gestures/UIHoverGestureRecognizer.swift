import Choreography
import QuartzCore

/// A pointer over a view, or over what is inside it: begins when it comes, changes as it moves, ends
/// when it leaves. A finger, or a pressed button, is none.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var followsTouches: Bool { false }

  /// How far a pencil is from the screen, 0...1; a pointer has no distance.
  open var zOffset: CGFloat { 0 }
  /// Radians; a pointer stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

/// A pointer that nobody presses: tells the hover recognisers of the views under it.
@MainActor
final class HoverDelivery {
  /// Recognisers of the views under the pointer, also those that were not allowed to begin.
  private var inside: [UIHoverGestureRecognizer] = []

  /// - Parameters:
  ///   - point: In the window's coordinates; nil when there is no pointer any more.
  ///   - view: What is under it.
  func move(to point: CGPoint?, over view: UIView?, _ arbiter: GestureArbiter) {
    let reached = point == nil ? [] : Self.recognizers(over: view)
    arbiter.inPass {
      for recognizer in inside where !reached.contains(where: { $0 === recognizer }) {
        leave(recognizer)
      }
      for recognizer in reached { follow(point ?? .zero, recognizer, arbiter) }
    }
    inside = reached
  }

  private func follow(
    _ point: CGPoint, _ recognizer: UIHoverGestureRecognizer, _ arbiter: GestureArbiter
  ) {
    recognizer.tracking.lastLocation = point
    if !inside.contains(where: { $0 === recognizer }) {
      arbiter.include(recognizer)
      recognizer.state = .began
    } else if recognizer.tracking.machine.hasRecognized {
      recognizer.state = .changed
    }
  }

  private func leave(_ recognizer: UIHoverGestureRecognizer) {
    if recognizer.tracking.machine.hasRecognized { recognizer.state = .ended }
  }

  private static func recognizers(over view: UIView?) -> [UIHoverGestureRecognizer] {
    guard let view else { return [] }
    return sequence(first: view, next: \.superview).flatMap { view in
      view.interaction.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
        .filter(\.isEnabled)
    }
  }
}
