import UIKit

extension Stage {
  /// Plays a script to its end; the clock moves as far as it needs.
  /// - Parameters:
  ///   - acts: What `act` knows, for the message when it does not know something.
  ///   - act: Does what a line such as `present detail` says; false for what it does not know. Runs
  ///     inside `perform`.
  /// - Throws: `ScriptPlayError` for a place that there is not, a finger that is not down, a line
  ///   that nobody knows, or a screen that does not come to rest within a minute.
  public func play(
    _ script: RehearsalScript, acts: [String] = [],
    act: @escaping @MainActor (_ verb: String, _ name: String) -> Bool = { _, _ in false }
  ) throws(ScriptPlayError) {
    var player = ScriptPlayer(stage: self, acts: acts, act: act)
    try player.perform(script)
  }
}

/// Has a stage do what a script says.
@MainActor
package struct ScriptPlayer {
  let stage: Stage
  private let acts: [String]
  private let act: @MainActor (String, String) -> Bool
  private var hand: ScriptHand
  /// Where the script is; the stage's own clock stands at the last frame before.
  private var clock: Double
  /// Moves the stage's clock to an instant; a film looks on the way.
  private let move: @MainActor (Double) -> Void
  /// The instant at which it has to be over.
  private let end: Double
  /// Seconds after which a screen that does not come to rest is given up.
  package var settlingLimit = 60.0
  /// Says before that whether a screen is given up.
  package var givesUp: @MainActor () -> Bool = { false }
  /// Told of what happens around the application, just before it does.
  package var willChange: @MainActor (RehearsalScript.Step) -> Void = { _ in }

  /// - Parameter longest: Seconds that the script may take.
  package init(
    stage: Stage, acts: [String] = [], longest: Double = .infinity,
    act: @escaping @MainActor (String, String) -> Bool,
    moving move: (@MainActor (Double) -> Void)? = nil
  ) {
    self.stage = stage
    self.acts = acts
    self.act = act
    self.move = move ?? { stage.advance(to: $0) }
    hand = ScriptHand(stage: stage)
    clock = stage.now
    end = stage.now + longest
  }

  /// Seconds that one line may take, where nobody films.
  private static let longestStep = 3600.0
  /// Instants closer than this are one.
  private static let hair = 1e-6

  /// Plays a script from its first line to its last.
  package mutating func perform(_ script: RehearsalScript) throws(ScriptPlayError) {
    for (index, step) in script.steps.enumerated() {
      do throws(ScriptFault) {
        try perform(step)
      } catch {
        throw error.placed(at: index, of: script)
      }
    }
    finish()
  }

  /// Plays one line more.
  /// - Parameter index: Its place in the script, from 0, for the error.
  package mutating func perform(
    _ step: RehearsalScript.Step, at index: Int
  ) throws(ScriptPlayError) {
    do throws(ScriptFault) {
      try perform(step)
    } catch {
      throw error.placed(at: index, of: RehearsalScript())
    }
  }

  /// Has what was reported last delivered.
  package mutating func finish() {
    advance(by: 1 / stage.refreshRate)
    arrive()
  }

  private mutating func perform(_ step: RehearsalScript.Step) throws(ScriptFault) {
    try requireTime(for: step.span)
    switch step {
    case .act(let verb, let name):
      arrive()
      guard stage.perform({ act(verb, name) }) else {
        throw ScriptFault(message: "nobody here knows '\(step)' · \(known)", word: verb)
      }
    case .settle: try settle()
    case .wait(let seconds), .hold(let seconds): try pass(seconds)
    case .turn:
      arriveAtFrame()
      willChange(step)
      stage.rotate()
    case .change(let condition):
      arriveAtFrame()
      willChange(step)
      stage.change(condition)
    case .hover(let place, let seconds):
      try pass(hand.hover(at: try point(place), over: seconds, from: clock))
    case .unhover: hand.unhover(at: clock)
    case .scroll(let place): try scroll(to: place)
    case .type(let text): try type(text)
    case .key(let key): try press(key.rawValue)
    default: try pass(try moveFingers(step))
    }
  }

  /// What a line can begin with.
  private var known: String {
    let commands = "commands are \(ScriptParser.verbs.joined(separator: ", "))"
    return acts.isEmpty ? commands : "acts are \(acts.joined(separator: ", ")); \(commands)"
  }

  /// - Returns: Seconds that it takes.
  private mutating func moveFingers(_ step: RehearsalScript.Step) throws(ScriptFault) -> Double {
    switch step {
    case .press(let place, let finger):
      return hand.press(try point(place), finger, at: clock)
    case .move(let finger, let way, let seconds):
      return try hand.move(finger, try offset(of: way), over: seconds, from: clock)
    case .pan(let start, let way, let seconds, let finger):
      let offset = try offset(of: way)
      _ = hand.press(try point(start), finger, at: clock)
      return try hand.move(finger, offset, over: seconds, from: clock)
    case .release(let speed, let finger): return try hand.release(finger, at: speed, from: clock)
    case .cancel(let finger): return try hand.cancel(finger, at: clock)
    default: return hand.play(try script(of: step), from: clock)
    }
  }

  /// What needs no finger that stays down.
  private func script(of step: RehearsalScript.Step) throws(ScriptFault) -> TouchScript {
    switch step {
    case .tap(let place): TouchScript(.tap(at: try point(place)))
    case .fling(let start, let velocity):
      TouchScript(.press(at: try point(start)).fling(at: vector(velocity)))
    case .pinch(let place, let start, let end, let seconds):
      .pinch(at: try point(place), from: start, to: end, over: seconds)
    case .rotate(let place, let degrees, let seconds):
      .rotate(at: try point(place), by: degrees, over: seconds)
    default: TouchScript([])
    }
  }

  /// A finger drags what scrolls, as often as it takes, until the middle of a view shows.
  private mutating func scroll(to place: RehearsalScript.Place) throws(ScriptFault) {
    guard case .view(let name, _) = place else { return }
    for _ in 0..<Self.mostDrags {
      arrive()
      guard let view = stage.window.view(named: name) else { throw missing(name) }
      guard let drag = stage.environment.perform({ ReachingDrag(to: view, in: stage.window) })
      else {
        return
      }
      _ = hand.press(drag.start, 1, at: clock)
      try pass(try hand.move(1, .offset(drag.way), over: 0.4, from: clock))
      try pass(try hand.release(1, at: 0, from: clock))
      try settle()
    }
    throw ScriptFault(message: "'\(name)' does not come into sight", word: name)
  }

  /// A list of some thousand points.
  private static let mostDrags = 40

  private mutating func type(_ text: String) throws(ScriptFault) {
    for (index, character) in text.enumerated() {
      if index > 0 { try pass(RehearsalScript.Step.secondsPerKey) }
      try press(String(character))
    }
  }

  private mutating func press(_ key: String) throws(ScriptFault) {
    arrive()
    guard stage.isTyping else {
      throw ScriptFault(
        message: "no text has the keyboard · tap a field first, and let it 'settle'",
        word: key)
    }
    stage.perform { stage.press(key) }
  }

  private mutating func pass(_ seconds: Double) throws(ScriptFault) {
    try requireTime(for: seconds)
    advance(by: seconds)
  }

  /// Whether there is time for what is to come, before it is worked out: a finger reports every 1/120
  /// of a second.
  private func requireTime(for seconds: Double) throws(ScriptFault) {
    guard clock + seconds <= end else {
      throw ScriptFault(
        message:
          "a film lasts ten minutes at the most, and has 12,000 frames at the most, and this "
          + "takes longer · fewer frames a second make room")
    }
    guard seconds <= Self.longestStep else {
      throw ScriptFault(message: "one line lasts an hour at the most, and this takes longer")
    }
  }

  /// Lets time pass. The frame at the end is still to come: other fingers may report at the same
  /// instant, and they go together.
  private mutating func advance(by seconds: Double) {
    clock += seconds
    move(max(clock - Self.hair, stage.now))
  }

  /// Everything up to now has happened.
  private func arrive() { move(max(clock, stage.now)) }

  /// Everything up to now has happened, and what fingers did has been heard of: that comes with a frame, and the
  /// next one may be a little later.
  private mutating func arriveAtFrame() {
    arrive()
    guard stage.environment.touches.isDue(by: clock) else { return }
    let (rate, now) = (stage.refreshRate, max(clock, stage.now))
    move(max((now * rate - 1e-6).rounded(.up), (stage.now * rate).rounded() + 1) / rate)
    clock = max(clock, stage.now)
  }

  private mutating func settle() throws(ScriptFault) {
    arrive()
    let limit = stage.now + settlingLimit
    while !stage.isSettled, stage.now < limit, !givesUp() {
      move(stage.now + 1 / stage.refreshRate)
    }
    clock = stage.now
    guard stage.isSettled else {
      throw ScriptFault(
        message: "the screen does not come to rest in \(settlingLimit == 60 ? "a minute" : "time")")
    }
  }
}

