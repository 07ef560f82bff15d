import QuartzCore

/// A method as Objective-C's run time has it: here its name alone. Methods cannot be exchanged or added; who asks
/// for it is told, and the program goes on without.
public final class Method: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// What a method does.
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method("-[\($0) \(name.name)]") }
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method("+[\($0) \(name.name)]") }
}

public func method_getImplementation(_ m: Method) -> IMP {
  IMP(Unmanaged.passUnretained(m).toOpaque())
}
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ m: Method) -> Selector { Selector(m.name) }

/// Leaves both methods as they are, and says so.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  Unsupported.report("exchanging \(m1.name) for \(m2.name): each stays as it is; override it")
}

/// Leaves the method as it is, and says so.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  Unsupported.report("another implementation of \(m.name): it stays as it is; override it")
  return method_getImplementation(m)
}

/// Adds nothing, and says so.
/// - Returns: Whether the method was added: never here, as where the class has it.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  Unsupported.report(
    "adding \(name.name) to \(cls.map { "\($0)" } ?? "nil"): write it into the class")
  return false
}

/// Leaves the method as it is, and says so.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  Unsupported.report("another implementation of \(name.name): it stays as it is; override it")
  return nil
}
