import Geometry

/// Points, sizes, rectangles and transforms in boxes, as code of the days of Objective-C hands them to
/// animations.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(.vector, of: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(.affine, of: transform)
  }
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(.transform, of: transform)
  }

  /// Zero unless a point is in the box.
  public var cgPointValue: CGPoint { .unboxed(self) ?? .zero }
  /// Zero unless a size is in the box.
  public var cgSizeValue: CGSize { .unboxed(self) ?? .zero }
  /// Zero unless a rectangle is in the box.
  public var cgRectValue: CGRect { .unboxed(self) ?? .zero }
  /// Zero unless a vector is in the box.
  public var cgVectorValue: CGVector { .unboxed(self) ?? .zero }
  /// The identity unless an affine transform is in the box.
  public var cgAffineTransformValue: CGAffineTransform { .unboxed(self) ?? .identity }
  /// The identity unless a transform is in the box.
  public var caTransform3DValue: CATransform3D {
    .unboxed(self) ?? CATransform3DIdentity
  }

  /// Whether what is in the box is written so by Foundation, or begins so.
  func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix(type) }
}

extension NSValue {
  /// Values that are numbers and nothing else. Foundation boxes no structure but its own here, only
  /// arrays, so that a kind is told by how many numbers it takes; those that would take as many as
  /// another have one to spare.
  package enum Numbers: Int {
    case vector = 2
    case offset = 3
    case insets = 4
    case directionalInsets = 5
    case affine = 6
    case transform = 16

    /// How Foundation writes it.
    fileprivate var code: String { "[\(rawValue)d]" }
  }

  /// A box of a structure of numbers.
  package convenience init<Value>(_ kind: Numbers, of value: Value) {
    var numbers = [Double](repeating: 0, count: kind.rawValue)
    numbers.withUnsafeMutableBytes { room in
      withUnsafeBytes(of: value) { room.copyMemory(from: $0) }
    }
    self.init(bytes: numbers, objCType: kind.code)
  }

  /// What is in the box; nil if it is of another kind.
  package func opened<Value>(_ kind: Numbers) -> Value? {
    guard holds(kind.code) else { return nil }
    var numbers = [Double](repeating: 0, count: kind.rawValue)
    getValue(&numbers)
    return numbers.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
  }
}
