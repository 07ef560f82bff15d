import QuartzCore

// In Objective-C a class answers what its objects answer.

extension NSObjectProtocol where Self: NSObject {
  /// `Module.Name`. Responders have one of their own, which can be overridden.
  public static func description() -> String { NSStringFromClass(self) }
}

extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
  /// `Module.Name`.
  public class func debugDescription() -> String { NSStringFromClass(self) }
  /// What it inherits from.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
  /// Whether it is another class, or inherits from it.
  public class func isSubclass(of aClass: AnyClass) -> Bool {
    var next: AnyClass? = self
    while let current = next, current != aClass { next = _getSuperclass(current) }
    return next != nil
  }
}
