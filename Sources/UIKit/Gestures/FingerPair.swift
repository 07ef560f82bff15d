import Elementary
import QuartzCore

/// Two fingers: how far apart they are and how they lie.
struct FingerPair: Hashable, Sendable {
  /// Points.
  let distance: CGFloat
  /// Radians, clockwise from rightwards as the screen shows it; −π…π.
  let angle: CGFloat

  /// From the first finger to the second.
  init(_ first: CGPoint, _ second: CGPoint) {
    let way = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    distance = way.length
    angle = CGFloat(Elementary.atan2(Double(way.dy), Double(way.dx)))
  }

  /// How far the pair has turned since it lay otherwise, the short way round.
  func turn(since other: FingerPair) -> CGFloat {
    let turn = angle - other.angle
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}

extension UIGestureRecognizer {
  /// The first two fingers that are down, in the window's coordinates; nil with fewer.
  var fingerPair: FingerPair? {
    let fingers = tracking.touches.filter { !$0.isOver }
    guard fingers.count >= 2 else { return nil }
    return FingerPair(fingers[0].path.current, fingers[1].path.current)
  }
}

/// A value, and how fast it changed from one event to the next.
struct RateMeter: Hashable, Sendable {
  private var lastValue: CGFloat = 0
  private var lastTime: Double?
  /// Change a second.
  private(set) var rate: CGFloat = 0

  mutating func note(_ value: CGFloat, at time: Double) {
    if let lastTime, time > lastTime { rate = (value - lastValue) / (time - lastTime) }
    lastValue = value
    lastTime = time
  }

  /// The value was set by someone else: the rate stays.
  mutating func restart(at value: CGFloat) { lastValue = value }
}
