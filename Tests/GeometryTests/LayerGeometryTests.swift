import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Layer geometry") struct LayerGeometryTests {
  @Test("frames agree with the table")
  func frames() throws {
    let rows = try Reference.json("geometry.json")["frames"].list
    #expect(rows.count == 8)
    for row in rows {
      let frame = row["frame"].numbers
      let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      #expect(near(geometry(row).frame, expected, 1e-13), "\(row["transform"].text)")
    }
  }

  @Test("a frame does not hang on where the bounds begin, to the last bit")
  func unscrolled() {
    var seeded = Seeded(seed: 7)
    for _ in 0..<500 {
      var layer = LayerGeometry(
        bounds: CGRect(x: 0, y: 0, width: 393, height: 852), position: CGPoint(x: 196.5, y: 426),
        transform: CATransform3DScale(
          CATransform3DMakeTranslation(-98.25, 0, 0), seeded.number(in: 0.1...1),
          seeded.number(in: 0.1...1), 1))
      let frame = layer.frame
      layer.bounds.origin = CGPoint(x: seeded.number(in: 0...1000), y: seeded.number(in: -1000...0))
      #expect(layer.frame == frame)
    }
  }

  private func geometry(_ row: Reference.Tree) -> LayerGeometry {
    let (bounds, position) = (row["bounds"].numbers, row["position"].numbers)
    let anchor = row["anchorPoint"].numbers
    return LayerGeometry(
      bounds: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
      position: CGPoint(x: position[0], y: position[1]),
      anchorPoint: CGPoint(x: anchor[0], y: anchor[1]),
      transform: CATransform3D(row["matrix"].list.flatMap(\.numbers)))
  }

  @Test("moving the anchor leaves the frame where it is")
  func anchor() throws {
    let example = try Reference.json("geometry.json")["anchorPointChange"]["example"]
    var layer = LayerGeometry(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 60), position: CGPoint(x: 150, y: 200))
    layer.moveAnchor(to: CGPoint(x: 0.5, y: 0))
    #expect(example["anchor .5,.5 -> .5,0, identity"].text == "150,170")
    #expect(layer.position == CGPoint(x: 150, y: 170))

    layer = LayerGeometry(
      bounds: layer.bounds, position: CGPoint(x: 150, y: 200),
      transform: CATransform3DMakeRotation(.pi / 6, 0, 0, 1))
    let frame = layer.frame
    layer.moveAnchor(to: CGPoint(x: 0, y: 1))
    let moved = example["anchor .5,.5 -> 0,1, rotateZ 30deg"].numbers
    #expect(near(layer.position, CGPoint(x: moved[0], y: moved[1]), 1e-14))
    #expect(near(layer.frame, frame, 1e-13))
  }

  @Test("a parent's perspective acts about the parent's anchor")
  func sublayerPerspective() throws {
    let table = try Reference.json("geometry.json")["sublayerPerspective"]
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let parent = LayerGeometry(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    for (key, x) in [("corners(parent coordinates)", 150.0), ("childAt(250,150)", 250)] {
      let child = LayerGeometry(
        bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: x, y: 150),
        transform: CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
      let toParent = child.localToParent(sublayerTransform: lens, about: parent.anchor)
      for corner in table[key].keys {
        let place = corner.split(separator: ",").map { Double($0)! }
        let image = CGPoint(x: place[0], y: place[1]).projected(through: toParent)
        let expected = table[key][corner].numbers
        #expect(near(image, CGPoint(x: expected[0], y: expected[1]), 1e-13), "\(key) \(corner)")
      }
    }
  }

  @Test("the parent's bounds origin is part of its space: (0, 0) of the child is at (40, 50)")
  func boundsOrigin() {
    let child = LayerGeometry(
      bounds: CGRect(x: 10, y: 10, width: 100, height: 100), position: CGPoint(x: 100, y: 110))
    #expect(child.frame == CGRect(x: 50, y: 60, width: 100, height: 100))
    #expect(CGPoint.zero.projected(through: child.localToParent()) == CGPoint(x: 40, y: 50))
  }

  @Test("setting a frame without a transform sets size and position, not the origin")
  func setPlain() {
    var layer = LayerGeometry(
      bounds: CGRect(x: 5, y: 6, width: 1, height: 1), anchorPoint: CGPoint(x: 0.25, y: 1))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 35, y: 70))
    layer.frame = CGRect(x: 10, y: 20, width: -4, height: 50)
    #expect(layer.frame == CGRect(x: 6, y: 20, width: 4, height: 50))
  }

  @Test("setting a frame under a scale sets bounds by the inverse")
  func setScaled() {
    var layer = LayerGeometry(
      bounds: CGRect(x: 5, y: 5, width: 200, height: 100), anchorPoint: .zero,
      transform: CATransform3DMakeScale(2, 3, 1))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(near(layer.bounds, CGRect(x: 5, y: 5, width: 5, height: 10.0 / 3), 1e-14))
  }

  @Test("the frame set is the frame read, under shifts, scales, mirrors and quarter turns")
  func setAndGet() {
    var random = Seeded(seed: 71)
    for quarter in 0..<4 {
      for _ in 0..<50 {
        let turn = CATransform3DMakeRotation(CGFloat(quarter) * .pi / 2, 0, 0, 1)
        let shifted = CATransform3DTranslate(turn, 7, -3, 0)
        var layer = LayerGeometry(
          bounds: CGRect(x: 3, y: 4, width: 50, height: 60), position: random.point(in: -90...90),
          anchorPoint: random.point(in: 0...1),
          transform: CATransform3DScale(
            shifted, CGFloat(random.number(in: 0.2...3)), CGFloat(random.number(in: -3 ... -0.2)), 1
          ))
        let wanted = CGRect(
          origin: random.point(in: -100...100),
          size: CGSize(width: random.number(in: 1...200), height: random.number(in: 1...200)))
        layer.frame = wanted
        #expect(near(layer.frame, wanted, 1e-12))
        #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
      }
    }
  }

  @Test("a layer squashed flat takes a frame's centre and keeps its size")
  func flat() {
    var layer = LayerGeometry(
      bounds: CGRect(x: 0, y: 0, width: 50, height: 60),
      transform: CATransform3DMakeScale(0, 0, 1))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 60))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  @Test("heights: zPosition lifts after the transform, anchorPointZ moves the pivot before it")
  func heights() {
    var layer = LayerGeometry(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.zPosition = 7
    #expect(layer.localToParent().row(times: Vector4(5, 5, 0, 1)) == Vector4(0, 0, 7, 1))
    layer.anchorPointZ = 2
    layer.transform = CATransform3DMakeScale(1, 1, 3)
    #expect(layer.localToParent().row(times: Vector4(5, 5, 0, 1)) == Vector4(0, 0, 1, 1))
  }
}
