import Rehearsal
import UIKit

/// Plays one scenario on a stage of its own and gathers what is seen.
@MainActor
final class ScenarioRun {
  let flow: ScreenFlow
  let scenario: Scenario
  let stage: Stage
  let watcher = Watcher()
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var root: UIViewController?
  private var start = 0.0
  private var frames: [FrameNote] = []
  private var releases: [Double] = []
  private var progress = 0.0
  private var isHandOver = false
  private var isHeld = false
  private var countOfFrames = 0
  private var initial: TreeNote
  private var changeIsDue: Bool
  /// Sees each frame, for films.
  var onFrame: (@MainActor (Stage) -> Void)?

  /// - Parameters:
  ///   - scale: Pixels a point; 1 is enough for all but films.
  ///   - mode: What the stage is like; the scenario's surroundings come on top.
  init(_ flow: ScreenFlow, _ scenario: Scenario, scale: CGFloat = 1, mode: Mode = .plain) {
    self.flow = flow
    self.scenario = scenario
    let small = scenario.surroundings == .smallPhone
    stage = Stage(
      device: small ? .iPhoneSE : mode.device, scale: scale,
      appearance: scenario.surroundings == .dark ? .dark : mode.appearance,
      layoutDirection: mode.direction)
    stage.environment.reducesMotion = mode.reducesMotion
    changeIsDue = Surround.changes(scenario.surroundings)
    initial = TreeNote(of: stage.window)
    stage.environment.witness = watcher
    watcher.clock = { [unowned stage, unowned self] in stage.now - start }
  }

  var elapsed: Double { stage.now - start }

  /// Plays it from beginning to end.
  func play() -> Evidence {
    let isReached = arrange()
    let before = TreeNote(of: stage.window)
    var evidence = Evidence(
      flow: flow.name, scenario: scenario, isReached: isReached, initial: initial, before: before,
      after: before, sketchBefore: sketch, sketchAfter: sketch)
    evidence.hasSwipe = flow.swipe?.direction == scenario.direction
    let formerBreaches = stage.violations.count
    if isReached { perform() }
    Surround.after(scenario.surroundings, stage)
    gather(into: &evidence, breachesFrom: formerBreaches)
    tearDown(&evidence)
    return evidence
  }

  private var sketch: Sketch { Sketch(of: stage.frame()) }
}

// MARK: - Before

extension ScenarioRun {
  /// Brings the stage to where the action begins.
  /// - Returns: Whether it came there.
  private func arrange() -> Bool {
    Surround.before(scenario.surroundings, stage)
    let root = flow.makeRoot()
    self.root = root
    stage.perform { Surround.install(root, scenario.surroundings, on: stage) }
    stage.settle(limit: 3)
    stage.perform { flow.prepare(root) }
    stage.settle(limit: 5)
    initial = TreeNote(of: stage.window)
    if scenario.direction == .back {
      stage.perform { flow.start(root, true) }
      waitForEnd(observing: false)
      guard !watcher.isInFlight, watcher.last?.note.outcome == true else { return false }
    }
    watcher.forgetTransitions()
    start = stage.now
    return true
  }
}

// MARK: - The action

extension ScenarioRun {
  private func perform() {
    if scenario.ending.isDriven { watcher.driver = driver }
    switch scenario.ending {
    case .finish: go(); waitForEnd()
    case .notAnimated: go(animated: false); waitForEnd()
    case .finishHeld: hold(0.5); release(finishing: true); waitForEnd()
    case .cancel(let percent): hold(Double(percent) / 100); release(finishing: false); waitForEnd()
    case .releasedEarly: releaseEarly()
    case .fling: hold(0.2, frames: 2, still: 0); release(finishing: true); waitForEnd()
    case .reversed: reverse()
    case .grabbedAgain: grabAgain()
    case .twiceInARow: repeatInARow()
    case .twiceAtOnce: go(); tick(); tick(); go(); waitForEnd()
    case .swipe, .swipeBack, .swipeTaken, .swipeEarly: swipe()
    }
  }

  private func go(_ direction: Scenario.Direction? = nil, animated: Bool = true) {
    guard let root, let action = flow.action(direction ?? scenario.direction) else { return }
    stage.perform { action(root, animated) }
    observe()
  }

