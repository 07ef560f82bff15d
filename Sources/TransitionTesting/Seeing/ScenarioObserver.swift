import Choreography
import QuartzCore
import UIKit

/// Takes notes of the transitions on one stage, and lends its driver to those that have none.
@MainActor
final class ScenarioObserver: TransitionObserver {
  /// A transition under way, with the objects that the notes are about.
  @MainActor
  final class Observation {
    var note: TransitionRecord
    weak var context: (any UIViewControllerContextTransitioning)?
    weak var from: UIViewController?
    weak var to: UIViewController?
    weak var fromView: UIView?
    weak var toView: UIView?
    weak var container: UIView?
    var treeBefore: TreeRecord?
    var motionBefore = MotionRecord()
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ note: TransitionRecord) { self.note = note }

    /// What runs under the container and on the two views.
    var motion: MotionRecord {
      MotionRecord(under: [container, fromView, toView].compactMap { $0 })
    }
  }

  /// Seconds since the action, asked when something happens.
  var clock: () -> Double = { 0 }
  /// Lent to transitions without an interactor while it is set.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Of the scenario.
  var condition = Scenario.Condition.plain
  private(set) var watches: [Observation] = []
  private(set) var moments: [Moment] = []
  private var presentationControllers: [WeakBox] = []
  /// Every controller that took part or appeared.
  private var controllers: [WeakBox] = []

  private struct WeakBox { weak var object: NSObject? }

  /// Starts over; what has been seen of controllers stays known.
  func forgetTransitions() {
    watches = []
    moments = []
  }

  /// The one that the scenario is about: the last that was asked for.
  var last: Observation? { watches.last }
  var isInFlight: Bool { watches.contains { $0.note.ended == nil } }
  /// Whether one is under way far beyond what it announced.
  var isOverdue: Bool {
    watches.contains { $0.note.ended == nil && clock() - $0.note.began > $0.note.announced * 2 + 1 }
  }
  /// The driver of the transition under way: the flow's own, or the one that was lent.
  var activeDriver: UIPercentDrivenInteractiveTransition? { last?.interactor ?? driver }
  /// The controllers that are still alive.
  var alive: [NSObject] { controllers.compactMap(\.object) }
  /// Their classes.
  var living: [String] { alive.map { "\(type(of: $0))" } }

  func lentInteractor() -> UIPercentDrivenInteractiveTransition? { driver }

  func observe(_ callback: AppearanceState.Callback, of controller: UIViewController) {
    note("\(type(of: controller)).\(callback)")
    remember(controller)
  }

  func observe(_ event: TransitionEvent, of transition: TransitionInfo) {
    if event == .asked { return ask(transition) }
    tell(event, transition)
    guard let watch = watches.last(where: { $0.context === transition.context }) else { return }
    switch event {
    case .asked: break
    case .animates: willAnimate(watch, transition)
    case .hasAnimated: ObserverRecords.recordAnimate(watch)
    case .completes(let value):
      if watch.note.completions.isEmpty {
        watch.note.layersInMotion = watch.motion.layers(since: watch.motionBefore)
      }
      if let view = watch.toView, CATransform3DIsIdentity(view.layer.transform) {
        watch.note.completedFrame = view.frame
      }
      watch.note.completions.append(
        .init(value: value, wasCancelled: transition.context.transitionWasCancelled, time: clock()))
    case .ended:
      watch.note.ended = clock()
      watch.interactor = nil
    }
  }

  private func note(_ what: String) { moments.append(Moment(time: max(clock(), 0), what: what)) }

  /// The calls between UIKit and the animator.
  private func tell(_ event: TransitionEvent, _ transition: TransitionInfo) {
    let animator = transition.animator.map { "\(type(of: $0))" } ?? "transition"
    switch event {
    case .animates: note("\(animator).animateTransition")
    case .completes(let value): note("context.completeTransition(\(value))")
    case .ended: note("\(animator).animationEnded")
    case .asked, .hasAnimated: break
    }
  }

  private func ask(_ transition: TransitionInfo) {
    let own = transition.interactor != nil && transition.interactor !== driver
    let note = TransitionRecord(
      kind: transition.kind, animator: transition.animator.map { "\(type(of: $0))" },
      isSystems: transition.isSystems, hasOwnInteractor: own,
      isAnimated: transition.context.isAnimated,
      from: "", to: "", began: clock())
    let watch = Observation(note)
    watch.context = transition.context
    watch.interactor = transition.interactor as? UIPercentDrivenInteractiveTransition
    watches.append(watch)
  }

  /// Where the to-view is to be, in the view that holds it: a screen that stays below may be in a sheet.
  private func finalFrame(
    _ watch: Observation, _ context: any UIViewControllerContextTransitioning
  ) -> CGRect {
    guard let to = watch.to else { return .zero }
    let frame = context.finalFrame(for: to)
    guard !watch.note.gaveTo, frame != .zero, let holder = watch.toView?.superview,
      holder.window != nil
    else { return frame }
    let held = context.containerView.convert(frame, to: holder)
    // What is scaled for the time being comes back by itself.
    return held.size == frame.size ? held : frame
  }

  private func willAnimate(_ watch: Observation, _ transition: TransitionInfo) {
    let context = transition.context
    watch.from = context.viewController(forKey: .from)
    watch.to = context.viewController(forKey: .to)
    for controller in [watch.from, watch.to] { controller.map(remember) }
    watch.note.from = watch.from.map { "\(type(of: $0))" } ?? ""
    watch.note.to = watch.to.map { "\(type(of: $0))" } ?? ""
    watch.note.gaveFrom = context.view(forKey: .from) != nil
    watch.note.gaveTo = context.view(forKey: .to) != nil
    watch.fromView = context.view(forKey: .from) ?? watch.from?.viewIfLoaded
    watch.toView = context.view(forKey: .to) ?? watch.to?.viewIfLoaded
    if ContentRests.isAsked(of: watch.note, under: condition) {
      watch.note.contentBefore = watch.fromView.map {
        ContentRecord(in: $0, at: RenderServer.current.now)
      }
    }
    watch.note.toHadMask = watch.toView?.layer.mask != nil
    watch.container = context.containerView
    watch.note.containerSize = context.containerView.bounds.size
    watch.note.finalFrame = finalFrame(watch, context)
    watch.note.announced = transition.animator?.transitionDuration(using: context) ?? 0
    watch.note.began = clock()
    watch.motionBefore = watch.motion
    watch.treeBefore = watch.container?.window.map { TreeRecord(of: $0) }
    ObserverRecords.recordDelegates(watch)
    notePresentationController(watch)
    if case .modal(.presentation, _) = watch.note.kind, let presented = watch.to {
      watch.note.restsFreely =
        presented.modalPresentationStyle == .custom
        && presented.presentationController.map {
          String(reflecting: type(of: $0)).hasPrefix("UIKit.")
        } ?? true
    }
  }

  private func notePresentationController(_ watch: Observation) {
    guard case .modal(.presentation, _) = watch.note.kind,
      let controller = (watch.container as? TransitionContainerView)?.presentationController
    else { return }
    watch.note.reusesPresentationController =
      presentationControllers.contains { $0.object === controller }
    presentationControllers.append(WeakBox(object: controller))
  }

  private func remember(_ controller: UIViewController) {
    if !controllers.contains(where: { $0.object === controller }) {
      controllers.append(WeakBox(object: controller))
    }
  }
}
