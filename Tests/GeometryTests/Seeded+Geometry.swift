import Foundation
import TestSupport

@testable import Geometry

extension Seeded {
  mutating func point(in range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(in: range), y: number(in: range))
  }

  /// An affine map with an inverse worth the name.
  mutating func affine() -> CGAffineTransform {
    CGAffineTransform(translationX: CGFloat(number(in: -50...50)), y: CGFloat(number(in: -50...50)))
      .rotated(by: CGFloat(number(in: -3...3)))
      .scaledBy(x: CGFloat(number(in: 0.2...3)), y: CGFloat(number(in: -3 ... -0.2)))
      .concatenating(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0))
  }

  /// A 3-D map with perspective and an inverse.
  mutating func space() -> CATransform3D {
    var lens = CATransform3DIdentity
    lens.m34 = CGFloat(number(in: -0.002 ... -0.0005))
    let turned = CATransform3DRotate(
      lens, CGFloat(number(in: -1...1)), CGFloat(number(in: -1...1)), CGFloat(number(in: -1...1)),
      CGFloat(number(in: -1...1)))
    let moved = CATransform3DTranslate(
      turned, CGFloat(number(in: -50...50)), CGFloat(number(in: -50...50)),
      CGFloat(number(in: -50...50)))
    return CATransform3DScale(
      moved, CGFloat(number(in: 0.3...2)), CGFloat(number(in: 0.3...2)),
      CGFloat(number(in: 0.3...2)))
  }
}

/// Whether two points agree to a part of the larger coordinate, or absolutely below 1.
func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
  agree(Double(a.x), Double(b.x), within: tolerance)
    && agree(Double(a.y), Double(b.y), within: tolerance)
}

/// Whether two rectangles agree side by side.
func near(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-9) -> Bool {
  near(a.origin, b.origin, tolerance)
    && near(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), tolerance)
}

/// Whether two maps agree in all sixteen numbers.
func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
  zip(a.numbers, b.numbers).allSatisfy { agree($0, $1, within: tolerance) }
}

extension CATransform3D {
  /// Row by row.
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(
      Double.init)
  }

  init(_ n: [Double]) {
    let m = n.map { CGFloat($0) }
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
}
