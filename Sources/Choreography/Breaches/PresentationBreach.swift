/// A breach in what a presentation consists of. Controllers are told by class.
package enum PresentationBreach: Hashable, Sendable {
  /// The animator never put the presenter's view into the container of the dismissal (Q1).
  case presenterNotBroughtBack(String)
  /// The animator took a view along that stays in the window.
  case presenterTakenAlong(String)
  /// A presentation controller outlived its controller.
  case presentedIsGone
  /// A presentation controller that was made for another presentation (Q22), and may still serve it.
  case controllerReused(isBusy: Bool)
  /// A popover that points at nothing.
  case popoverWithoutSource
  /// A sheet whose list of detents is empty.
  case sheetWithoutDetents
  /// A partial curl under another style than full screen.
  case curlNeedsFullScreen

  var facts: BreachFacts {
    switch self {
    case .presenterNotBroughtBack(let presenter):
      BreachFacts(
        "presenter-not-brought-back", .screenIsThere, call: "view(forKey: .to)",
        "the view of \(presenter) was never in the container of its dismissal; it is put "
          + "back at the end, where it appears all at once",
        advice: "call containerView.insertSubview(context.view(forKey: .to)!, at: 0)",
        cause: "the animator never put the presenter's view into containerView on the way out",
        mend: "context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)")
    case .presenterTakenAlong(let presenter):
      BreachFacts(
        "presenter-taken-along", nil,
        "the view of \(presenter) stays in the window under this presentation; the animator put it "
          + "into the container, and it goes with that: the screen is empty",
        advice: "ask context.view(forKey: .to), which is nil here, and leave what is nil alone")
    case .presentedIsGone:
      BreachFacts(
        "presented-controller-gone",
        "a presentation controller was asked for a controller that is no more",
        advice: "hold on to the controller, not to its presentation controller")
    case .controllerReused(let isBusy):
      BreachFacts(
        "presentation-controller-reused", .freshPresentationController,
        call: "presentationController(forPresented:presenting:source:)",
        "the delegate returned a presentation controller that was made for another presentation; "
          + (isBusy ? "a plain one was taken" : "it was turned to the new one"),
        advice: "make a new one for each presentation",
        cause: "the delegate keeps its presentation controller in a property",
        mend: "return CardController(presentedViewController: presented, presenting: presenting) "
          + "// each time")
    case .popoverWithoutSource:
      BreachFacts(
        "popover-without-source",
        "a popover has neither sourceView nor a barButtonItem on show, where UIKit raises an "
          + "exception; it stands in the middle", advice: "set one before presenting")
    case .sheetWithoutDetents:
      BreachFacts(
        "sheet-without-detents", "detents of a sheet were set to none; ignored",
        advice: "give one")
    case .curlNeedsFullScreen:
      BreachFacts(
        "curl-needs-full-screen",
        "partialCurl under another style than fullScreen, where UIKit raises an exception; "
          + "coverVertical was taken", advice: "set modalPresentationStyle to fullScreen")
    }
  }
}
