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
        guard let sender = argument(sender, as: Sender.self) else { return .refused }
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
        guard let sender = argument(sender, as: Sender.self),
          let event = (event as Any) as? Event
        else {
          return .refused
        }
        return .returned(method(target)(sender, event))
      })
  }

  /// A method with three arguments, such as `animationDidStop(_:finished:context:)`.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name, arity: 3,
      Method(of: Target.self) { target, first, rest in
        guard let rest = rest as? LastArguments, let first = (first as Any) as? First,
          let second = (rest.second as Any) as? Second, let third = (rest.third as Any) as? Third
        else { return .refused }
        return .returned(method(target)(first, second, third))
      })
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
        guard let sender = argument(sender, as: Sender.self) else { return .refused }
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
        guard let sender = argument(sender, as: Sender.self),
          let event = (event as Any) as? Event
        else {
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

/// What a method gets as its sender. Objective-C passes any object; a method whose parameter is
/// another class of the sender's own family is called all the same, and can use what the family
/// has in common.
private func argument<Sender>(_ sender: Any?, as type: Sender.Type) -> Sender? {
  if let fitting = (sender as Any) as? Sender { return fitting }
  guard let wanted = type as? AnyClass, let object = sender as? NSObject else { return nil }
  let families: [AnyClass] = [
    UIGestureRecognizer.self, UIControl.self, UIView.self, UIBarItem.self, UIViewController.self,
  ]
  let isRelated = families.contains {
    isKind(wanted, of: $0) && isKind(Swift.type(of: object), of: $0)
  }
  return isRelated ? unsafeBitCast(object, to: type) : nil
}

private func isKind(_ type: AnyClass, of family: AnyClass) -> Bool {
  var candidate: AnyClass? = type
  while let current = candidate {
    if current == family { return true }
    candidate = _getSuperclass(current)
  }
  return false
}

/// A selector by its name alone.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
