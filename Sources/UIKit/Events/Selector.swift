import QuartzCore

/// The name of a method and how to call it.
///
/// Names are Apple's: `tap` for a method without arguments, `tap:` for one with an unnamed
/// argument. Two selectors are equal if their names are. A selector made from a name alone calls
/// nothing: sending it is noted as a violation.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// Calls the method of an object; false if the object or the arguments are of another type.
  typealias Call = @MainActor (AnyObject, Any?, UIEvent?) -> Bool

  let name: String
  private let method: Method

  /// A name without a method.
  public init(_ name: String) {
    self.name = name
    method = Method(isOf: { _ in false }, call: nil)
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A method without arguments.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    self.method = Method(isOf: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method with one argument: the sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    self.method = Method(isOf: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method with two arguments: the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    self.method = Method(isOf: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender,
        let event = (event as Any) as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an object is of the type that has the method.
  func isMethod(of object: AnyObject) -> Bool { method.isOf(object) }

  /// Calls the method, or notes that it cannot be called.
  @MainActor
  func send(to target: AnyObject, sender: Any?, event: UIEvent?) {
    if let call = method.call, call(target, sender, event) { return }
    SceneEnvironment.current.violate(
      "selector",
      "\(Swift.type(of: target)) has no method that answers \(name) · "
        + "use #selector with a method of the target")
  }

  /// A method without its name. Sendable: it is called on the main actor only.
  private struct Method: @unchecked Sendable {
    let isOf: (AnyObject) -> Bool
    let call: Call?

    init(isOf: @escaping (AnyObject) -> Bool, call: Call?) {
      self.isOf = isOf
      self.call = call
    }
  }
}

/// Someone who is told, and by which method. The target is not kept alive.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }

  @MainActor
  func send(from sender: AnyObject, event: UIEvent?) {
    if let target { action.send(to: target, sender: sender, event: event) }
  }

  /// Whether this is one of those that a removal means; nil means any.
  func matches(target: AnyObject?, action: Selector?) -> Bool {
    (target == nil || self.target === target) && (action == nil || self.action == action)
  }
}
