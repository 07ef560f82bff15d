import QuartzCore

/// A class with a `responds(to:)` of its own, where it overrides that of every object on Apple's platforms.
public protocol _AnswersBySelector {
  @MainActor func _responds(to aSelector: Selector!) -> Bool
}

/// A class with a `forwardingTarget(for:)` of its own.
public protocol _ForwardsBySelector {
  @MainActor func _forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Sending messages by selector. UIKit's own methods are found only through selectors that carry
/// them.
extension NSObject {
  /// Whether this is of the type that has the selector's method. A name alone cannot tell: false,
  /// and noted as a violation.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any _AnswersBySelector)?._responds(to: aSelector) ?? _respondsAsObject(to: aSelector)
  }

  /// What `super.responds(to:)` is in a class that has a `responds(to:)` of its own.
  @preconcurrency @MainActor
  public func _respondsAsObject(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if !aSelector.hasMethod {
      Violation.record(
        .object(.selectorUnknown("\(aSelector)", by: "\(Swift.type(of: self))")))
    }
    return aSelector.isMethod(of: self)
  }

  /// Who is to get a message that this has no method for: nil, nobody, unless a class has its own.
  @preconcurrency @MainActor
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    (self as? any _ForwardsBySelector)?._forwardingTarget(for: aSelector)
  }

  /// What `super.forwardingTarget(for:)` is in a class that has its own: nobody.
  @preconcurrency @MainActor
  public func _forwardingTargetAsObject(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method without arguments.
  /// - Returns: What it returned, where that is an object; retained by somebody else.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method with one argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>? {
    if let target = forwarded(aSelector) {
      return target.perform(aSelector, with: object1, with: object2)
    }
    let answer = aSelector?.answer(of: self, sender: object1, event: object2)
    guard let answer, Swift.type(of: answer) is AnyObject.Type else { return nil }
    return Unmanaged.passUnretained(answer as AnyObject)
  }
}

extension NSObject {
  /// Who gets a message that a class of an application forwards.
  @MainActor private func forwarded(_ aSelector: Selector?) -> NSObject? {
    guard let aSelector, !aSelector.isMethod(of: self), let own = self as? any _ForwardsBySelector
    else { return nil }
    let target = own._forwardingTarget(for: aSelector) as? NSObject
    return target === self ? nil : target
  }
}

extension Selector {
  /// Whether it carries a method.
  var hasMethod: Bool { method.isKnown }
}

extension NSObjectProtocol {
  /// As an `NSObject` answers: every object that is known only by a protocol is one on a device.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}
