/// What a transition must bear.
extension Rule {
  static let survivesResize = Rule(
    "survives-resize", "A change of size during the transition leaves the screen well placed.",
    facts: "F2.3 row 12, Q10, Q23",
    remedy: "toView.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
  static let geometryFromContainer = Rule(
    "geometry-from-container",
    "Places come from the container, which may be smaller than the screen.",
    facts: "F2.5.1, P13", remedy: "let bounds = context.containerView.bounds // not UIScreen.main")
  static let keyboardHarmless = Rule(
    "keyboard-harmless", "A keyboard that comes and goes leaves the screen where it was.",
    facts: "B18", remedy: "view.transform = .identity // on keyboardWillHideNotification as well")
  static let textSizeHarmless = Rule(
    "text-size-harmless", "The largest text size leaves the screen where it belongs.",
    facts: "B21", remedy: "toView.frame = context.finalFrame(for: toController)")
  static let panYieldsToScroll = Rule(
    "pan-yields-to-scroll",
    "A pan leaves the finger to a scroll view that is not at its end, and takes it when it is.",
    facts: "B4",
    remedy: "gestureRecognizerShouldBegin: return scrollView.contentOffset.y <= "
      + "-scrollView.adjustedContentInset.top")
  static let worksUnanimated = Rule(
    "works-unanimated", "With animated: false the animator of a custom style still completes.",
    facts: "F2.7.6", remedy: "UIView.animate(withDuration: context.isAnimated ? duration : 0) { … }"
  )
  static let earlyReleaseEnds = Rule(
    "early-release-ends", "A gesture that ends before the transition has started still ends it.",
    facts: "F2.9.2",
    remedy: "if let ending { ending == .finish ? finish() : cancel() } // at the end of "
      + "startInteractiveTransition(_:)")
  static let lostGestureCancels = Rule(
    "lost-gesture-cancels", "A cancelled or failed gesture cancels the transition.",
    facts: "F2.9.1", remedy: "case .cancelled, .failed: interactor.cancel()")
  static let secondRequestHarmless = Rule(
    "second-request-harmless", "A second request while one runs does no harm.", facts: "F2.2.4",
    remedy: "guard transitionCoordinator == nil else { return }")
  static let animatorRules = Rule(
    "animator-rules",
    "interruptibleAnimator is one object, and a property animator's rules are kept.",
    facts: "F2.9.3, F4.7.7",
    remedy: "if let animator { return animator } // kept in a property until animationEnded(_:)")
  static let animatesGivenView = Rule(
    "animates-given-view",
    "What moves is view(forKey:), which may lie around the controller's view.",
    facts: "F2.5.5", remedy: "let toView = context.view(forKey: .to)")
  static let nestedDismissal = Rule(
    "nested-dismissal", "Screens over screens are dismissed in order.", facts: "F2.1.4",
    remedy: "presenter.dismiss(animated: true) // the one that presented the topmost screen")
  static let delegateHeard = Rule(
    "delegate-heard", "What a delegate supplies is asked for.", facts: "F2.3 rows 1–3, F2.6.1",
    remedy: "controller.modalPresentationStyle = .custom // before presenting")
  static let interactorRules = Rule(
    "interactor-rules", "A percent-driven interactor is the only one to drive the context.",
    facts: "F3.1, P10, P12", remedy: "interactor.update(progress) // not context.update…")
  static let freshPresentationController = Rule(
    "fresh-presentation-controller", "Each presentation has a presentation controller of its own.",
    facts: "Q22",
    remedy: "return SheetController(presentedViewController: presented, …) // new in each call")
  static let uikitRules = Rule(
    "uikit-rules", "UIKit is called as it may be: nothing that it would log, ignore or raise.",
    facts: "Q13, Q16, F4.7", remedy: "leave the call out, or make it where UIKit allows it")
  static let requestsAreSound = Rule(
    "requests-are-sound", "Screens are asked to come and go when they can.", facts: "F2.1.4, Q8",
    remedy: "dismiss(animated: true) { presenter.present(next, animated: true) } // not before")
}
