import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Interpolation of maps and colours") struct InterpolationTests {
  /// The maps behind the names of transform_interpolation_2d.tsv.
  static let named: [String: CATransform3D] = {
    func turn(_ degrees: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
    }
    return [
      "identity": CATransform3DIdentity,
      "rotateZ 30": turn(30), "rotateZ 170": turn(170), "rotateZ 180": turn(180),
      "rotateZ 270": turn(270),
      "scale 2": CATransform3DMakeScale(2, 2, 1), "scale 2,1": CATransform3DMakeScale(2, 1, 1),
      "scale -1,1": CATransform3DMakeScale(-1, 1, 1),
      "rotateZ 1 then translate 40": CATransform3DConcat(
        CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(40, 0, 0)),
      "shear m21=.5": CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      "scale 3,.5 translate 12,-8": CATransform3DConcat(
        CATransform3DMakeScale(3, 0.5, 1), CATransform3DMakeTranslation(12, -8, 0)),
      "rotateZ 100 scale 2,1": CATransform3DConcat(
        CATransform3DMakeScale(2, 1, 1), turn(100)),
    ]
  }()

  @Test("flat maps agree with the table")
  func table() throws {
    let rows = try Reference.table("transform_interpolation_2d.tsv")
    #expect(rows.count == 27)
    for row in rows {
      let from = try #require(Self.named[row["from"]!])
      let to = try #require(Self.named[row["to"]!])
      let t = from.interpolated(to: to, progress: row.number("fraction"))
      for (column, value) in [
        ("m11", t.m11), ("m12", t.m12), ("m21", t.m21), ("m22", t.m22), ("m41", t.m41),
        ("m42", t.m42),
      ] {
        #expect(agree(Double(value), row.number(column), within: 1e-14), "\(row) \(column)")
      }
      #expect(CATransform3DIsAffine(t))
    }
  }

  @Test("scale(−1, −1) is a half turn the negative way")
  func halfTurn() {
    let t = CGAffineTransform.identity
      .interpolated(to: CGAffineTransform(scaleX: -1, y: -1), progress: 0.25)
    #expect(agree(Double(t.b), -0.7071067811865476, within: 1e-15))
  }

  @Test("a motion and its reversal pass the same places", arguments: [UInt64(61), 62])
  func reversal(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<50 {
      let flat = (random.affine(), random.affine())
      let deep = (random.space(), random.space())
      for f in [0.1, 0.5, 0.8] {
        let there = flat.0.interpolated(to: flat.1, progress: f)
        let back = flat.1.interpolated(to: flat.0, progress: 1 - f)
        #expect(
          near(CATransform3DMakeAffineTransform(there), CATransform3DMakeAffineTransform(back)))
        #expect(
          near(
            deep.0.interpolated(to: deep.1, progress: f),
            deep.1.interpolated(to: deep.0, progress: 1 - f)))
      }
    }
  }

  @Test("the ends are the maps themselves, and nearby it is nearly them", arguments: [UInt64(63)])
  func ends(seed: UInt64) {
    var random = Seeded(seed: seed)
    for _ in 0..<100 {
      let (a, b) = (random.space(), random.space())
      #expect(a.interpolated(to: b, progress: 0) == a && a.interpolated(to: b, progress: 1) == b)
      #expect(near(a.interpolated(to: b, progress: 1e-12), a))
      #expect(near(a.interpolated(to: b, progress: 1 - 1e-12), b))
      #expect(a.interpolated(to: a, progress: 0.3) == a)
    }
  }

  @Test("taking apart and putting together gives the map back", arguments: [UInt64(64)])
  func parts(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      let affine = random.affine()
      let again = TransformParts2D(affine).transform
      #expect(
        near(CATransform3DMakeAffineTransform(again), CATransform3DMakeAffineTransform(affine)))
      let mirrored = CATransform3DScale(random.space(), 1, -1, 1)
      #expect(near(try #require(TransformParts3D(mirrored)).transform, mirrored))
      let dense = CATransform3D((0..<16).map { _ in random.number(in: -1...1) })
      #expect(near(try #require(TransformParts3D(dense)).transform, dense, 1e-6))
    }
  }

  @Test("a turn in space runs at one speed: rotateY 1.2 at ¼ is rotateY 0.3")
  func slerp() {
    var random = Seeded(seed: 65)
    let quarter = CATransform3DIdentity.interpolated(
      to: CATransform3DMakeRotation(1.2, 0, 1, 0), progress: 0.25)
    #expect(near(quarter, CATransform3DMakeRotation(0.3, 0, 1, 0), 1e-14))
    for _ in 0..<100 {
      let axis = (0..<3).map { _ in CGFloat(random.number(in: -1...1)) }
      let angle = CGFloat(random.number(in: -3.1...3.1))
      let f = random.number(in: -0.2...1.2)
      func turn(_ angle: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
      }
      let part = CATransform3DIdentity.interpolated(to: turn(angle), progress: f)
      #expect(near(part, turn(angle * CGFloat(f)), 1e-12), "\(axis) \(angle) \(f)")
    }
  }

  @Test("shift, scale and perspective of space run straight")
  func straight() {
    var end = CATransform3DIdentity
    end.m34 = -1 / 500
    end = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeScale(3, 2, 1), CATransform3DMakeTranslation(8, 4, 0)),
      end)
    let t = CATransform3DIdentity.interpolated(to: end, progress: 0.5)
    #expect(agree(Double(t.m34), -1 / 1000, within: 1e-15))
    #expect((t.m11, t.m22, t.m41, t.m42) == (2, 1.5, 4, 2))
  }

  @Test("maps that flatten grow from nothing without leaving the way")
  func flattening() {
    let point = CGAffineTransform(scaleX: 0, y: 0)
    let half = point.interpolated(to: .identity, progress: 0.5)
    #expect(half == CGAffineTransform(scaleX: 0.5, y: 0.5))
    let line = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1, y: 0)
    let opened = line.interpolated(to: CGAffineTransform(rotationAngle: 0.4), progress: 0.5)
    let expected = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1, y: 0.5)
    #expect(
      near(CATransform3DMakeAffineTransform(opened), CATransform3DMakeAffineTransform(expected)))
    var lens = CATransform3DMakeScale(0, 0, 0)
    lens.m34 = -0.01
    #expect(lens.interpolated(to: CATransform3DIdentity, progress: 0.4) == lens)
    #expect(
      lens.interpolated(to: CATransform3DIdentity, progress: 0.6) == CATransform3DIdentity)
    let deep = CATransform3DMakeScale(0, 0, 0)
      .interpolated(to: CATransform3DMakeTranslation(0, 0, 8), progress: 0.5)
    #expect(near(deep, CATransform3DScale(CATransform3DMakeTranslation(0, 0, 4), 0.5, 0.5, 0.5)))
  }

  @Test("colours mix component by component, beyond the ends too")
  func colours() {
    let (red, blue) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(
      red.interpolated(to: blue, progress: 0.5) == RGBA(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    #expect(red.interpolated(to: blue, progress: 0) == red)
    #expect(red.interpolated(to: blue, progress: 1) == blue)
    #expect(red.interpolated(to: blue, progress: 1.5).red == -0.5)
  }
}
