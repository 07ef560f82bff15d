import Rehearsal
import TestSupport
import UIKit

/// Fingers that follow from a seed: what people do to a screen, at any place and in any order.
struct RandomTouches {
  private var dice: Seeded
  private let size: CGSize

  init(seed: UInt64, within size: CGSize) {
    dice = Seeded(seed: seed)
    self.size = size
  }

  /// A number below a bound.
  mutating func number(below bound: Int) -> Int { Int(dice.next() % UInt64(bound)) }

  mutating func seconds(upTo most: Double) -> Double { dice.number(in: 0...most) }

  /// One to three things that fingers do together.
  mutating func script() -> TouchScript {
    if number(below: 8) == 0 { return pair() }
    let count = [1, 1, 1, 2, 2, 3][number(below: 6)]
    var fingers: [Finger] = []
    for _ in 0..<count { fingers.append(finger()) }
    return TouchScript(fingers, samplesPerSecond: [30, 60, 120][number(below: 3)])
  }

  private mutating func pair() -> TouchScript {
    let (place, time) = (point(), seconds(upTo: 0.4))
    return number(below: 2) == 0
      ? .pinch(at: place, from: dice.number(in: 0...300), to: dice.number(in: 0...300), over: time)
      : .rotate(at: place, by: dice.number(in: -180...180), over: time)
  }

  private mutating func finger() -> Finger {
    let delay = number(below: 2) == 0 ? 0 : seconds(upTo: 0.3)
    switch number(below: 8) {
    case 0: return .tap(at: point(), for: seconds(upTo: 0.2), after: delay)
    case 1:
      let place = point()
      return .tap(at: place, for: 0.05, after: delay).then(.tap(at: place, after: 0.1))
    case 2: return fling(after: delay)
    case 3: return edge(after: delay)
    // Down and up within one frame.
    case 4: return end(.press(at: point(), after: delay).drag(to: point(), over: 0))
    default: return wander(after: delay)
    }
  }

  private mutating func wander(after delay: Double) -> Finger {
    var finger = Finger.press(at: point(), after: delay)
    for _ in 0..<number(below: 4) {
      finger =
        number(below: 3) == 0
        ? finger.hold(seconds(upTo: 0.6)) : finger.drag(to: point(), over: seconds(upTo: 0.4))
    }
    return end(finger)
  }

  private mutating func fling(after delay: Double) -> Finger {
    let way = CGVector(dx: dice.number(in: -3000...3000), dy: dice.number(in: -3000...3000))
    return .press(at: point(), after: delay).fling(at: way, for: seconds(upTo: 0.15))
  }

  /// In from an edge, mostly straight.
  private mutating func edge(after delay: Double) -> Finger {
    let along = dice.number(in: 0.1...0.9)
    let way = dice.number(in: -40...400)
    let (start, end) =
      switch number(below: 3) {
      case 0: (CGPoint(x: 2, y: size.height * along), CGPoint(x: way, y: size.height * along))
      case 1:
        (
          CGPoint(x: size.width - 2, y: size.height * along),
          CGPoint(x: size.width - way, y: size.height * along)
        )
      default:
        (CGPoint(x: size.width * along, y: 60), CGPoint(x: size.width * along, y: 60 + 1.6 * way))
      }
    return self.end(.drag(from: start, to: end, over: seconds(upTo: 0.5), after: delay))
  }

  /// Most fingers lift; some rest before, some are taken away.
  private mutating func end(_ finger: Finger) -> Finger {
    switch number(below: 8) {
    case 0: finger.cancel()
    case 1: finger.hold(0.15).release()
    default: finger.release()
    }
  }

  /// Anywhere, and sometimes beside the screen.
  private mutating func point() -> CGPoint {
    CGPoint(
      x: dice.number(in: -0.03...1.03) * size.width, y: dice.number(in: -0.03...1.03) * size.height)
  }
}