// MARK: - Places

extension ScriptPlayer {
  private func offset(of way: RehearsalScript.Way) throws(ScriptFault) -> ScriptHand.Goal {
    switch way {
    case .by(let offset): .offset(vector(offset))
    case .to(let place): .point(try point(place))
    }
  }

  private func vector(_ offset: RehearsalScript.Offset) -> CGVector {
    stage.environment.perform { offset.way(in: stage.window) }
  }

  private func point(_ place: RehearsalScript.Place) throws(ScriptFault) -> CGPoint {
    let window: UIView = stage.window
    switch place {
    case .point(let point):
      return stage.environment.perform { point.place(in: window, width: window.bounds.width) }
    case .percent(let part):
      return stage.environment.perform { stage.point(in: window, at: part.part(of: window)) }
    case .view(let name, let part):
      arrive()
      guard let view = stage.window.view(named: name) else { throw missing(name) }
      return stage.environment.perform { stage.point(in: view, at: part.part(of: view)) }
    }
  }

  private func missing(_ name: String) -> ScriptFault {
    var known: [String] = []
    for name in stage.window.names where !known.contains(name) { known.append(name) }
    let others = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return ScriptFault(
      message: "no view on the screen is called '\(name)'"
        + (known.isEmpty ? "" : " · there are \(others)\(known.count > 12 ? " …" : "")"),
      word: name)
  }
}

