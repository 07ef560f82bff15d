import Rehearsal
import TransitionTesting
import UIKit

/// Somebody who touches what can be touched, begins gestures and drops them, turns the device, and
/// is impatient. What comes next follows from the seed and from what is on the stage.
@MainActor
struct User {
  private var seeds: Seeds
  /// Steps that were thought of together with one before.
  private var plan: [RehearsalScript.Step] = []
  private var latest: RehearsalScript.Step?

  init(_ seeds: Seeds) { self.seeds = seeds }

  private enum Deed { case touch, act, cut, lend, change, wait, settle, repeated }

  /// What is done next.
  mutating func next(on run: HuntRun) -> RehearsalScript.Step {
    if plan.isEmpty { plan = think(run) }
    let step = plan.removeFirst()
    latest = step
    return step
  }

  private mutating func think(_ run: HuntRun) -> [RehearsalScript.Step] {
    if run.isHidden { return [.change(.foreground)] }
    if run.fingers > 0 { return pickWithFingers(run) }
    if run.watch.driver != nil { return pickWithDriver() }
    let isMoving = !run.stage.isSettled || run.watch.isInFlight
    let acts = run.flow.actions.count
    let lends = run.flow.isInteractive == true && run.flow.swipe == nil
    let deed = seeds.pick(weighted: [
      (choice: Deed.touch, weight: isMoving ? 14 : 44), (.act, isMoving ? 16 : 18),
      (.cut, run.cuts.isEmpty ? 0 : 3), (.lend, lends && !isMoving ? 22 : 0), (.change, 12),
      (.wait, isMoving ? 12 : 2),
      (.settle, isMoving ? 46 : 0), (.repeated, 4),
    ])
    switch deed {
    case .touch: return touch(run)
    case .act: return [.act("act", Self.name(seeds.pick(acts)))]
    case .cut: return [.act("cut", Self.name(seeds.pick(run.cuts)))]
    case .lend: return [.act("lend", Self.name(seeds.pick(acts)))]
    case .change: return change()
    case .wait: return [.wait(seeds.pick([0.05, 0.1, 0.2, 0.3]))]
    case .settle: return [.settle]
    case .repeated:
      if let latest, case .tap = latest { return [latest] }
      return touch(run)
    }
  }

  private static func name(_ index: Int) -> String { index == 0 ? "first" : "second" }
}

// MARK: - What is around

extension User {
  private mutating func change() -> [RehearsalScript.Step] {
    switch seeds.pick(8) {
    case 0, 1: [.turn]
    case 2, 3: [.change(.background), .change(.foreground)]
    case 4: [.change(.look(isDark: !seeds.pickChance(30)))]
    case 5: [.change(.textSize(seeds.pick([.ax2, .ax2, .l, .xs])))]
    case 6: [.change(.motion(isReduced: !seeds.pickChance(30)))]
    default:
      seeds.pickChance(30)
        ? [.change(.memoryWarning)]
        : [.change(.size(seeds.pick([.init(320, 568), .init(500, 700), .init(375, 600)])))]
    }
  }
}

// MARK: - Fingers

extension User {
  /// One of the things that can be touched, in one of the ways.
  private mutating func touch(_ run: HuntRun) -> [RehearsalScript.Step] {
    let touchables = run.stage.touchables()
    guard !touchables.isEmpty, !seeds.pickChance(4) else {
      return [
        .tap(.percent(.init(Double(10 + 10 * seeds.pick(9)), Double(10 + 10 * seeds.pick(9)))))
      ]
    }
    let touchable = seeds.pick(touchables)
    guard let script = try? RehearsalScript(parsing: touchable.script) else { return [.wait(0.1)] }
    switch script.steps.first {
    case .tap(.point(let point)):
      let place = run.stage.name(at: CGPoint(x: point.x, y: point.y)).map {
        RehearsalScript.Place.view($0, .middle)
      }
      return [.tap(place ?? .point(point))] + script.steps.dropFirst()
    case .pan(let start, .by(let way), _, let finger):
      return drag(from: start, by: way, finger)
    default: return script.steps
    }
  }

  /// A drag that goes some of the way, and what becomes of it.
  private mutating func drag(
    from start: RehearsalScript.Place, by way: RehearsalScript.Offset, _ finger: Int
  ) -> [RehearsalScript.Step] {
    let part = seeds.pick([0.1, 0.25, 0.25, 0.5, 0.75, 1])
    let goal = RehearsalScript.Offset(round(way.x * part), round(way.y * part))
    let pan = RehearsalScript.Step.pan(
      from: start, .by(goal), over: seeds.pick([0.1, 0.2, 0.2, 0.4]), finger: finger)
    switch seeds.pick(10) {
    case 0...3: return [pan, .release(speed: seeds.pickChance(50) ? 0 : nil, finger: nil)]
    case 4: return [pan, .release(speed: 1200, finger: nil)]
    case 5: return [pan, .cancel(finger: nil)]
    case 6:
      return [pan, pickWayBack(goal), .release(speed: seeds.pickChance(50) ? 0 : nil, finger: nil)]
    default: return [pan]
    }
  }

  /// Back to where it came from, or beyond.
  private mutating func pickWayBack(_ way: RehearsalScript.Offset) -> RehearsalScript.Step {
    let part = seeds.pick([-0.8, -1.0, -1.3])
    return .move(
      finger: 1, .by(.init(round(way.x * part), round(way.y * part))),
      over: seeds.pick([0.1, 0.2]))
  }

  /// While fingers are down.
  private mutating func pickWithFingers(_ run: HuntRun) -> [RehearsalScript.Step] {
    switch seeds.pick(20) {
    case 0...7: return [.release(speed: seeds.pick([nil, nil, 0, 1200]), finger: nil)]
    case 8, 9: return [.cancel(finger: nil)]
    case 10...12:
      let (x, y) = (seeds.pick([-150.0, 0, 0, 150]), seeds.pick([-200.0, -100, 100, 200]))
      return [.move(finger: nil, .by(.init(x, y)), over: seeds.pick([0.1, 0.2]))]
    case 13: return [.hold(seeds.pick([0.3, 1]))]
    case 14, 15:
      guard run.fingers == 1 else { return [.release(speed: nil, finger: nil)] }
      let place = RehearsalScript.Place.percent(.init(60, 60))
      return [
        .press(place, finger: 2),
        .move(finger: nil, .by(.init(0, Double(seeds.pick([-60, 60])))), over: 0.2),
      ]
    case 16, 17: return change()
    case 18: return [.act("act", Self.name(seeds.pick(run.flow.actions.count)))]
    default: return [.wait(0.1)]
    }
  }

  /// While a transition hangs on a finger that was lent.
  private mutating func pickWithDriver() -> [RehearsalScript.Step] {
    switch seeds.pick(10) {
    case 0...3: [.act("update", seeds.pick(["10", "50", "90"])), .wait(0.1)]
    case 4...6: [.act("give-up", "")]
    case 7, 8: [.act("finish", "")]
    default: change()
    }
  }
}
