import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("A dissolve")
struct DissolveTests {
  private static let size = 110
  private static let seeds = Array(UInt64(1)...40)
  private let renderer = Renderer(scale: 1)

  private func drawn(_ nodes: [RenderNode], over below: Bitmap) -> Bitmap {
    var bitmap = below
    for node in nodes { renderer.draw(node, into: &bitmap) }
    return bitmap
  }

  private func ground(_ color: RGBA) -> Bitmap {
    renderer.draw(RenderNode(), width: Self.size, height: Self.size, background: color)
  }

  /// a · (1 − p) + b · p in every byte, rounded once.
  private func mixture(_ a: Bitmap, _ b: Bitmap, _ p: UInt8) -> Bitmap {
    var result = a
    for index in a.bytes.indices {
      let sum = Int(a.bytes[index]) * (255 - Int(p)) + Int(b.bytes[index]) * Int(p)
      result.bytes[index] = UInt8((2 * sum + 255) / 510)
    }
    return result
  }

  private func dissolve(_ a: RenderNode, _ b: RenderNode, _ p: UInt8) -> RenderNode {
    var node = RenderNode.box(0, 0, 110, 110)
    node.children = [a, b]
    node.dissolve = Double(p) / 255
    return node
  }

  @Test(
    "of any two trees is the mixture of what each leaves, between what is below and above",
    arguments: seeds)
  func mixes(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var (below, first, second, above) = (tree.node(), tree.node(), tree.node(), tree.node())
    if seed % 2 == 0 {
      // Something to hide: what the second look covers is still there for the first.
      second = .box(10, 10, 80, 70, .black)
      above.children.append(.box(30, 5, 60, 90, .white))
      (above.opacity, below.opacity) = (1, 1)
    }
    if seed % 5 == 0 { first = dissolve(tree.node(), tree.node(), 90) }
    let backgrounds = [RGBA.white, .clear]
    for (p, background) in zip([UInt8(1 + seed * 29 % 254), 128], backgrounds) {
      let start = drawn([below], over: ground(background))
      let expected = drawn(
        [above],
        over: mixture(drawn([first], over: start), drawn([second], over: start), p))
      var root = RenderNode()
      root.children = [below, dissolve(first, second, p), above]
      #expect(drawn([root], over: ground(background)) == expected, "seed \(seed), \(p)")
    }
  }

  @Test("begins with the one, ends with the other, and out of range is an end", arguments: seeds)
  func ends(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let (first, second) = (tree.node(), tree.node())
    func at(_ progress: Double) -> Bitmap {
      var node = dissolve(first, second, 0)
      node.dissolve = progress
      return drawn([node], over: ground(.white))
    }
    for progress in [0, -3, .nan] {
      #expect(at(progress) == drawn([first], over: ground(.white)), "seed \(seed)")
    }
    for progress in [1, 2, Double.infinity] {
      #expect(at(progress) == drawn([second], over: ground(.white)), "seed \(seed)")
    }
  }

  @Test("of a look into the same look is the look", arguments: seeds)
  func same(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    let look = tree.node()
    #expect(
      drawn([dissolve(look, look, 77)], over: ground(.white))
        == drawn([look], over: ground(.white)), "seed \(seed)")
  }

  @Test("into nothing leaves what is behind as it was where nothing was")
  func nothing() {
    let node = dissolve(.box(20, 20, 30, 30, .black), RenderNode(), 51)
    let bitmap = drawn([node], over: ground(.white))
    #expect(bitmap[30, 30] == [51, 51, 51, 255])
    #expect(bitmap[80, 80] == [255, 255, 255, 255])
  }
}