  /// Starts under a finger and moves to a part of the way.
  private func hold(_ goal: Double, frames: Int = 6, still: Int = 3) {
    go()
    for frame in 1...frames {
      move(to: goal * Double(frame) / Double(frames))
      tick()
    }
    isHeld = true
    for _ in 0..<still { tick() }
    isHeld = false
  }

  private func move(to progress: Double) {
    self.progress = progress
    stage.perform { watcher.activeDriver?.update(progress) }
  }

  private func release(finishing: Bool) {
    isHandOver = true
    releases.append(elapsed)
    stage.perform {
      finishing ? watcher.activeDriver?.finish() : watcher.activeDriver?.cancel()
    }
  }

  private func take() {
    isHandOver = true
    stage.perform { watcher.activeDriver?.pause() }
    progress = watcher.activeDriver.map { Double($0.percentComplete) } ?? 0
    tick()
  }

  private func releaseEarly() {
    guard let root, let action = flow.action(scenario.direction) else { return }
    stage.perform {
      action(root, true)
      (watcher.activeDriver ?? driver).cancel()
    }
    observe()
    waitForEnd()
  }

  private func reverse() {
    hold(0.4)
    release(finishing: true)
    for _ in 0..<3 { tick() }
    guard watcher.isInFlight else { return waitForEnd() }
    take()
    release(finishing: false)
    waitForEnd()
  }

  private func grabAgain() {
    hold(0.5)
    release(finishing: false)
    for _ in 0..<3 { tick() }
    guard watcher.isInFlight else { return waitForEnd() }
    take()
    for _ in 0..<4 {
      move(to: min(progress + 0.05, 1))
      tick()
    }
    release(finishing: true)
    waitForEnd()
  }

  private func repeatInARow() {
    let other: Scenario.Direction = scenario.direction == .forward ? .back : .forward
    go()
    waitForEnd(observing: false)
    go(other)
    waitForEnd(observing: false)
    frames = []
    go()
    waitForEnd()
  }

  private func swipe() {
    guard let swipe = flow.swipe else { return }
    let bounds = stage.window.bounds
    let press = CGPoint(
      x: bounds.width * swipe.start.x, y: bounds.height * swipe.start.y)
    let end = stage.touch(SwipeScript.script(scenario.ending, from: press, by: swipe.way))
    while stage.now < end - 1e-9 { tick() }
    releases.append(elapsed)
    isHandOver = true
    waitForEnd()
  }
}

// MARK: - Time

extension ScenarioRun {
  private func tick() {
    stage.advance(to: stage.now + 1 / stage.refreshRate)
    changeHalfWay()
    observe()
  }

  /// Waits until nothing is under way and all has come to rest. It gives up when a transition is
  /// far beyond what it announced.
  private func waitForEnd(observing: Bool = true) {
    let began = stage.now
    let announced = min(watcher.watches.map(\.note.announced).max() ?? 0, 600)
    let limit = began + announced * 2 + 2
    while watcher.isInFlight || watcher.watches.isEmpty && stage.now - began < 0.2,
      stage.now < limit
    { advance(observing) }
    let calm = stage.now + 1
    while !stage.isSettled, stage.now < calm { advance(observing) }
    if observing { tick() }
  }

  private func advance(_ observing: Bool) {
    if observing { return tick() }
    stage.advance(to: stage.now + 1 / stage.refreshRate)
  }

  /// Changes the window when the action has come to half of its time.
  private func changeHalfWay() {
    guard changeIsDue, let note = watcher.last?.note,
      note.ended != nil || isHeldHalf || elapsed >= note.began + note.announced / 2
    else { return }
    changeIsDue = false
    stage.perform { Surround.during(scenario.surroundings, stage) }
  }

  private var isHeldHalf: Bool { scenario.ending.isDriven && progress >= 0.5 }

  private func observe() {
    onFrame?(stage)
    countOfFrames += 1
    // A long transition is looked at every few frames.
    let stride = max(1, Int((watcher.last?.note.announced ?? 0) / 2))
    let watch = watcher.last
    guard
      countOfFrames % stride == 0 || frames.count < 2 || isHandOver || isHeld
        || watch?.note.ended != nil
    else { return }
    let now = stage.now
    frames.append(
      FrameNote(
        time: elapsed, sketch: sketch, from: watch?.fromView.map { ShownView($0, at: now) },
        to: watch?.toView.map { ShownView($0, at: now) }, isInFlight: watcher.isInFlight,
        isHeldStill: isHeld, isHandOver: isHandOver))
    isHandOver = false
  }
}

