import Rehearsal
import Sketching
import UIKit

/// Watches a stage on which nobody says beforehand what will happen: people come and go, begin and
/// drop gestures, and the rules hold all the same.
///
/// From one rest to the next is an episode; what was seen in it is held against the rules when the
/// stage has come to rest again.
@MainActor
package final class FreeObserver {
  private let stage: Stage
  let watcher = ScenarioObserver()
  private let eye: FrameEye
  private var episode: Episode
  /// What the tree was like when a state was seen last, by the state's name.
  private var trees: [String: TreeRecord] = [:]

  /// What has been seen since the last rest.
  private struct Episode {
    var start: Double
    var before: TreeRecord
    var thumbnailBefore: Thumbnail
    var frames: [FrameRecord] = []
    /// Whether the screen itself changed: places before and after cannot be compared.
    var hasChanged = false
    /// Whether code asked for something while something was under way.
    var wasPressed = false
    /// Whether code asked for what nobody would ask for.
    var wasOdd = false
    /// Whether a finger was lent.
    var wasLent = false
    /// Which of the transitions the system took the finger away from that drove it, and how far it was,
    /// 0…1; nil where none was taken, or another came down.
    var taken: (index: Int, at: Double)?
    var countOfBreaches: Int
  }

  /// Watches from now on, until `stop`.
  package init(_ stage: Stage, detail: FrameDetail = .sketched) {
    self.stage = stage
    let eye = FrameEye(detail)
    self.eye = eye
    episode = Episode(
      start: stage.now, before: TreeRecord(of: stage.window),
      thumbnailBefore: eye.thumbnail(of: stage),
      countOfBreaches: stage.violations.count)
    stage.environment.transitions.observer = watcher
    watcher.clock = { [unowned self, unowned stage] in stage.now - episode.start }
  }

  /// Watches no more; what is known of controllers stays known.
  package func stop() { stage.environment.transitions.observer = nil }

  /// How many transitions have been asked for since the last rest.
  package var transitions: Int { watcher.watches.count }

  package var isInFlight: Bool { watcher.isInFlight }

  /// How many have begun and ended since then: while that grows, all goes on.
  package var milestones: Int {
    transitions + watcher.watches.count { $0.note.ended != nil }
  }

  /// Seconds that the transitions under way announced; the longest.
  package var announced: Double {
    watcher.watches.filter { $0.note.ended == nil }.map(\.note.announced).max() ?? 0
  }

  /// What kind of transition is under way, and how it stands.
  package var state: String {
    guard let watch = watcher.last, watch.note.ended == nil else { return "rest" }
    let kind =
      switch watch.note.kind {
      case .modal(.presentation, _): "presenting"
      case .modal(.dismissal, _): "dismissing"
      case .push: "pushing"
      case .pop: "popping"
      case .tab: "switching"
      }
    return kind + (watch.note.hasOwnInteractor ? " by hand" : "")
      + (watch.context?.transitionWasCancelled == true ? " back" : "")
  }

  /// The classes of all controllers seen so far that are alive.
  package var living: [String] { watcher.living }

  /// The classes of all controllers seen so far that are alive and not on the screen, in the order
  /// in which they came.
  package var absent: [String] {
    let shown = stage.environment.windows.compactMap(\.rootViewController).flatMap(\.all)
    let ids = Set(shown.map { ObjectIdentifier($0) })
    return watcher.alive.filter { !ids.contains(ObjectIdentifier($0)) }.map { "\(type(of: $0))" }
  }

  /// A finger for transitions whose delegate gives none; nil takes it away again.
  package var driver: UIPercentDrivenInteractiveTransition? {
    get { watcher.driver }
    set {
      watcher.driver = newValue
      if newValue != nil { episode.wasLent = true }
    }
  }

  /// The screen itself changes: its size, its traits, whether it is seen.
  package func willChange() { episode.hasChanged = true }

  /// The system takes all fingers away, where there are any.
  package func willTakeFingers() {
    guard stage.environment.touches.fingerCount > 0, let watch = watcher.last,
      watch.note.ended == nil, watch.note.hasOwnInteractor, watch.context?.isInteractive == true
    else { return }
    episode.taken = watch.interactor.map {
      (watcher.watches.count - 1, Double($0.percentComplete))
    }
  }

  /// A finger comes down.
  package func willTouch() { episode.taken = nil }

  /// Code asks for something.
  /// - Parameter isOdd: Whether nobody would at this time, whatever is under way.
  package func willPress(isOdd: Bool) {
    if watcher.isInFlight { episode.wasPressed = true }
    if isOdd { episode.wasOdd = true }
  }
}

// MARK: - Frames

extension FreeObserver {
  /// Looks at a frame; to be called after each.
  package func tick() {
    guard let watch = watcher.last else { return seeBefore() }
    guard episode.frames.count < Self.most else { return }
    let isOver = episode.frames.last.map { !$0.isInFlight } ?? false
    guard watcher.isInFlight || !isOver, watcher.watches.count == 1 else { return }
    episode.frames.append(
      FrameRecord(
        time: stage.now - episode.start, thumbnail: eye.thumbnail(of: stage),
        from: watch.fromView.map { ShownView($0, on: stage) },
        to: watch.toView.map { ShownView($0, on: stage) }, isInFlight: watcher.isInFlight,
        isUnderFinger: stage.environment.touches.fingerCount > 0, isHeldStill: false,
        isHandOver: false))
  }

