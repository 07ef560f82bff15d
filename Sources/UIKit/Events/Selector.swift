import QuartzCore

/// The name of a method and how to call it.
///
/// Names are Apple's: `tap` for a method without arguments, `tap:` for one with an unnamed
/// argument. Two selectors are equal if their names are. A selector made from a name alone calls
/// nothing: sending it is noted as a violation.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  let name: String
  let method: Method

  /// A name without a method.
  public init(_ name: String) { self.init(name, arity: 0, Method()) }

  public init(stringLiteral value: String) { self.init(value) }

  /// A name that ends in "…" is completed by a colon for each argument.
  init(_ name: String, arity: Int, _ method: Method) {
    self.name =
      name.hasSuffix("…") ? name.dropLast() + String(repeating: ":", count: arity) : name
    self.method = method
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an object is of the type that has the method.
  func isMethod(of object: AnyObject) -> Bool { method.isOf(object) }

  /// Calls the method, or notes that it cannot be called.
  @MainActor
  func send(to target: AnyObject, sender: Any?, event: Any?) {
    _ = answer(of: target, sender: sender, event: event)
  }

  /// Calls the method, or notes that it cannot be called.
  /// - Returns: What the method returned, nil for nothing.
  @MainActor
  func answer(of target: AnyObject, sender: Any?, event: Any?) -> Any? {
    switch method.call(target, sender, event) {
    case .returned(let value): return value
    case .refused:
      Violation.record(
        .object(.selectorUnanswered("\(name)", by: "\(Swift.type(of: target))")))
      return nil
    }
  }

  /// A method without its name. Sendable: it is called on the main actor only.
  struct Method: @unchecked Sendable {
    enum Outcome {
      case returned(Any?)
      /// The object or the arguments are of another type.
      case refused
    }

    let isKnown: Bool
    let isOf: (AnyObject) -> Bool
    let call: @MainActor (AnyObject, Any?, Any?) -> Outcome

    init(
      isKnown: Bool, isOf: @escaping (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, Any?, Any?) -> Outcome
    ) {
      (self.isKnown, self.isOf, self.call) = (isKnown, isOf, call)
    }

    /// No method at all.
    init() {
      isKnown = false
      isOf = { _ in false }
      call = { _, _, _ in .refused }
    }

    /// A method of a type; the closure answers nil if the arguments are of another type.
    init<Target>(
      of _: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Outcome
    ) {
      isKnown = true
      isOf = { $0 is Target }
      self.call = { target, sender, event in
        (target as? Target).map { call($0, sender, event) } ?? .refused
      }
    }
  }
}

/// What a method with three arguments gets after the first.
struct LastArguments {
  let second: Any?
  let third: Any?
}

extension Selector {
  /// How many arguments its name has.
  var arity: Int { name.count { $0 == ":" } }
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
