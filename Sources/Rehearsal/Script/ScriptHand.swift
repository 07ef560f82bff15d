import UIKit

/// The fingers of a script: what it calls them, and where they are.
@MainActor
struct ScriptHand {
  /// Where a finger goes.
  enum Goal {
    case point(CGPoint)
    case offset(CGVector)
  }

  /// A finger that is down.
  private struct Down {
    let number: Int
    var location: CGPoint
    /// Where it moved last, a vector of length 1.
    var heading = CGVector(dx: 0, dy: 1)
  }

  private let stage: Stage
  private var fingers: [Int: Down] = [:]
  private var pointer: CGPoint?

  init(stage: Stage) { self.stage = stage }

  /// Reports a second of what moves.
  private static let rate = 120.0
  /// How long a finger keeps its speed before it leaves; half of how long one at rest stays.
  private static let swing = 0.05

  /// Each of these sends its reports and returns the seconds that they take.
  mutating func press(_ point: CGPoint, _ finger: Int, at now: Double) -> Double {
    if let former = fingers[finger] { send(.lift, former, at: now) }
    let down = Down(number: stage.nextFinger, location: point)
    stage.nextFinger += 1
    fingers[finger] = down
    send(.press, down, at: now)
    return 0
  }

  func play(_ script: TouchScript, from now: Double) -> Double {
    stage.environment.touches.schedule(
      script.samples(from: now, firstFinger: stage.nextFinger))
    stage.nextFinger += script.fingers.count
    return script.duration
  }

  /// - Parameter finger: nil for all that are down, side by side.
  mutating func move(
    _ finger: Int?, _ goal: Goal, over seconds: Double, from now: Double
  ) throws(ScriptFault) -> Double {
    for index in try chosen(finger) { glide(index, goal, over: seconds, from: now) }
    return seconds
  }

  mutating func release(
    _ finger: Int?, at speed: Double?, from now: Double
  ) throws(ScriptFault) -> Double {
    let leaving = try chosen(finger)
    guard let speed else { return lift(.lift, leaving, at: now) }
    for index in leaving where speed > 0 {
      guard let heading = fingers[index]?.heading else { continue }
      let way = speed * Self.swing
      glide(
        index, .offset(CGVector(dx: heading.dx * way, dy: heading.dy * way)), over: Self.swing,
        from: now)
    }
    let span = speed > 0 ? Self.swing : 2 * Self.swing
    return span + lift(.lift, leaving, at: now + span)
  }

  mutating func cancel(_ finger: Int?, at now: Double) throws(ScriptFault) -> Double {
    lift(.cancel, try chosen(finger), at: now)
  }

  mutating func hover(at point: CGPoint, over seconds: Double, from now: Double) -> Double {
    let start = pointer ?? point
    let reports = Self.path(from: start, to: point, over: seconds).map { time, place in
      TouchSample(time: now + time, finger: 0, action: .hover, location: place)
    }
    stage.environment.touches.schedule(reports)
    pointer = point
    return seconds
  }

  mutating func unhover(at now: Double) {
    report(TouchSample(time: now, finger: 0, action: .unhover, location: pointer ?? .zero))
    pointer = nil
  }
}

extension ScriptHand {
  private mutating func glide(
    _ finger: Int, _ goal: Goal, over seconds: Double, from now: Double
  ) {
    guard var down = fingers[finger] else { return }
    let start = down.location
    let end =
      switch goal {
      case .point(let point): point
      case .offset(let way): CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      }
    let reports = Self.path(from: start, to: end, over: seconds).map { time, place in
      TouchSample(time: now + time, finger: down.number, action: .move, location: place)
    }
    stage.environment.touches.schedule(reports)
    down.location = end
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    if length > 0 { down.heading = CGVector(dx: way.dx / length, dy: way.dy / length) }
    fingers[finger] = down
  }

  /// At an even pace, at least one report, the last one at the end.
  private static func path(
    from start: CGPoint, to end: CGPoint, over seconds: Double
  ) -> [(time: Double, place: CGPoint)] {
    let count = max(Int((seconds * rate - 1e-6).rounded(.up)), 1)
    return (1...count).map { n in
      let share = n == count ? 1 : Double(n) / (rate * seconds)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      return (seconds * share, place)
    }
  }

  private mutating func lift(
    _ action: TouchSample.Action, _ leaving: [Int], at now: Double
  ) -> Double {
    for index in leaving {
      guard let down = fingers.removeValue(forKey: index) else { continue }
      send(action, down, at: now)
    }
    return 0
  }

  private func chosen(_ finger: Int?) throws(ScriptFault) -> [Int] {
    guard let finger else {
      guard !fingers.isEmpty else { throw Self.missing(1) }
      return fingers.keys.sorted()
    }
    guard fingers[finger] != nil else { throw Self.missing(finger) }
    return [finger]
  }

  private static func missing(_ finger: Int) -> ScriptFault {
    ScriptFault(message: "finger \(finger) is not down · press it first", word: "finger")
  }

  private func send(_ action: TouchSample.Action, _ down: Down, at time: Double) {
    report(
      TouchSample(time: time, finger: down.number, action: action, location: down.location))
  }

  private func report(_ sample: TouchSample) { stage.environment.touches.schedule([sample]) }
}
