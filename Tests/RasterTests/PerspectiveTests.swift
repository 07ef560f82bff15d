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

  /// Where in every column what is covered begins, as the height of what is not.
  private func edge(_ node: RenderNode, columns: Range<Int>) -> [Double] {
    let bitmap = renderer.draw(node, width: 200, height: 200, background: .clear)
    return columns.map { x in
      (0..<100).reduce(0.0) { $0 + 1 - Double(bitmap[x, $1][3]) / 255 }
    }
  }

  /// A plane that leans both ways, its edge y = 0 through the middle of the bitmap.
  private func leaning(_ seed: Int) -> CATransform3D {
    var dice = Dice(seed: UInt64(seed))
    let (across, down) = (dice.number(-0.004...0.004), dice.number(0.001...0.004))
    var map = CATransform3DIdentity
    map.m11 = 1 + 100 * across
    map.m12 = dice.number(-0.15...0.15) + 70 * across
    map.m14 = across
    map.m21 = 100 * down
    map.m22 = 1 + 70 * down
    map.m24 = down
    map.m41 = 100
    map.m42 = 70
    return map
  }

  @Test("leaves straight lines straight: edges, and what is in pictures", arguments: 1...12)
  func straight(seed: Int) {
    var box = RenderNode()
    box.transform = leaning(seed)
    box.bounds = CGRect(x: -90, y: 0, width: 180, height: 90)
    box.backgroundColor = .black
    // The same edge as a row of texels, between a clear half and a black one.
    var picture = box
    picture.backgroundColor = nil
    picture.bounds = CGRect(x: -90, y: -90, width: 180, height: 180)
    var image = Bitmap(width: 180, height: 180)
    for index in 180 * 90..<180 * 180 { image.bytes[4 * index + 3] = 255 }
    picture.contents = .init(image: image, identity: 1, placement: picture.bounds)
    let map = box.transform
    let (m11, m12, m14) = (Double(map.m11), Double(map.m12), Double(map.m14))
    for (node, most) in [(box, 0.03), (picture, 0.1)] {
      for (x, y) in zip(60..<140, edge(node, columns: 60..<140)) {
        // The point of the edge that shows in the middle of this column.
        let place = Double(x) + 0.5
        let u = (place - 100) / (m11 - place * m14)
        let expected = (u * m12 + 70) / (1 + u * m14)
        #expect(abs(y - expected) < most, "column \(x)")
      }
    }
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
