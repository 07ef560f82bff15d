import QuartzCore
import Testing

@Suite("Values in boxes")
struct BoxedValueTests {
  private let turn = CATransform3DConcat(
    CATransform3DMakeRotation(0.3, 0, 1, 0), CATransform3DMakeTranslation(1, 2, 3))

  @Test("What is put into a box comes out of it again")
  func roundTrips() {
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    let vector = CGVector(dx: 7, dy: 8)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test("A box of another kind gives zero or the identity, not what happens to lie there")
  func otherKinds() {
    let point = NSValue(cgPoint: CGPoint(x: 3, y: 4))
    #expect(CATransform3DIsIdentity(point.caTransform3DValue))
    #expect(point.cgAffineTransformValue == .identity)
    #expect(point.cgRectValue == .zero)
    #expect(NSValue(caTransform3D: turn).cgPointValue == .zero)
    #expect(NSValue(caTransform3D: turn).cgAffineTransformValue == .identity)
  }

  @Test("Boxes of equal values are equal")
  func equality() {
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(cgVector: .zero) != NSValue(cgPoint: .zero))
  }

  @Test("What is cast to a box is in one, and what is in one can be cast to what it is")
  func casts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["plain": rect, "boxed": NSValue(cgRect: rect)]
    for key in ["plain", "boxed"] {
      #expect((info[key] as? NSValue)?.cgRectValue == rect)
      #expect(info[key] as? CGRect == rect)
      #expect(info[key] as? CGPoint == nil)
    }
    let values: [Any] = [
      CGPoint(x: 3, y: 4), CGSize(width: 3, height: 4), CGVector(dx: 3, dy: 4),
      CGAffineTransform(translationX: 3, y: 4), turn,
    ]
    for value in values { #expect(value as? NSValue != nil, "\(type(of: value))") }
    let point: Any = NSValue(cgPoint: CGPoint(x: 3, y: 4))
    #expect(point as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(point as? CGSize == nil)
    let boxed: Any = NSValue(caTransform3D: turn)
    #expect((boxed as? CATransform3D).map { CATransform3DEqualToTransform($0, turn) } == true)
    #expect(boxed as? CGAffineTransform == nil)
  }

  @Test("An animation takes its values out of their boxes")
  @MainActor func animations() {
    let animation = CABasicAnimation(keyPath: "transform")
    let closure: () -> NSValue = { NSValue(caTransform3D: turn) }
    animation.fromValue = closure()
    animation.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.duration = 1
    #expect(AnimatableValue(any: animation.fromValue) == .transform(turn))
    #expect(
      AnimatableValue(any: NSValue(cgAffineTransform: .identity))
        == .transform(CATransform3DIdentity))
  }
}
