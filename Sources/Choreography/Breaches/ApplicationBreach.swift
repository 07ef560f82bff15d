/// A breach in how an application starts, what it draws its screens from, and what it says to people.
package enum ApplicationBreach: Hashable, Sendable {
  /// An application's delegate that is no `NSObject`.
  case delegateClass(String)
  /// A class that makes no scene delegate.
  case sceneDelegateClass(String)
  /// No window was shown after the launch.
  case noWindow(delegate: String)
  /// A text field was added to an action sheet.
  case textFieldInActionSheet
  /// Something of a storyboard or a nib, and what else is known of it.
  case document(String, more: String? = nil)
  /// A storyboard without a controller that was asked for: what is missing, what there is.
  case noController(String, of: String, there: String?)
  /// A controller has no segue of that identifier.
  case noSegue(String, of: String)

  var facts: BreachFacts {
    switch self {
    case .delegateClass(let name):
      BreachFacts(
        "launch", "\(name) is no NSObject", advice: "derive the delegate from UIResponder")
    case .sceneDelegateClass(let name):
      BreachFacts(
        "launch", "\(name) is no scene delegate",
        advice: "derive it from UIResponder and UISceneDelegate")
    case .noWindow(let delegate):
      BreachFacts(
        "launch", "\(delegate) showed no window",
        advice: "keep one and call makeKeyAndVisible()")
    case .textFieldInActionSheet:
      BreachFacts(
        "alert", "an action sheet has no text fields", advice: "use the style .alert")
    case .document(let what, let more): BreachFacts("document", what, advice: more)
    case .noController(let identifier, let what, let there):
      BreachFacts(
        "storyboard", what, got: there, advice: "or call stage.provide(\"\(identifier)\") { … }")
    case .noSegue(let identifier, let controller):
      BreachFacts(
        "storyboard", "\(controller) has no segue \(identifier) here",
        advice: "call stage.provide(segue: \"\(identifier)\") { … }")
    }
  }
}