// MARK: - After

extension ScenarioRun {
  private func gather(into evidence: inout Evidence, breachesFrom former: Int) {
    if let watch = watcher.last { WatchNotes.afterEnd(watch, in: stage.window) }
    evidence.transitions = watcher.watches.map(\.note)
    evidence.frames = frames
    evidence.after = TreeNote(of: stage.window)
    evidence.sketchAfter = sketch
    evidence.breaches = stage.violations.dropFirst(former).map {
      Evidence.Breach(rule: $0.rule, message: $0.message, time: max($0.time - start, 0))
    }
    evidence.releases = releases
    evidence.progressAtRelease = progress
    evidence.moments = watcher.moments
    evidence.length = elapsed
    evidence.unsupported = stage.unsupported
    evidence.ignoresTouches = stage.environment.application.isIgnoringInteractionEvents
    noteScreens(&evidence)
  }

  /// Whether the screen that should be seen is, and whether both controllers know.
  private func noteScreens(_ evidence: inout Evidence) {
    guard let watch = watcher.last, let completed = watch.note.outcome else { return }
    let (shown, gone) = completed ? (watch.to, watch.from) : (watch.from, watch.to)
    evidence.fromViewID = watch.fromView.map { ObjectIdentifier($0) }
    evidence.toViewID = watch.toView.map { ObjectIdentifier($0) }
    evidence.expectedScreen = shown.map { "\(type(of: $0))" } ?? ""
    let view = shown?.viewIfLoaded
    evidence.expectedIsInWindow = view?.window != nil
    evidence.expectedHides = view.flatMap(hidingView)
    if watch.note.isModal, let shown { evidence.statusBarGap = statusBarGap(shown) }
    for (controller, isShown) in [(shown, true), (gone, false)] {
      guard let controller else { continue }
      let phase = controller.appearance.phase
      let covered = !isShown && controller.viewIfLoaded?.window != nil
      let right: AppearanceState.Phase = isShown || covered ? .appeared : .disappeared
      if phase != right {
        evidence.wrongPhases.append("\(type(of: controller)) is \(phase), not \(right)")
      }
    }
  }

  /// What a screen under the status bar asks of it and does not get.
  private func statusBarGap(_ shown: UIViewController) -> String? {
    guard shown.childForStatusBarStyle == nil, let view = shown.viewIfLoaded,
      view.window != nil, shown.presentedViewController == nil
    else { return nil }
    let frame = view.convert(view.bounds, to: stage.window)
    let isUnderBar = frame.minY < 1 && frame.width > stage.window.bounds.width - 1
    guard isUnderBar, shown.preferredStatusBarStyle != stage.statusBarStyle else { return nil }
    return "it asks for \(shown.preferredStatusBarStyle), and the bar is \(stage.statusBarStyle)"
  }

  /// The view that keeps another from being seen.
  private func hidingView(_ view: UIView) -> String? {
    var place: UIView? = view
    while let current = place {
      if current.isHidden { return "\(ViewName.of(current)).isHidden is true" }
      if current.alpha < 0.02 { return "\(ViewName.of(current)).alpha is \(short(current.alpha))" }
      place = current.superview
    }
    let frame = view.convert(view.bounds, to: stage.window)
    if !frame.intersects(stage.window.bounds) {
      return "\(ViewName.of(view)).frame lies outside the window"
    }
    return nil
  }

  /// Takes everything off, and looks who lives on. After a way there the screens still refer to
  /// each other, as UIKit has them do: only the way back is asked.
  private func tearDown(_ evidence: inout Evidence) {
    stage.environment.witness = nil
    let isAsked =
      scenario.direction == .back && evidence.completed == true && !watcher.isInFlight
    stage.perform { stage.window.rootViewController = nil }
    root = nil
    stage.settle(limit: 1)
    if isAsked, scenario.ending == .finish, scenario.surroundings == .plain {
      evidence.leaks = watcher.living.uniqued()
    }
  }
}