@MainActor
extension RehearsalScript.Offset {
  /// As a place in a view that is so many points, or percent, wide.
  fileprivate func place(in view: UIView, width: CGFloat) -> CGPoint {
    CGPoint(x: isFromRight(in: view) ? width - x : x, y: y)
  }

  /// Percent as fractions of a view.
  fileprivate func part(of view: UIView) -> CGPoint {
    let place = place(in: view, width: 100)
    return CGPoint(x: place.x / 100, y: place.y / 100)
  }

  /// As a way over a view.
  fileprivate func way(in view: UIView) -> CGVector {
    let isLeftward = side != nil && !isFromRight(in: view)
    return CGVector(dx: isLeftward ? -x : x, dy: y)
  }

  private func isFromRight(in view: UIView) -> Bool {
    side == (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .leading : .trailing)
  }
}

extension Stage {
  /// What a script calls the view that a finger meets at a point, or the control around it: a name
  /// whose middle meets the same; nil where there is none.
  package func name(at point: CGPoint) -> String? {
    environment.perform {
      let window: UIView = self.window
      guard let hit = window.hitTest(point, with: nil) else { return nil }
      let names = sequence(first: hit, next: \.superview).prefix(4).flatMap { view in
        [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }
      }
      let plain = names.first { name in
        !name.isEmpty && name.count <= 40 && !name.contains("\n") && !name.contains("\"")
      }
      guard let name = plain, let found = window.view(named: name) else { return nil }
      let met = window.hitTest(self.point(in: found), with: nil)
      return met === hit ? name : nil
    }
  }
}

extension UIView {
  /// The frontmost view that shows and has a name: an accessibility identifier before all, then an
  /// accessibility label, which is what a label or a button shows.
  func view(named name: String) -> UIView? {
    first { $0.accessibilityIdentifier == name } ?? first { $0.accessibilityLabel == name }
  }

  private func first(where belongs: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if belongs(self) { return self }
    for view in subviews.reversed() {
      if let found = view.first(where: belongs) { return found }
    }
    return nil
  }

  fileprivate var names: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = [accessibilityIdentifier ?? accessibilityLabel].compactMap { $0 }
    return own.filter { !$0.isEmpty && !$0.contains("\n") } + subviews.flatMap(\.names)
  }
}
