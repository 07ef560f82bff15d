import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("3-D maps") struct Transform3DTests {
  @Test("a fresh map is all zeros, the identity is not")
  func fresh() {
    #expect(CATransform3D().numbers.allSatisfy { $0 == 0 })
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIdentity.m22 == 1)
  }

  @Test("the new operation happens first, concatenation reads left to right")
  func order() {
    let t = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect(t.row(times: Vector4(1, 1, 1, 1)) == Vector4(12, 23, 34, 1))
    let u = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(10, 20, 30))
    #expect(CATransform3DEqualToTransform(t, u))
    let v = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect((v.m41, v.m42, v.m43) == (20, 60, 120))
  }

  @Test("rotations turn x to y, y to z, z to x about the axis left out")
  func rotations() {
    func image(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, about axis: [CGFloat]) -> [Double] {
      let turn = CATransform3DMakeRotation(.pi / 2, axis[0], axis[1], axis[2])
      let v = turn.row(times: Vector4(x, y, z, 1))
      return [v.x, v.y, v.z].map { Double($0).rounded() }
    }
    #expect(image(1, 0, 0, about: [0, 0, 2]) == [0, 1, 0])
    #expect(image(0, 1, 0, about: [1, 0, 0]) == [0, 0, 1])
    #expect(image(0, 0, 1, about: [0, 3, 0]) == [1, 0, 0])
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("any axis: lengths are kept, the axis stands still, turns add", arguments: [UInt64(51)])
  func rotationLaws(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<100 {
      let axis = (0..<3).map { _ in CGFloat(random.number(in: -1...1)) }
      let (a, b) = (CGFloat(random.number(in: -3...3)), CGFloat(random.number(in: -3...3)))
      func turn(_ angle: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
      }
      #expect(near(CATransform3DConcat(turn(a), turn(b)), turn(a + b), 1e-14))
      #expect(near(CATransform3DConcat(turn(a), turn(-a)), CATransform3DIdentity, 1e-14))
      let still = turn(a).row(times: Vector4(axis[0], axis[1], axis[2], 0))
      #expect(agree(Double(still.x), Double(axis[0]), within: 1e-14))
      #expect(agree(Double(still.z), Double(axis[2]), within: 1e-14))
    }
  }

  @Test("inversion undoes; what cannot be undone stays", arguments: [UInt64(52)])
  func inversion(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      let t = random.space()
      #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, 1e-10))
      // A matrix without any structure, too.
      let dense = CATransform3D((0..<16).map { _ in random.number(in: -1...1) })
      let product = CATransform3DConcat(CATransform3DInvert(dense), dense)
      #expect(near(product, CATransform3DIdentity, 1e-6), "seed \(seed): \(dense)")
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test("affine means: nothing but the plane is touched")
  func affine() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(t)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == t)
    for index in [2, 3, 6, 7, 8, 9, 10, 11, 14, 15] {
      var numbers = space.numbers
      numbers[index] += 0.5
      #expect(!CATransform3DIsAffine(CATransform3D(numbers)), "entry \(index)")
    }
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("perspective divides: x over 1 − z/d")
  func perspective() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let t = CATransform3DTranslate(lens, 0, 0, 100)
    #expect(near(CGPoint(x: 40, y: -8).projected(through: t), CGPoint(x: 50, y: -10), 1e-15))
  }

  @Test("unprojecting undoes projecting; edge-on there is no answer", arguments: [UInt64(53)])
  func unprojection(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      let (t, p) = (random.space(), random.point(in: -100...100))
      let back = try #require(p.projected(through: t).unprojected(through: t))
      #expect(near(back, p, 1e-7), "seed \(seed)")
    }
    #expect(CGPoint.zero.unprojected(through: CATransform3DMakeScale(0, 1, 1)) == nil)
  }
}
