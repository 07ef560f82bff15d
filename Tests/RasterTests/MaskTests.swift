import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Masks")
struct MaskTests {
  private let renderer = Renderer(scale: 1)

  private func draw(_ node: RenderNode, _ background: RGBA = .white) -> Bitmap {
    renderer.draw(node, width: 120, height: 110, background: background)
  }

  @Test("that are opaque everywhere change nothing", arguments: Array(UInt64(1)...40))
  func full(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var node = tree.node(depth: 2)
    node.mask = nil
    let expected = draw(node)
    node.transform.m44 = 1
    var mask = RenderNode.box(-2000, -2000, 4000, 4000, .black)
    node.mask = mask
    #expect(draw(node).distance(to: expected) <= 1, "seed \(seed)")
    // Drawn as a tree instead of as one shape.
    mask.children = [.box(0, 0, 5, 5, .white)]
    node.mask = mask
    #expect(draw(node).distance(to: expected) <= 1, "seed \(seed)")
  }

  @Test("that are empty hide everything", arguments: Array(UInt64(1)...10))
  func empty(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var node = tree.node(depth: 2)
    for mask in [RenderNode(), .box(0, 0, 200, 200, .clear), .box(5000, 0, 9, 9, .black)] {
      node.mask = mask
      #expect(draw(node).bytes.allSatisfy { $0 == 255 }, "seed \(seed)")
    }
  }

  @Test("multiply a node with their alpha", arguments: Array(UInt64(1)...30))
  func law(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var node = RenderNode()
    node.children = [tree.node(depth: 1), tree.node(depth: 1)]
    let content = draw(node, .clear)
    let mask = tree.node(depth: 1)
    let alpha = draw(mask, .clear)
    node.mask = mask
    let masked = draw(node, .clear)
    for index in content.bytes.indices {
      let expected = Double(content.bytes[index]) * Double(alpha.bytes[index | 3]) / 255
      #expect(abs(Double(masked.bytes[index]) - expected) <= 2, "seed \(seed)")
    }
  }

  @Test("of one shape are what drawing the shape gives", arguments: Array(UInt64(1)...30))
  func plainShape(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var mask = RenderNode()
    mask.transform = tree.transform()
    if tree.dice.chance(0.5) {
      mask.shape = tree.shape()
      mask.shape?.fillColor = .black
      mask.shape?.strokeColor = nil
    } else {
      mask.bounds = tree.rectangle()
      mask.backgroundColor = .black
      mask.cornerRadius = 9
    }
    var node = RenderNode.box(0, 0, 120, 110, RGBA(red: 0.8, green: 0.1, blue: 0.4))
    node.mask = mask
    let plain = draw(node)
    var parent = RenderNode()
    parent.children = [mask]
    node.mask = parent
    #expect(draw(node) == plain, "seed \(seed)")
  }

  @Test("of masks end where they are too deep, with a word")
  func depth() {
    var node = RenderNode.box(0, 0, 50, 50, .black)
    for _ in 0..<20 {
      var outer = RenderNode.box(0, 0, 50, 50, .black)
      outer.mask = node
      node = outer
    }
    var bitmap = Bitmap(width: 60, height: 60)
    let undrawn = renderer.draw(node, into: &bitmap)
    #expect(undrawn.map(\.reason) == [.masksTooDeep])
  }

  @Test("a back shows only where it may", arguments: [0.3, 1.2, 2.0, 2.9, 4.0, 6.0])
  func backs(angle: Double) {
    var node = RenderNode.box(0, 0, 40, 40, .black)
    node.bounds = CGRect(x: -20, y: -20, width: 40, height: 40)
    node.transform = Place.tilted(angle, eye: 300, Place.at(60, 50))
    let both = draw(node)
    node.isDoubleSided = false
    let blank = draw(RenderNode())
    #expect(both != blank)
    #expect(draw(node) == (cos(angle) > 0 ? both : blank))
  }
}
