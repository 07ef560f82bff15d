/// A breach in what objects are asked by name. They are told by class.
package enum ObjectBreach: Hashable, Sendable {
  /// Something of a type that the property does not take.
  case valueRefused(property: String, value: String)
  /// A key that an object does not have here.
  case noKey(String, of: String)
  /// An observer that does not take what it observes.
  case observationNotTaken(by: String, keyPath: String)
  /// An observer that is none was to be removed.
  case observesNothing(keyPath: String, of: String)
  /// A selector that an object does not answer.
  case selectorUnanswered(String, by: String)
  /// Nobody can say whether an object answers.
  case selectorUnknown(String, by: String)

  var facts: BreachFacts {
    switch self {
    case .valueRefused(let property, let value):
      BreachFacts("key-value-coding", "\(property) cannot be set to \(value)")
    case .noKey(let key, let object):
      BreachFacts(
        "key-value-coding", "\(object) has no key \(key) here",
        advice: "use the property itself")
    case .observationNotTaken(let observer, let keyPath):
      BreachFacts(
        "key-value-observing", "\(observer) observes \(keyPath)",
        advice: "override observeValue and take it")
    case .observesNothing(let keyPath, let object):
      BreachFacts(
        "key-value-observing", "nobody observes \(keyPath) of \(object)",
        advice: "remove an observer once")
    case .selectorUnanswered(let name, let object):
      BreachFacts(
        "selector", "\(object) has no method that answers \(name)",
        advice: "use #selector with a method of the target")
    case .selectorUnknown(let name, let object):
      BreachFacts(
        "selector", "cannot know whether \(object) has a method that answers \(name)",
        advice: "use #selector with a method")
    }
  }
}
