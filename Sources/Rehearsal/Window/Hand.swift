import UIKit

/// A mouse as fingers: the button presses one; a second one mirrors it about the middle of the
/// screen; the wheel moves one of its own, which leaves when the wheel has come to rest. With no
/// button down it is a pointer, where somebody looks out for one.
struct Hand {
  /// Fingers of the mouse, the first one and its mirror image.
  fileprivate(set) var numbers: [Int] = []
  fileprivate(set) var wheel: (number: Int, location: CGPoint, idleSince: Double)?
  /// Fingers of a touch screen, by the numbers that it has for them.
  var pointers: [Int: Int] = [:]
  /// When those came down, on the stage's clock.
  var pressed: [Int: Double] = [:]
  /// No finger ever has the number of another.
  private var next = 1_000_000

  mutating func take() -> Int {
    next += 1
    return next
  }

  /// The fingers of the mouse are gone.
  mutating func forget() {
    numbers = []
    wheel = nil
  }

  /// Of the touch screen's fingers only these are still down.
  /// - Parameter now: What came later has not come yet.
  mutating func keep(_ fingers: [Int], at now: Double) {
    pointers = pointers.filter { fingers.contains($0.value) }
    pressed = pressed.filter { $0.value <= now }
  }
}

extension LiveSession {
  /// The first mouse button goes down.
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - mirrored: Whether a second finger comes down, opposite.
  package func press(at point: CGPoint, mirrored: Bool = false) {
    lift(at: point)
    endWheel()
    hand.numbers = (mirrored ? [0, 1] : [0]).map { _ in hand.take() }
    touch(.press, at: point)
  }

  /// The mouse moves.
  package func move(to point: CGPoint) {
    if hand.numbers.isEmpty, hand.wheel == nil { hover(at: point) } else { touch(.move, at: point) }
  }

  func hover(at point: CGPoint) {
    guard stage.window.hearsPointer else { return }
    add(.touch(finger: 0, .hover, point.toThousandths))
  }

  package func lift(at point: CGPoint) {
    touch(.lift, at: point)
    hand.numbers = []
  }

  /// The wheel turns, over a point of the screen.
  /// - Parameter way: Notches, to the right and away from the person; one is 40 points of a finger.
  package func turnWheel(by way: CGVector, at point: CGPoint) {
    guard hand.numbers.isEmpty else { return }
    var wheel = hand.wheel ?? (hand.take(), point.toThousandths, clock)
    if hand.wheel == nil { add(.touch(finger: wheel.number, .press, point)) }
    wheel.location.x += 40 * way.dx
    wheel.location.y += 40 * way.dy
    wheel.idleSince = clock
    hand.wheel = wheel
    add(.touch(finger: wheel.number, .move, wheel.location))
  }

  /// Lifts the wheel's finger once the wheel has rested for a tenth of a second.
  func restWheel() {
    guard let wheel = hand.wheel, clock - wheel.idleSince > 0.1 else { return }
    endWheel()
  }

  private func endWheel() {
    guard let wheel = hand.wheel else { return }
    add(.touch(finger: wheel.number, .lift, wheel.location))
    hand.wheel = nil
  }

  private func touch(_ action: TouchSample.Action, at point: CGPoint) {
    let bounds = stage.environment.screen.bounds
    let opposite = CGPoint(x: bounds.width - point.x, y: bounds.height - point.y)
    let inputs = zip(hand.numbers, [point, opposite]).map { finger, place in
      InputLog.Input.touch(finger: finger, action, place.toThousandths)
    }
    if !inputs.isEmpty { add(inputs) }
  }
}

extension CGPoint {
  /// As exactly as a script says it.
  var toThousandths: CGPoint {
    CGPoint(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
  }
}

extension UIView {
  /// Whether a recogniser in here looks out for a pointer.
  var hearsPointer: Bool {
    gestureRecognizers?.contains { $0 is UIHoverGestureRecognizer } ?? false
      || subviews.contains(where: \.hearsPointer)
  }
}
