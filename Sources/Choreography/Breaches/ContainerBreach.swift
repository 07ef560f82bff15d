/// A breach in how controllers contain others and are told that they appear. They are told by class.
package enum ContainerBreach: Hashable, Sendable {
  /// `transition(from:to:)` of controllers that are not both children, the first on show.
  case transitionOfStrangers(from: String, to: String, parent: String)
  /// A page view controller was given no page.
  case pageMissing
  /// A controller was added to itself.
  case childOfItself
  /// A begin or end of an appearance transition without the other.
  case appearanceUnbalanced(String)
  /// `loadView` set no view.
  case loadsNoView(String)

  var facts: BreachFacts {
    switch self {
    case .transitionOfStrangers(let from, let to, let parent):
      BreachFacts(
        "transition-of-strangers",
        "transition(from:to:) of \(from) and \(to), which are not both children "
          + "of \(parent) with the first on show", advice: "call addChild for both")
    case .pageMissing:
      BreachFacts(
        "page-missing", "a page view controller was given no page; ignored", advice: "give it one")
    case .childOfItself: BreachFacts("containment", "a controller cannot be its own child")
    case .appearanceUnbalanced(let controller):
      BreachFacts(
        "appearance-balance", .appearancePaired, call: "beginAppearanceTransition",
        "unbalanced begin/end appearance transition for \(controller)",
        cause:
          "begin- or endAppearanceTransition was called for a controller that UIKit looks after")
    case .loadsNoView(let controller):
      BreachFacts(
        "load-view", "\(controller).loadView() set no view", advice: "assign self.view in it")
    }
  }
}
