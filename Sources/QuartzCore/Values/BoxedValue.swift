import Geometry

/// A structure that goes into a box, and comes out of one, where code casts it: `as? NSValue` of what is in a
/// dictionary of anything, or `as? CGRect` of a box.
public protocol BoxedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// In a box of its own.
  var boxed: NSValue { get }
  /// nil where something else is in the box.
  static func unboxed(_ box: NSValue) -> Self?
}

extension BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard let value = unboxed(source) else {
      preconditionFailure("a box of \(String(cString: source.objCType)) is no \(Self.self)")
    }
    result = value
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    guard let result else { preconditionFailure("there is no box to take a \(Self.self) out of") }
    return result
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BoxedValue {
  public var boxed: NSValue { NSValue(cgPoint: self) }
  public static func unboxed(_ box: NSValue) -> CGPoint? {
    box.holds("{CGPoint") ? box.pointValue : nil
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BoxedValue {
  public var boxed: NSValue { NSValue(cgSize: self) }
  public static func unboxed(_ box: NSValue) -> CGSize? {
    box.holds("{CGSize") ? box.sizeValue : nil
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BoxedValue {
  public var boxed: NSValue { NSValue(cgRect: self) }
  public static func unboxed(_ box: NSValue) -> CGRect? {
    box.holds("{CGRect") ? box.rectValue : nil
  }
}

extension CGVector: BoxedValue {
  public var boxed: NSValue { NSValue(cgVector: self) }
  public static func unboxed(_ box: NSValue) -> CGVector? { box.opened(.vector) }
}

extension CGAffineTransform: BoxedValue {
  public var boxed: NSValue { NSValue(cgAffineTransform: self) }
  public static func unboxed(_ box: NSValue) -> CGAffineTransform? { box.opened(.affine) }
}

extension CATransform3D: BoxedValue {
  public var boxed: NSValue { NSValue(caTransform3D: self) }
  public static func unboxed(_ box: NSValue) -> CATransform3D? { box.opened(.transform) }
}