  /// What there was before a transition may move by itself, or under a finger.
  private func seeBefore() {
    guard stage.environment.touches.fingerCount > 0 || !stage.isSettled else { return }
    episode.thumbnailBefore = eye.thumbnail(of: stage)
  }

  /// Further ones tell nothing new.
  private static let most = 240
}

// MARK: - Rest

extension FreeObserver {
  /// Holds what was seen since the last rest against the rules, and begins anew.
  /// - Parameter state: The name of what the stage shows now.
  package func rest(in state: String) -> [Finding] {
    let after = TreeRecord(of: stage.window)
    if let watch = watcher.last { ObserverRecords.recordEnd(watch, in: stage.window) }
    let findings = watcher.watches.isEmpty ? breaches(after) : transitions(after, state)
    trees[state] = after
    watcher.forgetTransitions()
    episode = Episode(
      start: stage.now, before: after, thumbnailBefore: eye.thumbnail(of: stage),
      countOfBreaches: stage.violations.count)
    return findings
  }

  /// What the machinery noted where there was no transition.
  private func breaches(_ after: TreeRecord) -> [Finding] {
    Evaluator.breaches(in: record(Scenario(.forward, .finish), [], after)).filter(isOwn)
  }

  private func transitions(_ after: TreeRecord, _ state: String) -> [Finding] {
    let notes = watcher.watches.map(\.note)
    var found: [Finding] = []
    for (index, note) in notes.enumerated() {
      var record = record(scenario(of: note, at: index), [note], after)
      record.initial = trees[state] ?? after
      if index < notes.count - 1 { record.breaches = [] }
      let isAlone = notes.count == 1 && !episode.hasChanged && !episode.wasPressed
      // What the system's own transitions show in between is not the application's.
      if isAlone, !note.isSystems, !episode.wasLent { record.frames = episode.frames }
      if let last = watcher.last, isAlone {
        record.toViewID = last.toView.map { ObjectIdentifier($0) }
        record.fromViewID = last.fromView.map { ObjectIdentifier($0) }
      }
      record.isOneOfSeveral = !isAlone
      found += Evaluator.findings(in: record)
    }
    return found.filter(isOwn)
  }

  private func record(
    _ scenario: Scenario, _ notes: [TransitionRecord], _ after: TreeRecord
  ) -> ScenarioRecord {
    var record = ScenarioRecord(
      flow: "screen", scenario: scenario, initial: after, before: episode.before, after: after,
      thumbnailBefore: episode.thumbnailBefore)
    record.transitions = notes
    record.breaches = stage.violations.dropFirst(episode.countOfBreaches).map {
      ScenarioRecord.RecordedBreach(breach: $0.breach, time: max($0.time - episode.start, 0))
    }
    record.length = stage.now - episode.start
    record.takenAt = episode.taken?.at
    return record
  }

  /// The scenario that comes nearest to what happened.
  private func scenario(of note: TransitionRecord, at index: Int) -> Scenario {
    let isBack =
      switch note.kind {
      case .modal(.dismissal, _), .pop: true
      case .modal(.presentation, _), .push, .tab: false
      }
    return Scenario(isBack ? .back : .forward, outcome(of: note, at: index))
  }

  private func outcome(of note: TransitionRecord, at index: Int) -> Scenario.Outcome {
    let isTaken = episode.taken.map { $0.index == index && $0.at < Self.farEnough } ?? false
    if note.hasOwnInteractor, isTaken { return .swipeTaken }
    if note.hasOwnInteractor || driver != nil || episode.hasChanged || episode.wasPressed {
      return note.outcome == false ? .swipeBack : .swipe
    }
    if episode.wasLent { return note.outcome == false ? .cancel(50) : .finishHeld }
    return note.isAnimated ? .finish : .notAnimated
  }

  /// So far gone a transition may go on when its finger is taken away: some handlers only look how far
  /// it was.
  private static let farEnough = 0.4

  /// Whether a finding is an error, and none that the one who asked is to blame for: UIKit refuses
  /// requests that come while another is under way, and a screen cannot know of a finger that is lent.
  private func isOwn(_ finding: Finding) -> Bool {
    guard finding.severity == .error else { return false }
    let isAsked = episode.wasPressed || episode.wasOdd || episode.wasLent
    return finding.rule != RequestsAreSound().rule || !isAsked
  }
}

extension UIViewController {
  /// It, its children, what it presents, and the columns of a split that has no room for them, as far as they go.
  fileprivate var all: [UIViewController] {
    let presented = presentedViewController.map {
      $0.presentingViewController === self ? $0.all : []
    }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    let kept = (self as? UISplitViewController).map { split in
      columns.compactMap { split.viewController(for: $0) }.filter { $0.parent !== split }
    }
    return [self] + (children + (kept ?? [])).flatMap(\.all) + (presented ?? [])
  }
}
