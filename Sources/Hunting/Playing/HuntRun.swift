import Rehearsal
import TransitionTesting
import UIKit

/// One sequence of events on fresh screens, watched. The same steps give the same failures.
@MainActor
final class HuntRun {
  let stage: Stage
  let watch: FreeObserver
  let flow: ScreenFlow
  let known: CleanRuns
  private let own: [OwnInvariant]
  private(set) var root: UIViewController?
  private var player: ScriptPlayer?
  private let first: FirstTree
  private let start: Double
  /// When somebody did something last, or still did, or a transition began or ended.
  private var quiet = 0.0
  /// Sees each frame, for films.
  var onFrame: (@MainActor (Stage) -> Void)?
  /// How each state looked, as far as that was not known: first, and where the application moved it.
  private(set) var looks: [String: [ScreenLook]] = [:]
  /// Whether a finger was taken away since the last rest.
  private var hasLostFinger = false
  /// Screens that did not come to rest where that is not yet known.
  private(set) var restless: Set<String> = []
  /// What was broken, in the order in which it was seen.
  private(set) var failures: [Failure] = []
  /// Why a step could not be done; nothing more is done then.
  private(set) var obstacle: String?
  /// What answered at the end.
  var answers = (screens: "", touches: false, act: Int?.none)
  /// The classes of controllers that lived on when all was home; nil where it did not come there.
  var absent: [String]?
  /// The classes of those that lived on then, and do not after a clean run.
  var suspects: [String] = []
  private var steps = 0
  /// The steps of the sequence, what belongs to its end left out.
  private(set) var done: [RehearsalScript.Step] = []
  private(set) var isHidden = false
  /// Whether the screens have been taken off.
  var isClosed = false
  /// Whether something is tried that is no part of the sequence.
  var isProbing = false

  /// Opens the screens and brings them to rest.
  /// - Parameters:
  ///   - scale: Pixels a point; 1 is enough for all but films.
  ///   - detail: How closely frames are looked at.
  ///   - heedsOwn: Whether the invariants of the hunt's user are looked at as well.
  init(
    _ hunt: Hunt, scale: Double = 1, detail: FrameDetail = .sketched, known: CleanRuns,
    heedsOwn: Bool = true
  ) {
    let (flow, mode) = (hunt.flow, hunt.mode)
    self.flow = flow
    self.known = known
    own = heedsOwn ? hunt.own : []
    stage = Stage(
      device: mode.device, scale: scale, appearance: mode.appearance,
      layoutDirection: mode.direction, refreshRate: hunt.refreshRate)
    stage.environment.system.reducesMotion = mode.reducesMotion
    if mode.textSize != .large { stage.preferredContentSizeCategory = mode.textSize }
    if let open = flow.open {
      let stage = stage
      stage.perform { open(stage) }
    } else {
      let made = flow.makeRoot()
      root = made
      let stage = stage
      stage.perform { stage.window.rootViewController = made }
    }
    stage.settle(limit: 3)
    if let top = root ?? stage.window.rootViewController {
      let stage = stage
      stage.perform { flow.prepare(top) }
    }
    stage.settle(limit: 3)
    first = FirstTree(of: stage)
    watch = FreeObserver(stage, detail: detail)
    start = stage.now
    player = makePlayer()
  }

  private func makePlayer() -> ScriptPlayer {
    var player = ScriptPlayer(
      stage: stage, act: { [unowned self] verb, name in act(verb, name) },
      moving: { [unowned self] instant in advance(to: instant) })
    player.settlingLimit = 5
    // Not before: a finger that leaves just then has done so by itself.
    player.willChange = { [unowned self] step in
      if step == .change(.background) { takeFingers() }
    }
    player.givesUp = { [unowned self] in isStuck }
    return player
  }

  /// The outermost screen, which an application may have exchanged.
  var top: UIViewController? { root ?? stage.window.rootViewController }

  var elapsed: Double { stage.now - start }

  /// Plays some steps and what belongs to every end.
  /// - Returns: Whether all could be done.
  @discardableResult
  func play(_ steps: [RehearsalScript.Step]) -> Bool {
    done = steps
    for step in steps where obstacle == nil { perform(step) }
    if obstacle == nil { end() }
    close()
    return obstacle == nil
  }

  /// Does one step.
  func perform(_ step: RehearsalScript.Step) {
    guard !isHidden || !step.needsSight else {
      obstacle = "'\(step)' while the application is out of sight"
      return
    }
    note(step)
    do {
      try player?.perform(step, at: steps)
    } catch {
      if step == .settle {
        unsettled()
      } else {
        obstacle = "\(error)"
      }
    }
    steps += 1
    if !step.isPause { quiet = stage.now }
    if isAtRest, !isProbing { rest() }
  }

  private func takeFingers() {
    if fingers > 0 { hasLostFinger = true }
    watch.willTakeFingers()
  }

  private func note(_ step: RehearsalScript.Step) {
    switch step {
    case .turn: watch.willChange()
    case .change(let condition):
      watch.willChange()
      if condition == .background { isHidden = true }
      if condition == .foreground { isHidden = false }
    case .cancel: takeFingers()
    case .tap, .press, .pan, .fling, .scroll, .pinch, .rotate: watch.willTouch()
    case .act, .settle, .wait, .move, .hold, .release, .hover, .unhover, .type, .key:
      break
    }
  }

