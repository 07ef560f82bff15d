import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Affine maps") struct AffineTransformTests {
  @Test("the new operation happens first")
  func order() {
    let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
    let u = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 22, y: 63))
    let v = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(v == t)
  }

  @Test("a quarter turn takes +x to +y")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned, CGPoint(x: 0, y: 1)))
    let later = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(later), CGPoint(x: 5, y: 1)))
  }

  @Test("concatenation is application in turn, inversion undoes it", arguments: [UInt64(41), 42])
  func laws(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      let (s, t) = (random.affine(), random.affine())
      let p = random.point(in: -100...100)
      #expect(near(p.applying(s.concatenating(t)), p.applying(s).applying(t)))
      #expect(near(p.applying(t).applying(t.inverted()), p, 1e-8))
      #expect(agree(Double(s.concatenating(t).determinant), Double(s.determinant * t.determinant)))
    }
  }

  @Test("what cannot be undone stays as it is")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !flat.isIdentity)
    #expect(CGAffineTransform() == .identity)
  }

  @Test("rectangles map to the box around their corners, sizes without the shift")
  func rectangles() {
    let t = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: -2, y: 3)
    let rect = CGRect(x: 1, y: 1, width: 4, height: 2)
    #expect(rect.applying(t) == CGRect(x: -5, y: 10, width: 8, height: 6))
    #expect(CGSize(width: 4, height: 2).applying(t) == CGSize(width: -8, height: 6))
    let mixed = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9)
    #expect(CGSize(width: 1, height: 10).applying(mixed) == CGSize(width: 31, height: 42))
    #expect(CGRect.null.applying(t).isNull && CGRect.infinite.applying(t).isInfinite)
  }

  @Test("vectors are made from any number")
  func vectors() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector.zero == CGVector() && CGVector(dx: CGFloat(0), dy: 0) == .zero)
  }
}
