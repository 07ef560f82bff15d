import QuartzCore

/// Sending messages by selector. UIKit's own methods are found only through selectors that carry
/// them.
extension NSObject {
  /// Whether this is of the type that has the selector's method. A name alone cannot tell: false,
  /// and noted as a violation.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if !aSelector.hasMethod {
      Violation.record(
        .object(.selectorUnknown("\(aSelector)", by: "\(Swift.type(of: self))")))
    }
    return aSelector.isMethod(of: self)
  }

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
    let answer = aSelector?.answer(of: self, sender: object1, event: object2)
    guard let answer, Swift.type(of: answer) is AnyObject.Type else { return nil }
    return Unmanaged.passUnretained(answer as AnyObject)
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
