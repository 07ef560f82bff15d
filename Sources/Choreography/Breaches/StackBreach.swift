/// A breach in how the stack of a navigation controller is changed. Controllers are told by class.
package enum StackBreach: Hashable, Sendable {
  /// A push of a controller that is in the stack.
  case pushesTwice(String)
  /// A stack was set that holds a controller twice.
  case holdsTwice
  /// A navigation controller in the stack of another.
  case nests
  /// A change while another one moves.
  case changesDuringTransition
  /// A pop to a controller that is not in the stack.
  case popsToStranger(String)
  /// The swipe back began where there is nothing to go back to (Q13).
  case beginsPopAtRoot

  var facts: BreachFacts {
    switch self {
    case .pushesTwice(let controller):
      BreachFacts(
        "push-twice", .requestsAreSound, call: Self.push,
        "\(controller) is in the stack already; the push was ignored",
        advice: "push a new controller or pop to that one", cause: Self.madeTwice,
        mend: Self.guards)
    case .holdsTwice:
      BreachFacts(
        "push-twice", .requestsAreSound, call: Self.push,
        "the stack would hold a controller twice; the change was ignored", cause: Self.madeTwice,
        mend: Self.guards)
    case .nests:
      BreachFacts(
        "push-navigation-controller", .requestsAreSound, call: Self.push,
        "a navigation controller cannot be in the stack of another; the change was ignored",
        advice: "present it, or push its root")
    case .changesDuringTransition:
      BreachFacts(
        "stack-change-during-transition", .requestsAreSound, call: "viewControllers",
        "the stack was changed during a transition; the new one waits for its end",
        advice: "change it in didShow or viewDidAppear")
    case .popsToStranger(let controller):
      BreachFacts(
        "pop-to-stranger", .requestsAreSound, call: "popToViewController(_:animated:)",
        "\(controller) is not in the stack; the pop was ignored")
    case .beginsPopAtRoot:
      BreachFacts(
        "pop-gesture-at-root",
        "the interactive pop began at the root, after which UIKit shows no push any more",
        advice: "let its delegate refuse while viewControllers.count is 1",
        cause: "the recognizer's delegate was set to nil, and there is nothing to pop on the root "
          + "screen")
    }
  }

  private static let push = "pushViewController(_:animated:)"
  private static let madeTwice = "the request was made twice: the first is under way or done"
  private static let guards = "guard topViewController !== next else { return } // before push"
}
