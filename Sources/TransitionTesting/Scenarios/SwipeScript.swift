import Rehearsal
import UIKit

/// What the flow's own finger does in a scenario.
enum SwipeScript {
  static func script(
    _ outcome: Scenario.Outcome, from start: CGPoint, by way: CGVector
  ) -> TouchScript {
    let finger = Finger.press(at: start)
    let whole = CGVector(dx: way.dx, dy: way.dy)
    switch outcome {
    case .swipeBack:
      return TouchScript(
        finger.drag(by: part(whole, 0.35), over: 0.3).hold(0.1).drag(
          by: part(whole, -0.2), over: 0.2
        )
        .hold(0.1).release())
    case .swipeFling:
      return TouchScript(finger.drag(by: part(whole, 0.5), over: 0.12).release())
    case .swipeScrolled:
      return TouchScript(
        finger.drag(by: part(whole, 120 / max(length(whole), 1)), over: 0.3).hold(0.1).release())
    case .swipeTaken:
      return TouchScript(finger.drag(by: part(whole, takenAt), over: 0.3).hold(0.1).cancel())
    case .swipeEarly:
      return TouchScript(finger.drag(by: part(whole, 0.1), over: 0.004).release())
    default:
      return TouchScript(finger.drag(by: part(whole, 0.9), over: 0.3).hold(0.1).release())
    }
  }

  /// How much of its way a finger goes that is taken away.
  static let takenAt = 0.35

  /// When the finger stands still, seconds since it came down; what follows it by a few frames
  /// stands still by then too.
  static func rests(_ outcome: Scenario.Outcome) -> [Range<Double>] {
    switch outcome {
    case .swipe, .swipeTaken, .swipeScrolled: [0.35..<0.4]
    case .swipeBack: [0.35..<0.4, 0.65..<0.7]
    default: []
    }
  }

  private static func length(_ way: CGVector) -> Double {
    (way.dx * way.dx + way.dy * way.dy).squareRoot()
  }

  private static func part(_ way: CGVector, _ share: Double) -> CGVector {
    CGVector(dx: way.dx * share, dy: way.dy * share)
  }
}
