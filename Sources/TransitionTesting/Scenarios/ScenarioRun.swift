import Rehearsal
import Sketching
import UIKit

/// Plays one scenario on a stage of its own and gathers what is seen.
@MainActor
final class ScenarioRun {
  let flow: ScreenFlow
  let scenario: Scenario
  let stage: Stage
  let watcher = ScenarioObserver()
  let driver = UIPercentDrivenInteractiveTransition()
  private let eye: FrameEye
  var root: UIViewController?
  var start = 0.0
  var frames: [FrameRecord] = []
  var releases: [Double] = []
  var progress = 0.0
  private var isHandOver = false
  private var isHeld = false
  private var countOfFrames = 0
  var scroll: ScrollRecord?
  var initial: TreeRecord
  private var changeIsDue: Bool
  /// When the window changed, seconds since the action.
  private(set) var changed: Double?
  /// Sees each frame, for films.
  var onFrame: (@MainActor (Stage) -> Void)?
  /// Carries out the work of each frame, for whoever measures it.
  var work: FrameWork?

  /// - Parameters:
  ///   - scale: Pixels a point; 1 is enough for all but films.
  ///   - mode: What the stage is like; the scenario's condition come on top.
  ///   - eye: What looks at the frames.
  init(
    _ flow: ScreenFlow, _ scenario: Scenario, scale: CGFloat = 1, mode: Mode = .plain,
    eye: FrameEye = FrameEye(.sketched)
  ) {
    self.flow = flow
    self.eye = eye
    self.scenario = scenario
    var mode = mode
    if scenario.condition == .smallPhone { mode.device = .iPhoneSE }
    if scenario.condition == .dark { mode.appearance = .dark }
    stage = mode.makeStage(scale: scale)
    changeIsDue = ConditionStaging.changesMidway(scenario.condition)
    initial = TreeRecord(of: stage.window)
    watcher.condition = scenario.condition
    stage.environment.transitions.observer = watcher
    watcher.clock = { [unowned stage, unowned self] in stage.now - start }
  }

  var elapsed: Double { stage.now - start }

  /// Plays it from beginning to end.
  func play() -> ScenarioRecord {
    let notPlayed = arrange()
    let before = TreeRecord(of: stage.window)
    var record = ScenarioRecord(
      flow: flow.name, scenario: scenario, notPlayed: notPlayed, initial: initial, before: before,
      after: before, thumbnailBefore: thumbnail)
    record.hasGestures = stage.window.hasDrivingGesture
    record.hasSwipe = flow.swipe?.direction == scenario.direction
    let formerBreaches = stage.violations.count
    if notPlayed == nil { perform() }
    ConditionStaging.tearDown(scenario.condition, stage)
    gather(into: &record, breachesFrom: formerBreaches)
    tearDown(&record)
    return record
  }

  /// What is known of a scenario that ended its process: nothing is played.
  func ended(by trap: Trap) -> ScenarioRecord {
    let nothing = TreeRecord(of: stage.window)
    var record = ScenarioRecord(
      flow: flow.name, scenario: scenario, initial: nothing, before: nothing, after: nothing,
      thumbnailBefore: thumbnail)
    record.trap = trap
    return record
  }

  private var thumbnail: Thumbnail { eye.thumbnail(of: stage) }
}

// MARK: - Before

extension ScenarioRun {
  /// Brings the stage to where the action begins.
  /// - Returns: Why it did not come there, or cannot begin there; nil where all is well.
  private func arrange() -> String? {
    ConditionStaging.setUp(scenario.condition, stage)
    let root = install()
    stage.settle(limit: 3)
    stage.perform { flow.prepare(root) }
    stage.settle(limit: 5)
    initial = TreeRecord(of: stage.window)
    if scenario.direction == .back {
      if let obstacle = obstacle(.forward, top ?? root) { return obstacle }
      stage.perform { flow.start(top ?? root, true) }
      waitForEnd(observing: false)
      guard !watcher.isInFlight, watcher.last?.note.outcome == true || cameByHand else {
        return "the way there did not end well"
      }
    }
    if !scenario.outcome.isSwipe, let obstacle = obstacle(scenario.direction, top ?? root) {
      return obstacle
    }
    watcher.forgetTransitions()
    start = stage.now
    return nil
  }

  /// Puts the screens onto the stage.
  /// - Returns: The outermost one.
  private func install() -> UIViewController {
    if let open = flow.open, scenario.condition != .inChain {
      stage.perform { open(stage) }
      ConditionStaging.adapt(scenario.condition, stage)
      stage.settle(limit: 3)
      if let shown = stage.window.rootViewController { return shown }
    }
    let root = flow.makeRoot()
    self.root = root
    stage.perform { ConditionStaging.install(root, scenario.condition, on: stage) }
    return root
  }

  /// The outermost screen, which an application may have exchanged.
  private var top: UIViewController? { root ?? stage.window.rootViewController }

  private func obstacle(_ direction: Scenario.Direction, _ root: UIViewController) -> String? {
    stage.environment.perform { flow.obstacle(root, direction) }
  }

  /// Whether a screen came though no context knows of it.
  private var cameByHand: Bool {
    watcher.watches.isEmpty && watcher.moments.contains { $0.what.hasSuffix(".didAppear") }
  }
}

// MARK: - The action

