import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Perspective")
struct PerspectiveTests {
  private let renderer = Renderer(scale: 1)

  private func panel(_ angle: Double, eye: Double) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: -40, y: -40, width: 80, height: 80)
    node.transform = Place.tilted(angle, eye: eye, Place.at(60, 60))
    node.backgroundColor = .black
    return node
  }

  private func covered(_ node: RenderNode) -> Double {
    let bitmap = renderer.draw(node, width: 240, height: 240, background: .clear)
    return stride(from: 3, to: bitmap.bytes.count, by: 4)
      .reduce(0) { $0 + Double(bitmap.bytes[$1]) } / 255
  }

  /// Side x = ±40 of a panel turned by θ about y lies at depth w = 1 + x·sin θ / d; it shows at
  /// x·cos θ / w with height 80 / w. The quadrilateral is a trapezium.
  @Test(
    "shows a panel as the trapezium it is", arguments: [-1.3, -0.7, 0, 0.4, 1.0], [120.0, 500])
  func trapezium(angle: Double, eye: Double) {
    func side(_ x: Double) -> (x: Double, height: Double) {
      let depth = 1 + x * sin(angle) / eye
      return (x * cos(angle) / depth, 80 / depth)
    }
    let (a, b) = (side(-40), side(40))
    let expected = (b.x - a.x) * (a.height + b.height) / 2
    #expect(abs(covered(panel(angle, eye: eye)) - expected) < 1.5)
  }

  @Test("shows nothing of what is behind the eye, and the rest of what is partly")
  func behind() {
    var node = panel(0, eye: 100)
    node.transform.m44 = -1
    #expect(covered(node) == 0)
    // W = 1 + x/20: everything left of x = −20 is behind.
    node = panel(0, eye: 100)
    node.transform.m14 = 1.0 / 20
    node.transform.m11 = 1 + 60.0 / 20
    node.transform.m12 = 60.0 / 20
    let bitmap = renderer.draw(node, width: 240, height: 240, background: .clear)
    #expect(bitmap[60, 60] == [0, 0, 0, 255])
    #expect(bitmap[2, 60] == [0, 0, 0, 255])
    #expect(bitmap[79, 60] == [0, 0, 0, 0])
  }

  @Test("flattens a child into its parent's plane")
  func flattening() {
    var parent = RenderNode()
    parent.transform = Place.tilted(0.8, eye: 150, Place.at(60, 60))
    var child = RenderNode.box(0, 0, 80, 80, .black)
    child.transform = Place.at(-40, -40)
    child.transform.m43 = 500
    parent.children = [child]
    let bitmap = renderer.draw(parent, width: 120, height: 120, background: .clear)
    let alone = renderer.draw(
      panel(0.8, eye: 150), width: 120, height: 120, background: .clear)
    #expect(bitmap.distance(to: alone) <= 1)
  }

  @Test("edge on there is nothing")
  func edgeOn() {
    var node = panel(0, eye: 100)
    node.transform.m11 = 0
    #expect(covered(node) == 0)
  }
}
