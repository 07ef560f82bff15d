import Choreography
import QuartzCore
import UIKit

/// Looks at the views and delegates of a transition at its stations.
@MainActor
enum ObserverRecords {
  /// What the animator did while it was called.
  static func recordAnimate(_ watch: ScenarioObserver.Observation) {
    guard let container = watch.container, watch.note.ended == nil else { return }
    if !watch.note.gaveTo, let view = watch.to?.viewIfLoaded {
      watch.note.tookUngivenView = view.isDescendant(of: container)
    }
    watch.note.vanishing = ([watch.fromView].compactMap { $0 } + container.subviews)
      .filter(isVanishing).map(ViewName.of).uniqued()
    watch.note.movedWrongView = wrongView(watch)
    watch.note.cutSpring =
      [watch.toView, watch.fromView].lazy.compactMap { $0 }
      .compactMap(cutSpring).first
    watch.note.earlyEnd = earlyEnd(watch, container)
    watch.note.movesNothing = watch.motion.layers(since: watch.motionBefore) == 0
    watch.note.didNothing =
      watch.note.completions.isEmpty && !(container.window.map { moves($0.layer) } ?? false)
  }

  /// P18, Q16: what makes a first frame show the end.
  private static func earlyEnd(
    _ watch: ScenarioObserver.Observation, _ container: UIView
  ) -> TransitionRecord.EarlyEnd? {
    guard let to = watch.toView, to.superview === container, !isAnimated(to) else { return nil }
    if !to.translatesAutoresizingMaskIntoConstraints { return .unlaidConstraints }
    guard let from = watch.fromView, isAnimated(from),
      let below = container.subviews.firstIndex(of: from),
      let above = container.subviews.firstIndex(of: to)
    else { return nil }
    return above > below ? .covers : nil
  }

  private static func isAnimated(_ view: UIView) -> Bool {
    view.layer.animationKeys()?.isEmpty == false
  }

  /// Q26: a spring whose duration is not the one that it needs.
  private static func cutSpring(_ view: UIView) -> TransitionRecord.CutSpring? {
    (view.layer.animationKeys() ?? []).lazy
      .compactMap { view.layer.animation(forKey: $0) as? CASpringAnimation }
      .filter { $0.duration < $0.settlingDuration * 0.6 }
      .map { TransitionRecord.CutSpring(duration: $0.duration, settling: $0.settlingDuration) }
      .first
  }

  private static func moves(_ layer: CALayer) -> Bool {
    layer.animationKeys()?.isEmpty == false || (layer.sublayers ?? []).contains(where: moves)
  }

  /// Whether a transform without extent is the goal of an animation (F4.9.4).
  private static func isVanishing(_ view: UIView) -> Bool {
    let transform = view.layer.transform
    let flat = transform.m11 * transform.m22 - transform.m12 * transform.m21 == 0
    return flat && transform.m33 != 0 && transform.m13 == 0 && transform.m23 == 0
      && !view.isHidden
  }

  /// A controller's view that moves inside the view that was given (P2).
  private static func wrongView(_ watch: ScenarioObserver.Observation) -> String? {
    for (controller, given) in [(watch.to, watch.toView), (watch.from, watch.fromView)] {
      guard let view = controller?.viewIfLoaded, let given, view !== given,
        view.isDescendant(of: given) || given.window == nil
      else { continue }
      let moves = !(view.layer.animationKeys() ?? []).isEmpty
      let givenMoves = !(given.layer.animationKeys() ?? []).isEmpty
      if moves && !givenMoves || given.window == nil && view.window != nil {
        return ViewName.of(view)
      }
    }
    return nil
  }

  /// What became of the delegates.
  static func recordDelegates(_ watch: ScenarioObserver.Observation) {
    guard case .modal(let direction, _) = watch.note.kind else { return }
    guard let presented = direction == .presentation ? watch.to : watch.from else { return }
    let delegate = presented.transitioningDelegate
    if delegate == nil, presented.presentation.wasGivenDelegate {
      watch.note.lostDelegate = "\(type(of: presented)).transitioningDelegate"
    }
    guard let delegate, let presenter = direction == .presentation ? watch.from : watch.to else {
      return
    }
    watch.note.unheard = askDelegate(delegate, presented, presenter, direction, watch.note)
  }

  /// What a delegate would supply if it were asked (P14, P25).
  private static func askDelegate(
    _ delegate: any UIViewControllerTransitioningDelegate, _ presented: UIViewController,
    _ presenter: UIViewController, _ direction: TransitionOrder.Direction, _ note: TransitionRecord
  ) -> TransitionRecord.DelegateAnswer? {
    if presented.modalPresentationStyle != .custom, direction == .presentation,
      delegate.presentationController(
        forPresented: presented, presenting: presenter, source: presenter) != nil
    {
      return .presentationController
    }
    guard note.isSystems, note.isAnimated, !note.hasOwnInteractor else { return nil }
    let probe = ProbeAnimator()
    let interactor =
      direction == .presentation
      ? delegate.interactionControllerForPresentation(using: probe)
      : delegate.interactionControllerForDismissal(using: probe)
    guard interactor != nil else { return nil }
    return direction == .presentation ? .presentationInteractor : .dismissalInteractor
  }

  /// What is to be seen when all is over.
  static func recordEnd(_ watch: ScenarioObserver.Observation, in window: UIWindow) {
    watch.note.leftovers = leftovers(watch, in: window)
    watch.note.ghosts = [watch.toView, watch.fromView].compactMap { $0 }
      .filter { $0.window != nil && isGhost($0) }.map(ViewName.of).uniqued()
  }

  /// Whether an animation that is over still covers the model (Q17).
  private static func isGhost(_ view: UIView) -> Bool {
    let layer = view.layer
    return (layer.animationKeys() ?? []).contains { key in
      guard let animation = layer.animation(forKey: key) else { return false }
      return !animation.isRemovedOnCompletion
        && (animation.fillMode == .forwards || animation.fillMode == .both)
    }
  }

  /// Views that the animator put beside the two screens and left there. A container of screens
  /// over screens goes with the screen: only frozen pictures are left too long in it.
  private static func leftovers(
    _ watch: ScenarioObserver.Observation, in window: UIWindow
  ) -> [TransitionRecord.Leftover] {
    guard let before = watch.treeBefore else { return [] }
    let mine = [watch.fromView, watch.toView, watch.from?.viewIfLoaded, watch.to?.viewIfLoaded]
      .compactMap { $0 }
    let places = [watch.container, window, window.wrapper].compactMap { $0 }
    return places.flatMap { place in
      place.subviews.filter { view in
        before[ObjectIdentifier(view)] == nil && view.window != nil
          && !mine.contains { $0.isDescendant(of: view) }
          && !(view is TransitionContainerView || view is SystemPanel || view is WrapperView)
          && (place !== watch.container || !watch.note.isModal || view.layer.drawing.frozen != nil)
      }.map {
        TransitionRecord.Leftover(
          name: ViewName.of($0), isSnapshot: $0.layer.drawing.frozen != nil)
      }
    }
  }
}

/// Stands for an animator where a delegate wants to be asked about one.
private final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

extension Array where Element: Equatable {
  /// Each element once, in the order of their first places.
  func uniqued() -> [Element] {
    reduce(into: []) { kept, element in if !kept.contains(element) { kept.append(element) } }
  }
}
