import QuartzCore

/// What a selector is made of where the compiler knows no `#selector`: a name, and the method
/// itself, of plain function type so that methods of any isolation fit. Sources are rewritten to
/// these forms before they are compiled.
extension Selector {
  /// A method without arguments.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 0,
      Method(of: Target.self) { target, _, _ in .returned(method(target)()) })
  }

  /// A method with one argument: the sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 1,
      Method(of: Target.self) { target, sender, _ in
        guard let sender = (sender as Any) as? Sender else { return .refused }
        return .returned(method(target)(sender))
      })
  }

  /// A method with two arguments: the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 2,
      Method(of: Target.self) { target, sender, event in
        guard let sender = (sender as Any) as? Sender, let event = (event as Any) as? Event else {
          return .refused
        }
        return .returned(method(target)(sender, event))
      })
  }

  /// A method with three arguments, which no control or timer sends; a name to compare.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, arity: 3, Method())
  }

  /// A method without arguments of whatever an expression is; the expression is not evaluated.
  public init<Target, Result>(
    _ name: String, on _: @autoclosure () -> Target,
    _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 0,
      Method(of: Target.self) { target, _, _ in .returned(method(target)()) })
  }

  /// The same with one argument.
  public init<Target, Sender, Result>(
    _ name: String, on _: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 1,
      Method(of: Target.self) { target, sender, _ in
        guard let sender = (sender as Any) as? Sender else { return .refused }
        return .returned(method(target)(sender))
      })
  }

  /// The same with two arguments.
  public init<Target, Sender, Event, Result>(
    _ name: String, on _: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 2,
      Method(of: Target.self) { target, sender, event in
        guard let sender = (sender as Any) as? Sender, let event = (event as Any) as? Event else {
          return .refused
        }
        return .returned(method(target)(sender, event))
      })
  }

  /// The method that answers a property.
  public init<Target, Value>(_ name: String, getting property: KeyPath<Target, Value>) {
    nonisolated(unsafe) let property = property
    self.init(
      name, arity: 0,
      Method(of: Target.self) { target, _, _ in .returned(target[keyPath: property]) })
  }

  /// The method that sets a property to its argument.
  public init<Target, Value>(
    _ name: String, setting property: ReferenceWritableKeyPath<Target, Value>
  ) {
    nonisolated(unsafe) let property = property
    self.init(
      name, arity: 1,
      Method(of: Target.self) { target, value, _ in
        guard let value = (value as Any) as? Value else { return .refused }
        target[keyPath: property] = value
        return .returned(nil)
      })
  }

  /// A property of whatever an expression is; the expression is not evaluated.
  public init<Target, Value>(
    _ name: String, on _: @autoclosure () -> Target, getting property: KeyPath<Target, Value>
  ) {
    self.init(name, getting: property)
  }

  /// The same for setting it.
  public init<Target, Value>(
    _ name: String, on _: @autoclosure () -> Target,
    setting property: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(name, setting: property)
  }
}

/// A selector by its name alone.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