extension ScenarioRun {
  private func perform() {
    if scenario.outcome.isDriven { watcher.driver = driver }
    switch scenario.outcome {
    case .finish: go(); waitForEnd()
    case .notAnimated: go(animated: false); waitForEnd()
    case .finishHeld: hold(0.5); release(finishing: true); waitForEnd()
    case .cancel(let percent): hold(Double(percent) / 100); release(finishing: false); waitForEnd()
    case .releasedEarly: releaseEarly()
    case .fling: hold(0.2, frames: 2, still: 0); release(finishing: true); waitForEnd()
    case .reversed: reverse()
    case .grabbedAgain: grabAgain()
    case .twiceInARow: repeatInARow()
    case .finishAfterCancel: tryAgain()
    case .twiceAtOnce: go(); tick(); tick(); go(); waitForEnd()
    case .swipe, .swipeFling, .swipeScrolled, .swipeBack, .swipeTaken, .swipeEarly: swipe()
    }
  }

  private func go(_ direction: Scenario.Direction? = nil, animated: Bool = true) {
    guard let top, let action = flow.action(direction ?? scenario.direction) else { return }
    runFrame(of: { self.stage.perform { action(top, animated) } })
    observe()
  }

  private func runFrame(of frame: () -> Void) {
    guard let work else { return frame() }
    work {
      frame()
      _ = stage.frame()
    }
  }

  /// Starts under a finger and moves to a part of the way.
  private func hold(_ goal: Double, frames: Int = 6, still: Int = 3) {
    go()
    waitForBeginning()
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
    guard let top, let action = flow.action(scenario.direction) else { return }
    stage.perform {
      action(top, true)
      (watcher.activeDriver ?? driver).cancel()
    }
    observe()
    if watcher.watches.isEmpty {
      waitForBeginning()
      stage.perform { (watcher.activeDriver ?? driver).cancel() }
    }
    waitForEnd()
  }

  /// Where the action takes its time before it asks for a transition, nobody can drive one before.
  private func waitForBeginning() {
    let limit = stage.now + 1.5
    while watcher.watches.isEmpty, !stage.isSettled, stage.now < limit { tick() }
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

  private func tryAgain() {
    watcher.driver = driver
    hold(0.5)
    release(finishing: false)
    waitForEnd(observing: false)
    // What takes no time was over before it could be given up.
    guard watcher.last?.note.outcome == false else { return tick() }
    watcher.driver = nil
    (frames, releases, progress) = ([], [], 0)
    go()
    waitForEnd()
  }

  private func swipe() {
    guard let swipe = flow.swipe else { return }
    let (press, way) = stage.environment.perform { swipe.path(in: stage.window) }
    let scroller = Scroller(under: press, along: way, in: stage.window)
    scroll = scroller?.note
    if scenario.outcome == .swipeScrolled {
      guard let scroller else { return tick() }
      stage.perform { scroller.leaveEnd() }
      scroll = scroller.note
    }
    let (began, rests) = (stage.now, SwipeScript.rests(scenario.outcome))
    let end = stage.touch(SwipeScript.script(scenario.outcome, from: press, by: way))
    while stage.now < end - 1e-9 {
      let next = stage.now + 1 / stage.refreshRate - began
      isHeld = rests.contains { $0.lowerBound <= next && next < $0.upperBound - 1e-6 }
      // The finger lets go within the last of these frames.
      if stage.now + 1 / stage.refreshRate >= end - 1e-9 { isHandOver = true }
      tick()
    }
    isHeld = false
    releases.append(elapsed)
    isHandOver = true
    scroll = scroll.flatMap { scroller?.note(since: $0) }
    waitForEnd()
  }
}

// MARK: - Time

extension ScenarioRun {
  private func tick() {
    runFrame(of: { self.stage.advance(to: self.stage.now + 1 / self.stage.refreshRate) })
    changeHalfWay()
    observe()
  }

  /// Waits until nothing is under way and all has come to rest. It gives up when a transition is
  /// far beyond what it announced.
  private func waitForEnd(observing: Bool = true) {
    for _ in 0..<4 {
      waitForRest(observing)
      guard watcher.isInFlight, !watcher.isOverdue else { break }
    }
    if observing { tick() }
  }

  private func waitForRest(_ observing: Bool) {
    let began = stage.now
    let announced = min(watcher.watches.map(\.note.announced).max() ?? 0, 600)
    let limit = began + announced * 2 + 2
    while watcher.isInFlight || watcher.watches.isEmpty && mayBegin(since: began), stage.now < limit
    {
      advance(observing)
    }
    let calm = stage.now + 1
    while !stage.isSettled, stage.now < calm { advance(observing) }
  }

  /// Whether what was asked for may still begin: something else comes first, such as an answer.
  private func mayBegin(since began: Double) -> Bool {
    stage.now - began < (stage.isSettled ? 0.2 : 3)
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
    changed = elapsed
    stage.perform { ConditionStaging.change(scenario.condition, stage) }
  }

  private var isHeldHalf: Bool { scenario.outcome.isDriven && progress >= 0.5 }

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
    frames.append(
      FrameRecord(
        time: elapsed, thumbnail: thumbnail, from: watch?.fromView.map { ShownView($0, on: stage) },
        to: watch?.toView.map { ShownView($0, on: stage) }, others: others(watch),
        isInFlight: watcher.isInFlight,
        isHeldStill: isHeld, isHandOver: isHandOver,
        fromContent: content(watch?.fromView, after: frames.last?.fromContent),
        toContent: content(watch?.toView, after: frames.last?.toContent)))
    isHandOver = false
  }

  private func content(_ view: UIView?, after former: ContentRecord?) -> ContentRecord? {
    guard watcher.isInFlight, let note = watcher.last?.note,
      ContentRests.isAsked(of: note, under: scenario.condition), let view, view.window != nil
    else { return nil }
    return ContentRecord(in: view, at: stage.now, after: former)
  }

  private func others(_ watch: ScenarioObserver.Observation?) -> [OtherView] {
    guard watcher.isInFlight, let watch, let container = watch.container else { return [] }
    let views = [watch.fromView, watch.toView].compactMap { $0 }
    return OtherView.all(in: container, beside: views, on: stage)
  }
}
