import Choreography
import Rehearsal
import UIKit

// What is looked at when all is over.
extension ScenarioRun {
  func gather(into record: inout ScenarioRecord, breachesFrom former: Int) {
    if let watch = watcher.last { ObserverRecords.recordEnd(watch, in: stage.window) }
    record.transitions = watcher.watches.map(\.note)
    record.frames = frames
    record.after = TreeRecord(of: stage.window)
    record.breaches = stage.violations.dropFirst(former).map {
      ScenarioRecord.RecordedBreach(breach: $0.breach, time: max($0.time - start, 0))
    }
    record.releases = releases
    record.changed = changed
    record.progressAtRelease = progress
    record.moments = watcher.moments
    record.scroll = scroll
    record.length = elapsed
    record.unsupported = stage.unsupported
    record.ignoresTouches = stage.environment.application.isIgnoringInteractionEvents
    record.isByHand = watcher.watches.isEmpty && !watcher.moments.isEmpty
    noteScreens(&record)
    record.overlay = overlay()
  }

  /// What assistive technology is told of an overlay with a look of its own, asked once.
  private func overlay() -> ScenarioRecord.OverlayRecord? {
    guard scenario == Scenario(.forward, .finish), let watch = watcher.last,
      case .modal(.presentation, _) = watch.note.kind, watch.note.outcome == true,
      let shown = watch.to, let view = watch.toView, watch.from?.viewIfLoaded?.window != nil,
      !watch.note.isSystems || shown.modalPresentationStyle == .custom
    else { return nil }
    let views = sequence(first: view) { $0 === watch.container ? nil : $0.superview }
    let isModal =
      shown.viewIfLoaded?.accessibilityViewIsModal == true
      || views.contains { $0.accessibilityViewIsModal }
    let escapes = stage.perform { shown.view.accessibilityPerformEscape() }
    return ScenarioRecord.OverlayRecord(
      view: "\(type(of: shown)).view", isModal: isModal, escapes: escapes)
  }

  /// Whether the screen that should be seen is, and whether both controllers know.
  private func noteScreens(_ record: inout ScenarioRecord) {
    guard let watch = watcher.last, let completed = watch.note.outcome else { return }
    let (shown, gone) = completed ? (watch.to, watch.from) : (watch.from, watch.to)
    record.fromViewID = watch.fromView.map { ObjectIdentifier($0) }
    record.toViewID = watch.toView.map { ObjectIdentifier($0) }
    record.expectedScreen = shown.map { "\(type(of: $0))" } ?? ""
    let view = shown?.viewIfLoaded
    record.expectedIsInWindow = view?.window != nil
    record.expectedHides = view.flatMap(hidingView)
    record.untouchable = view.flatMap { TouchRecord($0, in: stage.window, known: initial) }
    if watch.note.isModal, let shown { record.statusBarGap = statusBarGap(shown) }
    for (controller, isShown) in [(shown, true), (gone, false)] {
      guard let controller else { continue }
      let phase = controller.appearance.phase
      let covered = !isShown && controller.viewIfLoaded?.window != nil
      let right: AppearanceState.Phase = isShown || covered ? .appeared : .disappeared
      // A presenter that stays in sight may be told by hand that it is covered.
      if phase != right, !(covered && phase == .disappeared) {
        record.wrongPhases.append("\(type(of: controller)) is \(phase), not \(right)")
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
  /// each other, as UIKit has them do: only the way back is asked, and after a way there that was
  /// given up the screen that did not come.
  func tearDown(_ record: inout ScenarioRecord) {
    stage.environment.transitions.observer = nil
    let isOver = !watcher.isInFlight && scenario.condition == .plain
    let isBack = isOver && scenario == Scenario(.back, .finish) && record.completed == true
    let isGivenUp = isOver && isCancelledForward && record.completed == false
    stage.perform { stage.window.rootViewController = nil }
    root = nil
    stage.settle(limit: 1)
    if isBack, flow.open == nil { record.leaks = watcher.living.uniqued() }
    // An application keeps its screens; the one that is gone it need not keep.
    if isBack, flow.open != nil {
      record.leaks = [watcher.last?.from].compactMap { $0 }.map { "\(type(of: $0))" }
    }
    if isGivenUp { record.leaks = [watcher.last?.to].compactMap { $0 }.map { "\(type(of: $0))" } }
  }

  private var isCancelledForward: Bool {
    if case .cancel = scenario.outcome { scenario.direction == .forward } else { false }
  }
}

extension UIView {
  /// Whether it, or a view in it, has a gesture of the application's that goes on for a while, as one
  /// that drives a transition does.
  var hasDrivingGesture: Bool {
    let own = (gestureRecognizers ?? []).contains { gesture in
      gesture.isApplications
        && !(gesture is UITapGestureRecognizer || gesture is UISwipeGestureRecognizer
          || gesture is UIHoverGestureRecognizer)
    }
    return own || subviews.contains(where: \.hasDrivingGesture)
  }
}
