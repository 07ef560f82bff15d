extension Judge {
  /// Delegates, controllers and what is kept alive.
  static func objects(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    var found: [Finding] = []
    if let lost = note.lostDelegate {
      found.append(
        Finding(
          .delegateKeptAlive, evidence, at: note.began, in: lost,
          seen: "it was set, and is nil when the transition starts",
          cause: "the delegate was made on the spot; the property is weak and keeps nothing",
          isCertain: true))
    }
    if let unheard = note.unheard { found.append(unheardFinding(unheard, evidence, note)) }
    let isNoted = evidence.breaches.contains { $0.rule == "presentation-controller-reused" }
    if note.reusesPresentationController, !isNoted {
      found.append(
        Finding(
          .freshPresentationController, evidence, at: note.began, in: note.to,
          "presentationController", seen: "the same object served an earlier presentation",
          cause: "the delegate keeps its presentation controller in a property"))
    }
    if let view = note.movedWrongView {
      found.append(
        Finding(
          .animatesGivenView, evidence, at: note.began, in: view,
          seen: "it was animated, while view(forKey:) gave a view around it that stays behind",
          cause: "viewController(forKey:).view was taken for view(forKey:)", isCertain: true))
    }
    for view in note.vanishing {
      found.append(
        Finding(
          .noVanishing, evidence, at: note.began, in: view, "transform",
          seen: "the transform that it is sent to has no extent: the view is gone in one frame",
          cause: "the scale of the goal is 0", isCertain: true))
    }
    for controller in evidence.leaks {
      found.append(
        Finding(
          .nothingLeaks, evidence, at: evidence.length, in: controller,
          seen: "it is still alive after its screen has gone and the window is empty",
          cause: "an interactor, a closure or a delegate holds it strongly and is held by it"))
    }
    return found + advice(evidence, note) + overlay(evidence)
  }

  private static func unheardFinding(
    _ method: String, _ evidence: Evidence, _ note: TransitionNote
  ) -> Finding {
    let isPresentation = method.hasPrefix("presentationController")
    return Finding(
      .delegateHeard, evidence, at: note.began, in: "transitioningDelegate", method,
      seen: "the delegate has an answer, and UIKit does not ask for it",
      cause: isPresentation
        ? "modalPresentationStyle is not .custom"
        : "the delegate gives no animator, so that no "
          + "interactor is asked for",
      remedy: isPresentation ? nil : "return an animator from animationController(for…) as well",
      isCertain: true)
  }

  private static func advice(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard note.kind == .pop, !note.isSystems, !note.hasOwnInteractor, !evidence.hasSwipe,
      evidence.scenario == Scenario(.back, .finish)
    else { return [] }
    return [
      Finding(
        .edgeSwipeKept, evidence, in: note.animator ?? evidence.flow,
        seen: "the pop has an animator of its own and no interactor: the edge swipe is off",
        cause: "UIKit turns its edge swipe off for custom pops that nobody drives", isCertain: true)
    ]
  }

  /// What assistive technology is told of a screen over another.
  private static func overlay(_ evidence: Evidence) -> [Finding] {
    guard let overlay = evidence.overlay else { return [] }
    var found: [Finding] = []
    if !overlay.isModal {
      found.append(
        Finding(
          .overlayIsModal, evidence, in: overlay.view, "accessibilityViewIsModal",
          seen: "it is false, and the screen behind stays in the window: VoiceOver reads both",
          cause: "nothing marks the overlay as modal: UIKit does so for its own styles alone",
          isCertain: true))
    }
    if !overlay.escapes {
      found.append(
        Finding(
          .overlayIsEscapable, evidence, in: overlay.view, "accessibilityPerformEscape",
          seen: "nobody takes the gesture for going back",
          cause: "neither the controller nor a view of it overrides accessibilityPerformEscape()",
          isCertain: true))
    }
    return found
  }
}
