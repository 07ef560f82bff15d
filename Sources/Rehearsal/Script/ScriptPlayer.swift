import UIKit

/// Why a script cannot be played on a stage.
public struct ScriptPlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step, from 1.
  public let step: Int
  public let message: String

  public var description: String { "step \(step): \(message)" }
}

extension Stage {
  /// Plays a script to its end; the clock moves as far as it needs.
  /// - Parameter act: Does what a line such as `present detail` says; false for what it does not
  ///   know. Runs inside `perform`.
  /// - Throws: `ScriptPlayError` for a place that there is not, a finger that is not down, a line
  ///   that nobody knows, or a screen that does not come to rest within a minute.
  public func play(
    _ script: RehearsalScript,
    act: @escaping @MainActor (_ verb: String, _ name: String) -> Bool = { _, _ in false }
  ) throws(ScriptPlayError) {
    var player = ScriptPlayer(stage: self, act: act)
    for (index, step) in script.steps.enumerated() {
      try player.perform(step, number: index + 1)
    }
    player.end()
  }
}

/// Has a stage do what a script says.
@MainActor
package struct ScriptPlayer {
  private let stage: Stage
  private let act: @MainActor (String, String) -> Bool
  private var fingers: [Int: Down] = [:]
  /// Where the script is; the stage's own clock stands at the last frame before.
  private var clock: Double
  /// Moves the stage's clock to an instant; a film looks on the way.
  private let move: @MainActor (Double) -> Void

  /// A finger that is down.
  private struct Down {
    var number: Int
    var location: CGPoint
    /// Where it moved last, a vector of length 1.
    var heading = CGVector(dx: 0, dy: 1)
  }

  package init(
    stage: Stage, act: @escaping @MainActor (String, String) -> Bool,
    moving move: (@MainActor (Double) -> Void)? = nil
  ) {
    self.stage = stage
    self.act = act
    self.move = move ?? { stage.advance(to: $0) }
    clock = stage.now
  }

  private static let rate = 120.0
  /// How long a finger keeps its speed before it leaves.
  private static let swing = 0.05
  private static let settlingLimit = 60.0

  package mutating func perform(_ step: RehearsalScript.Step, number: Int) throws(ScriptPlayError) {
    switch step {
    case .act(let verb, let name):
      guard stage.perform({ act(verb, name) }) else {
        throw ScriptPlayError(
          step: number, message: "nobody here knows '\(step)'")
      }
    case .settle: try settle(number)
    case .wait(let seconds), .hold(let seconds): advance(by: seconds)
    case .tap(let place): play(.tap(at: try point(place, number)))
    case .press(let place, let finger): press(try point(place, number), finger)
    case .move(let finger, let way, let seconds): try move(finger, way, seconds, number)
    case .pan(let start, let way, let seconds, let finger):
      press(try point(start, number), finger)
      try move(finger, way, seconds, number)
    case .fling(let start, let velocity):
      play(
        .press(at: try point(start, number)).fling(
          at: CGVector(dx: velocity.x, dy: velocity.y)))
    case .release(let speed, let finger): try release(speed, finger, number)
    case .cancel(let finger): try lift(.cancel, finger, number)
    case .pinch(let place, let start, let end, let seconds):
      play(.pinch(at: try point(place, number), from: start, to: end, over: seconds))
    case .rotate(let place, let degrees, let seconds):
      play(.rotate(at: try point(place, number), by: degrees, over: seconds))
    }
  }

  private mutating func advance(by seconds: Double) {
    clock += seconds
    move(max(clock, stage.now))
  }

  /// Delivers what was reported last, if the clock has not come to it.
  package mutating func end() { advance(by: 1 / stage.refreshRate) }

  private mutating func play(_ finger: Finger) { play(TouchScript(finger)) }

  private mutating func play(_ script: TouchScript) {
    stage.environment.touches.schedule(
      script.samples(from: clock, firstFinger: stage.nextFinger))
    stage.nextFinger += script.fingers.count
    advance(by: script.duration)
  }

  private mutating func settle(_ number: Int) throws(ScriptPlayError) {
    let limit = stage.now + Self.settlingLimit
    while !stage.isSettled, stage.now < limit { move(stage.now + 1 / stage.refreshRate) }
    clock = stage.now
    guard stage.isSettled else {
      throw ScriptPlayError(step: number, message: "the screen does not come to rest in a minute")
    }
  }

  private mutating func press(_ point: CGPoint, _ finger: Int) {
    let down = Down(number: stage.nextFinger, location: point)
    stage.nextFinger += 1
    fingers[finger] = down
    send(.press, down, at: clock)
    advance(by: 0)
  }

  private mutating func move(
    _ finger: Int, _ way: RehearsalScript.Way, _ seconds: Double, _ number: Int
  ) throws(ScriptPlayError) {
    guard let down = fingers[finger] else { throw missing(finger, number) }
    let end: CGPoint
    switch way {
    case .by(let offset):
      end = CGPoint(x: down.location.x + offset.x, y: down.location.y + offset.y)
    case .to(let place): end = try point(place, number)
    }
    glide(finger, to: end, over: seconds)
  }

  private mutating func glide(_ finger: Int, to end: CGPoint, over seconds: Double) {
    guard var down = fingers[finger] else { return }
    let (start, began) = (down.location, clock)
    let count = max(Int((seconds * Self.rate - 1e-6).rounded(.up)), 1)
    for n in 1...count {
      let share = n == count ? 1 : Double(n) / (Self.rate * seconds)
      down.location = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      send(.move, down, at: began + seconds * share)
    }
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    if length > 0 { down.heading = CGVector(dx: way.dx / length, dy: way.dy / length) }
    fingers[finger] = down
    advance(by: seconds)
  }

  private mutating func release(
    _ speed: Double?, _ finger: Int?, _ number: Int
  ) throws(ScriptPlayError) {
    for index in try chosen(finger, number) {
      guard let speed, let down = fingers[index] else { continue }
      guard speed > 0 else {
        advance(by: 2 * Self.swing)
        continue
      }
      let way = speed * Self.swing
      let end = CGPoint(
        x: down.location.x + down.heading.dx * way, y: down.location.y + down.heading.dy * way)
      glide(index, to: end, over: Self.swing)
    }
    try lift(.lift, finger, number)
  }

  private mutating func lift(
    _ action: TouchSample.Action, _ finger: Int?, _ number: Int
  ) throws(ScriptPlayError) {
    for index in try chosen(finger, number) {
      guard let down = fingers.removeValue(forKey: index) else { continue }
      send(action, down, at: clock)
    }
    advance(by: 0)
  }

  private func chosen(_ finger: Int?, _ number: Int) throws(ScriptPlayError) -> [Int] {
    guard let finger else {
      guard !fingers.isEmpty else { throw missing(1, number) }
      return fingers.keys.sorted()
    }
    guard fingers[finger] != nil else { throw missing(finger, number) }
    return [finger]
  }

  private func missing(_ finger: Int, _ number: Int) -> ScriptPlayError {
    ScriptPlayError(step: number, message: "finger \(finger) is not down · press it first")
  }

  private func send(_ action: TouchSample.Action, _ down: Down, at time: Double) {
    stage.environment.touches.schedule([
      TouchSample(time: time, finger: down.number, action: action, location: down.location)
    ])
  }

  private func point(
    _ place: RehearsalScript.Place, _ number: Int
  ) throws(ScriptPlayError) -> CGPoint {
    switch place {
    case .point(let point): return CGPoint(x: point.x, y: point.y)
    case .percent(let part):
      return stage.point(in: stage.window, at: CGPoint(x: part.x / 100, y: part.y / 100))
    case .view(let name, let part):
      guard let view = stage.window.firstView(identified: name) else {
        throw ScriptPlayError(
          step: number,
          message: "no view on the screen has the accessibilityIdentifier '\(name)'")
      }
      return stage.point(in: view, at: CGPoint(x: part.x / 100, y: part.y / 100))
    }
  }
}

extension UIView {
  /// The frontmost view with an accessibility identifier, this one included.
  fileprivate func firstView(identified name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    return subviews.reversed().lazy.compactMap { $0.firstView(identified: name) }.first
  }
}
