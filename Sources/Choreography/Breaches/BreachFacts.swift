/// What is to be said of a breach.
package struct BreachFacts: Hashable, Sendable {
  /// A stable short name, lower case and hyphens, such as `completes-once`.
  package var name: String
  /// Which rule it breaks; nil where that rule sees it for itself.
  package var duty: BreachDuty?
  /// The call or property that it is about, as UIKit spells it; the name where there is none.
  package var call: String
  /// What happened, in a clause.
  package var what: String
  /// What came of it, or was there; nil where there is nothing to add.
  package var got: String?
  /// What to do about it, in words; nil where `what` says it.
  package var advice: String?
  /// What has most likely been done.
  package var cause: String
  /// A line of code that mends it; nil where there is none.
  package var mend: String?

  init(
    _ name: String, _ duty: BreachDuty?, call: String? = nil, _ what: String,
    got: String? = nil, advice: String? = nil, cause: String = refused, mend: String? = nil
  ) {
    (self.name, self.duty, self.call) = (name, duty, call ?? name)
    (self.what, self.got, self.advice) = (what, got, advice)
    (self.cause, self.mend) = (cause, mend)
  }

  /// Of whatever UIKit asks beside transitions.
  init(
    _ name: String, call: String? = nil, _ what: String, got: String? = nil,
    advice: String? = nil, cause: String = refused, mend: String? = nil
  ) {
    self.init(
      name, .uikitRules, call: call, what, got: got, advice: advice, cause: cause, mend: mend)
  }

  /// Why, where nothing more is known.
  static let refused = "UIKit ignores or refuses the call, or raises an exception"

  /// What happened, what was got and what to do, as one line for people.
  package var message: String { [what, got, advice].compactMap { $0 }.joined(separator: " · ") }

  /// What happened and what was got, as a clause of a report.
  package var seen: String { [what, got].compactMap { $0 }.joined(separator: ": ") }
}

/// What a breach fails in: each is one rule's.
package enum BreachDuty: CaseIterable, Hashable, Sendable {
  /// To complete a transition exactly once.
  case completesOnce
  /// To pair the callbacks of appearance.
  case appearancePaired
  /// To use a property animator within its life cycle.
  case animatorRules
  /// To drive an interactor as it is to be driven.
  case interactorRules
  /// To show something in every frame.
  case noBlankFrame
  /// To leave the screen in the window that stays.
  case screenIsThere
  /// To leave effect views as they blur.
  case blurIsWhole
  /// To make a presentation controller for each presentation.
  case freshPresentationController
  /// Of the moment in which screens are asked to come or go.
  case requestsAreSound
  /// Of whatever else UIKit asks.
  case uikitRules
}