  /// What a line that no other command knows does: `act first` starts, `act second` takes back, and
  /// `cut first` and `cut second` do the same without motion; where a finger is lent, `lend first`
  /// starts under it, and `update "40"`, `finish` and `give-up` are what it does.
  private func act(_ verb: String, _ name: String) -> Bool {
    guard let top else { return false }
    let index = ["", "first", "second"].firstIndex(of: name).map { max($0, 1) - 1 }
    let isHome = ScreenState(stage).screens == known.home
    if ["act", "cut", "lend"].contains(verb) { watch.willPress(isOdd: (index == 0) != isHome) }
    switch verb {
    case "act", "cut":
      guard let index, flow.actions.indices.contains(index) else { return false }
      flow.actions[index](top, verb == "act")
    case "lend":
      guard let index, flow.actions.indices.contains(index) else { return false }
      watch.driver = UIPercentDrivenInteractiveTransition()
      flow.actions[index](top, true)
    case "update":
      guard let driver = watch.driver, let percent = Double(name) else { return false }
      driver.update(CGFloat(percent / 100))
    case "finish", "give-up":
      guard let driver = watch.driver else { return false }
      verb == "finish" ? driver.finish() : driver.cancel()
      watch.driver = nil
    default: return false
    }
    return true
  }

  /// The calls of the flow that can be made without motion, by their places.
  var cuts: [Int] {
    flow.actions.indices.filter { flow.heedsAnimated.contains($0 == 0 ? .forward : .back) }
  }

  /// Keeps no screen any longer.
  func release() {
    root = nil
    player = nil
  }

  /// Frame by frame, each looked at.
  private func advance(to instant: Double) {
    let rate = stage.refreshRate
    while true {
      let next = ((stage.now * rate).rounded() + 1) / rate
      guard next <= instant + 1e-9 else { break }
      let milestones = watch.milestones
      stage.advance(to: next)
      // What waited for the end of another has all its time from then on.
      if fingers > 0 || watch.driver != nil || watch.milestones != milestones { quiet = stage.now }
      watch.tick()
      onFrame?(stage)
    }
    if instant > stage.now { stage.advance(to: instant) }
  }

  /// Has what fingers did last delivered.
  func deliver() { player?.finish() }

  /// Seconds more.
  func wait(_ seconds: Double) { advance(to: stage.now + seconds) }

  /// Brings the screens to rest, as far as they go.
  func calm() {
    deliver()
    let limit = stage.now + 5
    while !stage.isSettled || watch.isInFlight, stage.now < limit, !isStuck {
      wait(1 / stage.refreshRate)
    }
  }

  /// Whether a transition is under way though nobody has done anything for longer than it said, three
  /// times: what a finger lets go of may run at a third of its speed.
  private var isStuck: Bool {
    watch.isInFlight && fingers == 0 && watch.driver == nil
      && stage.now - quiet > max(watch.announced * 3, 0.5) + 1
  }

  /// Whether nobody touches anything, and nothing is under way.
  var isAtRest: Bool {
    stage.environment.touches.fingerCount == 0 && watch.driver == nil && !isHidden
      && (stage.isSettled && !watch.isInFlight || isStuck)
  }

  var fingers: Int { stage.environment.touches.fingerCount }

  func fail(_ failure: Failure) {
    if !isProbing, !failures.contains(where: { $0.key == failure.key }) { failures.append(failure) }
  }

  private func unsettled() {
    let screens = ScreenState(stage).screens
    guard known.comesToRest, !isStuck, !known.restless.contains(screens) else { return }
    // What moves on a screen that somebody opened, or where no screen came or went, is meant to.
    if known.isLearning, screens != known.home || watch.transitions == 0 {
      restless.insert(screens)
      return
    }
    fail(
      Failure(
        "comes-to-rest", "screen", seen: "five seconds after the last touch something still moves",
        cause: "a timer, a display link or a repeating animation was started and not ended",
        remedy: "link.invalidate() // in every outcome", at: elapsed))
  }
}

// MARK: - Rest

extension HuntRun {
  /// Holds what was seen, and what is to be seen, against rules and invariants.
  func rest() {
    let state = ScreenState(stage)
    let name = state.name
    let hadTransitions = watch.transitions > 0
    defer { hasLostFinger = false }
    for finding in watch.rest(in: name) { fail(Failure(finding, at: elapsed)) }
    for flaw in state.flaws { fail(Failure(flaw, at: elapsed)) }
    if let flaw = state.obstacle(beside: first) { fail(Failure(flaw, at: elapsed)) }
    askOwn()
    let look = ScreenLook(stage)
    let changes = (known.looks[name, default: []] + looks[name, default: []]).map {
      look.change(from: $0)
    }
    if let change = changes.first ?? nil, !changes.contains(where: { $0 == nil }) {
      // What moves where no screen comes or goes is meant to, unless it was lost half way.
      guard !hadTransitions, !hasLostFinger else {
        return fail(changed(change.was, change.now))
      }
      looks[name, default: []].append(look)
    } else if changes.isEmpty {
      looks[name] = [look]
    }
  }

  /// Invariants of the user's own.
  private func askOwn() {
    for invariant in own where !stage.perform({ invariant.holds(stage) }) {
      fail(
        Failure(
          invariant.name, flow.name, seen: "it does not hold",
          cause: "this order of events", remedy: "", at: elapsed))
    }
  }

  private func changed(_ was: ScreenLook.Value, _ now: ScreenLook.Value) -> Failure {
    let subject = "\(now.subject) · \(now.property)"
    if now.isCount {
      return Failure(
        "nothing-left-behind", subject,
        seen: "there were \(was.text) the first time that these screens were seen, and there are "
          + "\(now.text) now",
        cause: "what was added on the way is not removed in this order of events",
        remedy: "view.removeFromSuperview() // in every outcome", at: elapsed)
    }
    return Failure(
      "looks-the-same", subject,
      seen:
        "it was \(was.text) the first time that these screens were seen, and is \(now.text) now",
      cause: "it is changed on the way, and nothing puts it back in this order of events",
      remedy: "// set it in animationEnded(_:), or from the present size and traits", at: elapsed)
  }
}
