/// What must be seen on the way.
extension Rule {
  static let noBlankFrame = Rule(
    "no-blank-frame", "Every frame shows something.", facts: "P3, P8, Q15",
    remedy: "container.addSubview(toView) // before anything is taken away")
  static let noFlash = Rule(
    "no-flash", "No frame differs from both its neighbours.", facts: "Q7, Q25",
    remedy: "animation.fillMode = .backwards // or set the model value before the animation")
  static let startsFromBefore = Rule(
    "starts-from-before", "The first frame shows what was there before.", facts: "Q25",
    remedy: "animation.fillMode = .backwards // or set the start values before UIView.animate")
  static let endsAtAfter = Rule(
    "ends-at-after", "The last frame before the completion shows what stays after it.",
    facts: "P30, Q7, Q26",
    remedy: "helper.alpha = 0 // in the animation block; removeFromSuperview() in the completion")
  static let noJump = Rule(
    "no-jump", "Where the finger takes hold or lets go, views go on from where they are.",
    facts: "Q29, P12",
    remedy: "interactor.finish() // and let it run the rest from where the views are")
  static let keepsSpeed = Rule(
    "keeps-speed", "Views that a fast finger lets go of do not stop dead.", facts: "F2.9.2, P12",
    severity: .advice,
    remedy: "interactor.completionSpeed = 1; interactor.timingCurve = "
      + "UISpringTimingParameters(dampingRatio: 1, initialVelocity: fingers)")
  static let followsFinger = Rule(
    "follows-finger", "While the finger rests, nothing of the transition moves.",
    facts: "P11, Q6, Q28",
    remedy: "UIView.animate inside animateTransition; animateAlongsideTransition(in:) outside")
  static let noVanishing = Rule(
    "no-vanishing", "A view is not animated to a scale of 0, which is not animated at all.",
    facts: "F4.9.4, P28", remedy: "view.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)")
  static let decorationMoves = Rule(
    "decoration-moves",
    "Corner radius, shadow, border and mask change with the view and do not snap.",
    facts: "Q17", remedy: "view.layer.cornerRadius = 12 // inside the animation block")
  static let blurIsWhole = Rule(
    "blur-is-whole", "A blur is shown whole: it is faded by its effect, not by alpha.",
    facts: "B19", remedy: "effectView.effect = nil // in the animation block, instead of alpha")
  static let noGhost = Rule(
    "no-ghost", "No animation that is over covers the model values.", facts: "Q17",
    remedy: "layer.position = end // set the model; leave isRemovedOnCompletion alone")
  static let barsAreSteady = Rule(
    "bars-are-steady", "The safe area does not step when the transition completes.",
    facts: "F2.5.6", remedy: "toView.frame = context.finalFrame(for: toController) // at the start")
  static let statusBarHarmless = Rule(
    "status-bar-harmless", "A status bar that changes its height misplaces nothing.",
    facts: "F2.6.3", remedy: "toView.frame = containerView.bounds // and lay out by the safe area")
  static let statusBarStyle = Rule(
    "status-bar-style", "The screen in front has the status bar that it asks for.",
    facts: "F2.6.3, B1", severity: .advice,
    remedy: "presented.modalPresentationCapturesStatusBarAppearance = true")
  static let edgeSwipeKept = Rule(
    "edge-swipe-kept", "The edge swipe still pops.", facts: "F2.1.8", severity: .advice,
    remedy: "return an interactor from navigationController(_:interactionControllerFor:)")
  static let reduceMotion = Rule(
    "reduce-motion", "Reduce Motion takes motion away or replaces it by a fade.", facts: "B21",
    severity: .advice, remedy: "if UIAccessibility.isReduceMotionEnabled { fade } else { slide }")
  static let overlayIsModal = Rule(
    "overlay-is-modal", "Assistive technology does not reach what lies behind an overlay.",
    facts: "B21", severity: .advice, remedy: "presented.view.accessibilityViewIsModal = true")
  static let overlayIsEscapable = Rule(
    "overlay-is-escapable", "The gesture for going back takes an overlay off.", facts: "B21",
    severity: .advice,
    remedy: "override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); "
      + "return true }")
}
