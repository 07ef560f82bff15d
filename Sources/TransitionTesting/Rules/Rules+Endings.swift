/// How a transition must end.
extension Rule {
  static let survivesProcess = Rule(
    "survives-process", "No ending ends the process, and none keeps it from going on.",
    facts: "F2.5.2, B10",
    remedy: "guard let view = context.view(forKey: .to) else { … } // in the place of !")
  static let completesOnce = Rule(
    "completes-once", "completeTransition(_:) is called exactly once, in every ending.",
    facts: "F2.7.1, F2.7.3, F2.7.4",
    remedy: "context.completeTransition(!context.transitionWasCancelled) // in the completion")
  static let nilViewSurvived = Rule(
    "nil-view-survived",
    "view(forKey:) may be nil: the view of a screen that stays in the window is not given.",
    facts: "F2.5.2, B10",
    remedy:
      "let view = context.view(forKey: .to) ?? context.view(forKey: .from) // never guard-return")
  static let completesTruthfully = Rule(
    "completes-truthfully", "completeTransition(_:) hears whether the transition was cancelled.",
    facts: "F2.7.1, F2.7.7",
    remedy: "context.completeTransition(!context.transitionWasCancelled)")
  static let completesInTime = Rule(
    "completes-in-time", "The transition takes the time that transitionDuration(using:) announces.",
    facts: "F2.3 row 8, F2.7.3",
    remedy: "UIView.animate(withDuration: transitionDuration(using: context)) { … }")
  static let screenIsThere = Rule(
    "screen-is-there",
    "The to-view is in the window and shows after a finish, the from-view after a cancel.",
    facts: "F2.5.2, F2.5.3", remedy: "context.containerView.addSubview(toView) // both ways")
  static let containerIsClean = Rule(
    "container-is-clean", "Nothing that the animator added outlives its transition.",
    facts: "F2.5.9, P9", remedy: "helper.removeFromSuperview() // whether finished or cancelled")
  static let fromViewRestored = Rule(
    "from-view-restored", "After a cancel all views are as they were; after the way back as well.",
    facts: "F2.5.9", remedy: "if context.transitionWasCancelled { view.transform = .identity }")
  static let toViewFinal = Rule(
    "to-view-final", "The to-view ends at its final frame, upright, opaque, and shown.",
    facts: "F2.5.6, F2.5.9", remedy: "toView.frame = context.finalFrame(for: toController)")
  static let interactionIsOn = Rule(
    "interaction-is-on", "When all is over the screen hears touches again.", facts: "F2.7.5",
    remedy: "view.isUserInteractionEnabled = true // in every ending")
  static let appearancePaired = Rule(
    "appearance-paired", "Appearance callbacks come in pairs and in UIKit's order.",
    facts: "F2.4, F2.4.7",
    remedy: "// remove begin/endAppearanceTransition: UIKit calls the callbacks here")
  static let nothingLeaks = Rule(
    "nothing-leaks", "Screens that are gone are released.", facts: "P15",
    remedy: "weak var controller: UIViewController?")
  static let delegateKeptAlive = Rule(
    "delegate-kept-alive", "Delegates are weak: somebody else keeps them alive.", facts: "F2.1.6",
    remedy: "let transition = CardTransition() // a property that outlives the presentation")
}
