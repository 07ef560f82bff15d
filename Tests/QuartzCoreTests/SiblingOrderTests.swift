import Geometry
import Raster
import TestSupport
import Testing

@testable import QuartzCore

/// F5.7.9
@MainActor @Suite("The order of siblings")
struct SiblingOrderTests {
  /// A parent of layers of 40 × 40 points, the middle of each at its anchor, known by their widths.
  private func parent(_ count: Int, _ place: (Int, CALayer) -> Void) -> CALayer {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    for index in 0..<count {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 40 + index, height: 40)
      layer.position = CGPoint(x: 50, y: 50)
      place(index, layer)
      parent.addSublayer(layer)
    }
    return parent
  }

  /// Which layers are drawn, from back to front.
  private func drawn(_ parent: CALayer) -> [Int] {
    LayerSampler.sample(parent, atMediaTime: 0).children.map { Int($0.bounds.width) - 40 }
  }

  private func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  @Test("a transform brings a layer forward just as its zPosition does", arguments: 1...20)
  func transform(seed: UInt64) {
    var random = Seeded(seed: seed)
    let heights = (0..<6).map { _ in CGFloat.random(in: -3...3, using: &random).rounded() }
    let expected = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    let eye = CGFloat.random(in: 200...900, using: &random)
    for way in 0..<4 {
      let parent = parent(6) { index, layer in
        let z = heights[index]
        switch way {
        case 0: layer.zPosition = z
        case 1: layer.transform = CATransform3DMakeTranslation(0, 0, z)
        case 2: layer.anchorPointZ = -z
        default:
          (layer.zPosition, layer.transform) = (z - 50, CATransform3DMakeTranslation(3, 0, 50))
        }
      }
      #expect(drawn(parent) == expected, "way \(way)")
      parent.sublayerTransform.m34 = -1 / eye
      #expect(drawn(parent) == expected, "way \(way) in perspective")
    }
  }

  @Test("what was in front is behind when the parent's sublayers are turned over")
  func turnedOver() {
    let faces = parent(2) { index, layer in layer.zPosition = index == 0 ? 1 : -1 }
    #expect(drawn(faces) == [1, 0])
    faces.sublayerTransform = turn(.pi, 0, 1, 0)
    #expect(drawn(faces) == [0, 1])
  }

  @Test("siblings in one plane keep their order, however the plane is tilted", arguments: 1...40)
  func onePlane(seed: UInt64) {
    var random = Seeded(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let height = number(-30...30)
    let flat = parent(8) { _, layer in
      (layer.position, layer.zPosition) = (CGPoint(x: number(-50...150), y: number(0...90)), height)
      layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      if number(0...1) < 0.5 { layer.transform = turn(number(0...6), 0, 0, 1) }
    }
    var tilt = turn(number(0...6), number(-1...1), number(-1...1), number(-1...1))
    if seed % 2 == 0 { tilt.m34 = -1 / 500 }
    flat.sublayerTransform = tilt
    #expect(drawn(flat) == Array(0..<8))
  }

  @Test("a layer that turns about its own middle stays where it is among its siblings")
  func turning() {
    for step in 0...48 {
      for height in [0, 0.1, 33.3] as [CGFloat] {
        let cards = parent(3) { index, layer in
          layer.zPosition = height
          let angle = CGFloat(step) * .pi / 12
          if index != 1 { layer.transform = turn(angle, index == 0 ? 1 : 0, 1, 0) }
        }
        #expect(drawn(cards) == [0, 1, 2], "\(step) · \(height)")
      }
    }
  }

  @Test("the faces of a cube that look away are drawn before those that show", arguments: 1...40)
  func cube(seed: UInt64) {
    var random = Seeded(seed: seed)
    let outwards = CATransform3DMakeTranslation(0, 0, 20)
    let turns: [CATransform3D] = [
      turn(0, 0, 1, 0), turn(.pi / 2, 0, 1, 0), turn(.pi, 0, 1, 0), turn(-.pi / 2, 0, 1, 0),
      turn(.pi / 2, 1, 0, 0), turn(-.pi / 2, 1, 0, 0),
    ]
    let cube = parent(6) { $1.transform = CATransform3DConcat(outwards, turns[$0]) }
    let axis = (0..<3).map { _ in CGFloat.random(in: -1...1, using: &random) }
    let whole = turn(.random(in: 0...6, using: &random), axis[0], axis[1], axis[2])
    cube.sublayerTransform = whole
    // The middle of a face that shows is nearer than the cube's own.
    let shows = turns.map { CATransform3DConcat(CATransform3DConcat(outwards, $0), whole).m43 > 0 }
    #expect(drawn(cube).map { shows[$0] } == [false, false, false, true, true, true])
  }

  @Test("what lies in front is what is hit", arguments: 1...30)
  func hit(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let parent = parent(6) { _, layer in
      layer.zPosition = number(-2...2).rounded()
      if number(0...1) < 0.5 {
        layer.transform = CATransform3DMakeTranslation(0, 0, number(-2...2))
      }
    }
    let front = try #require(drawn(parent).last)
    #expect(parent.hitTest(parent.position) === parent.sublayers?[front])
  }
}
