import Foundation
import Rehearsal
import TransitionTesting
import UIKit

/// A finger that the screens of some files hear: found by trying, and tried in every outcome.
struct FoundSwipe: Codable {
  let isBack: Bool
  /// Where it comes down, in fractions of the screen, and how far it goes.
  let x, y, dx, dy: Double

  /// The pan that takes back what was started; else the pan that starts it.
  init?(_ start: ExplorationPlan.Try, in plan: ExplorationPlan) {
    if let back = plan.panBack(from: start.path) {
      self.init(back, isBack: true)
    } else if let last = start.path.steps.last, start.path.steps.count == 1 {
      self.init(last, isBack: false)
    } else {
      return nil
    }
  }

  private init?(_ step: Touchable, isBack: Bool) {
    guard step.kind == .gesture, let script = try? RehearsalScript(parsing: step.script),
      case .pan(.point(let place), .by(let way), _, _)? = script.steps.first
    else { return nil }
    let size = Device.iPhone16.size
    self.isBack = isBack
    (x, y) = (place.x / size.width, place.y / size.height)
    (dx, dy) = (way.x / size.width, way.y / size.height)
  }

  /// For the check.
  var swipe: ScreenFlow.Swipe {
    ScreenFlow.Swipe(
      driving: isBack ? .back : .forward, from: CGPoint(x: x, y: y),
      across: CGVector(dx: dx, dy: dy))
  }
}
