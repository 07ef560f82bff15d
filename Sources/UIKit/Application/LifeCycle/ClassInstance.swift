import QuartzCore

/// Objects of a class that is only known at run time; `LayerClass.swift` says why this way.
extension NSObject {
  @inline(never)
  package convenience init(instance: ()) { self.init() }

  /// A new object of the class that this is called on.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE8instanceACyt_tcfC")
  private static func makeInstance() -> NSObject

  /// A new object of a class, made by `init()`; nil unless the class derives from `NSObject`.
  static func make(_ type: Any.Type) -> NSObject? { (type as? NSObject.Type)?.makeInstance() }
}
