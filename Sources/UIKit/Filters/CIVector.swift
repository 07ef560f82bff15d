import QuartzCore

/// Some numbers: a point, a rectangle, a row of a matrix.
open class CIVector: NSObject, @unchecked Sendable {
  let numbers: [CGFloat]

  init(_ numbers: [CGFloat]) { self.numbers = numbers }

  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Origin, width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }
  /// Numbers in square brackets with blanks between, as `stringRepresentation` writes them; what is no
  /// number is left out.
  public convenience init(string: String) {
    let words = string.split { " [],".contains($0) }
    self.init(words.compactMap { Double($0).map { CGFloat($0) } })
  }

  open var count: Int { numbers.count }
  /// 0 beyond the last number.
  open func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }

  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  open var stringRepresentation: String {
    "[" + numbers.map { "\(NSNumber(value: Double($0)))" }.joined(separator: " ") + "]"
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }
  open override var hash: Int { numbers.hashValue }
  open override var description: String { stringRepresentation }
}
