import Geometry

/// A box for a value that Foundation has no box for on this platform.
public final class _BoxedValue: NSValue, @unchecked Sendable {
  // Sendable: immutable after init, and holds plain values only.
  let boxed: Any

  init(boxing value: Any) {
    boxed = value
    var size = 0.0
    super.init(bytes: &size, objCType: "d")
  }

  public required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    preconditionFailure("_BoxedValue · made of bytes · use NSValue(caTransform3D:) and its kin")
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  public override func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? _BoxedValue else { return false }
    if let a = boxed as? CATransform3D, let b = other.boxed as? CATransform3D {
      return CATransform3DEqualToTransform(a, b)
    }
    return (boxed as? CGAffineTransform) == (other.boxed as? CGAffineTransform)
  }

  public override var hash: Int { 0 }
}

/// What lets `NSValue(caTransform3D:)` answer with an object of another class.
public protocol _ValueBoxing {}

extension NSValue: _ValueBoxing {}

extension _ValueBoxing {
  /// Boxes a transform.
  public init(caTransform3D transform: CATransform3D) {
    self = _BoxedValue(boxing: transform) as! Self  // swift-format-ignore: NeverForceUnwrap
  }

  /// Boxes a transform of the plane.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self = _BoxedValue(boxing: transform) as! Self  // swift-format-ignore: NeverForceUnwrap
  }
}

extension NSValue {
  /// The identity unless a transform is in the box.
  public var caTransform3DValue: CATransform3D {
    (self as? _BoxedValue)?.boxed as? CATransform3D ?? CATransform3DIdentity
  }

  /// The identity unless a transform of the plane is in the box.
  public var cgAffineTransformValue: CGAffineTransform {
    (self as? _BoxedValue)?.boxed as? CGAffineTransform ?? .identity
  }
}
