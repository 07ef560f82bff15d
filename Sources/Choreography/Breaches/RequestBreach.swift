/// A screen that is presented or dismissed when it cannot be: UIKit logs and ignores the request
/// (F2.1.4, Q8). Controllers are told by class.
package enum RequestBreach: Hashable, Sendable {
  /// The presenter presents another screen already.
  case presenterIsBusy(source: String, presents: String)
  /// A screen that is presented already.
  case presentedTwice(String)
  /// The presenter is itself coming or going.
  case presenterIsMoving(String)
  /// A screen that is a child of a parent.
  case presentedIsChild(String, parent: String)
  /// The presenter's view is in no window.
  case presenterOutsideWindow(String)
  /// There is nothing to dismiss.
  case dismissesNothing(String)
  /// One of the screens to be dismissed is coming or going.
  case dismissesDuringTransition

  var facts: BreachFacts {
    switch self {
    case .presenterIsBusy(let source, let other):
      Self.present(
        "present-while-presenting",
        "\(source) presents \(other) already; the new request was ignored",
        "present from the topmost controller, or after the dismissal's completion",
        cause: Self.madeTwice, mend: Self.guards)
    case .presentedTwice(let presented):
      Self.present(
        "present-twice", "\(presented) is presented already; the request was ignored",
        cause: Self.madeTwice, mend: Self.guards)
    case .presenterIsMoving(let presenter):
      Self.present(
        "present-during-transition", "\(presenter) is coming or going; the request was ignored",
        "present from viewDidAppear, or from the completion", cause: Self.meets, mend: Self.waits)
    case .presentedIsChild(let presented, let parent):
      Self.present(
        "present-child", "\(presented) is a child of \(parent); the request was ignored",
        "take it out by removeFromParent first")
    case .presenterOutsideWindow(let presenter):
      Self.present(
        "present-outside-window",
        "the view of \(presenter) is not in a window; the request was ignored",
        "present from viewDidAppear or later")
    case .dismissesNothing(let receiver):
      BreachFacts(
        "dismiss-nothing", .requestsAreSound, call: Self.dismiss,
        "\(receiver) neither presents nor is presented; dismiss was ignored")
    case .dismissesDuringTransition:
      BreachFacts(
        "dismiss-during-transition", .requestsAreSound, call: Self.dismiss,
        "dismiss during a transition of the same controller was ignored",
        advice: "wait for its completion", cause: Self.meets, mend: Self.waits)
    }
  }

  private static func present(
    _ name: String, _ what: String, _ advice: String? = nil, cause: String = BreachFacts.refused,
    mend: String? = nil
  ) -> BreachFacts {
    BreachFacts(
      name, .requestsAreSound, call: "present(_:animated:)", what, advice: advice, cause: cause,
      mend: mend)
  }

  private static let dismiss = "dismiss(animated:)"
  private static let madeTwice = "the request was made twice: the first is under way or done"
  private static let meets = "the request came while another transition runs"
  private static let guards =
    "guard presentedViewController == nil else { return } // before present"
  private static let waits =
    "dismiss(animated: true) { presenter.present(next, animated: true) } // when the first is over"
}
