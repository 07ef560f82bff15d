import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Compositing")
struct CompositingTests {
  private let renderer = Renderer(scale: 1)
  private let size = 120

  private func draw(_ node: RenderNode, _ background: RGBA = .clear) -> Bitmap {
    renderer.draw(node, width: size, height: size, background: background)
  }

  /// Source over destination in doubles, the source times a factor per pixel.
  private func over(
    _ source: Bitmap, _ destination: Bitmap, _ factor: (Int, Int) -> Double
  ) -> Bitmap {
    var result = destination
    for y in 0..<size {
      for x in 0..<size {
        let (s, f) = (source[x, y], factor(x, y))
        for channel in 0..<4 {
          let below = Double(destination[x, y][channel]) * (1 - Double(s[3]) * f / 255)
          let value = (Double(s[channel]) * f + below).rounded()
          result.bytes[4 * (y * size + x) + channel] = UInt8(min(255, value))
        }
      }
    }
    return result
  }

  @Test("a colour with alpha is mixed to the nearest level")
  func translucentFill() {
    for (alpha, below) in [(0.5, 0.2), (0.1, 1), (0.99, 0.7), (0.25, 0)] {
      let grey = RGBA(red: below, green: below, blue: below)
      let bitmap = draw(.box(0, 0, 120, 120, RGBA(red: 1, green: 0, blue: 0, alpha: alpha)), grey)
      let a = (alpha * 255).rounded(), d = (below * 255).rounded()
      #expect(
        bitmap[5, 5] == [
          Int(a + (d * (255 - a) / 255).rounded()),
          Int((d * (255 - a) / 255).rounded()), Int((d * (255 - a) / 255).rounded()), 255,
        ])
    }
  }

  @Test("what is faint is drawn as long as it is half a level", arguments: [1.0, 2, 5])
  func faint(parts: Double) {
    var node = RenderNode.box(0, 0, 120, 120, .white)
    for level in [0.6, 1, 1.4, 2.2] {
      node.opacity = level / 255 * parts
      var around = RenderNode()
      (around.opacity, around.children) = (1 / parts, [node])
      let expected = Int(level.rounded())
      #expect(draw(around, .black)[60, 60] == [expected, expected, expected, 255])
    }
    node.opacity = 0.4 / 255
    #expect(draw(node, .black) == draw(RenderNode(), .black))
  }

  @Test("parts that fade by themselves let those below them through")
  func parts() {
    var tree = RandomTree(seed: 3)
    var node = RenderNode.box(10, 10, 90, 80, .white)
    node.contents = .init(
      image: tree.picture(30, 20, opaque: true), identity: 5, placement: node.bounds)
    (node.opacity, node.fadesAsGroup) = (0.4, false)
    var (ground, picture) = (node, node)
    ground.contents = nil
    picture.backgroundColor = nil
    var both = RenderNode()
    both.children = [ground, picture]
    #expect(draw(node, .black) == draw(both, .black))
    #expect(draw(node, .black) != draw(picture, .black))
  }

  @Test("a picture with a translucent tint or factor shows what is below it")
  func translucentPictures() {
    var tree = RandomTree(seed: 3)
    var node = RenderNode.box(10, 10, 90, 80, .white)
    node.contents = .init(
      image: tree.picture(30, 20, opaque: true), identity: 5, placement: node.bounds)
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    let dim = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    for (tint, factor) in [(nil, dim), (half, .white)] as [(RGBA?, RGBA)] {
      node.contents?.tint = tint
      node.contents?.factor = factor
      var picture = node
      picture.backgroundColor = nil
      var both = RenderNode()
      both.children = [.box(10, 10, 90, 80, .white), picture]
      #expect(draw(node, .black) == draw(both, .black))
      #expect(draw(node, .black) != draw(picture, .black))
    }
  }

  @Test("transparent things change nothing", arguments: Array(UInt64(1)...10))
  func transparent(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    // Beside the tree, not in it: a node of one piece is rounded otherwise than one of several.
    var node = RenderNode()
    node.children = [tree.node()]
    var ghost = RenderNode.box(0, 0, 90, 90, .clear)
    ghost.border = .init(width: 3, color: .clear)
    ghost.shadow = .init(color: .clear, offset: .zero, radius: 5)
    var hidden = tree.node()
    hidden.opacity = 0
    let before = draw(node, .white)
    node.children += [ghost, hidden]
    #expect(draw(node, .white) == before, "seed \(seed)")
  }

  @Test("an opaque cover hides everything", arguments: Array(UInt64(1)...10))
  func opaqueCover(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var root = RenderNode()
    let color = RGBA(red: 0.2, green: 0.4, blue: 0.6)
    root.children = [tree.node(), .box(0, 0, 120, 120, color)]
    #expect(draw(root) == draw(.box(0, 0, 120, 120, color)), "seed \(seed)")
  }

  @Test("a translucent group is its own picture laid over", arguments: Array(UInt64(1)...40))
  func groupOpacity(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var node = tree.node()
    node.opacity = 1
    let group = draw(node)
    let opacity = (tree.dice.number(0.05...1) * 255).rounded() / 255
    let below = draw(.box(10, 20, 70, 80, tree.color()), .white)
    var result = below
    node.opacity = opacity
    renderer.draw(node, into: &result)
    let expected = over(group, below) { _, _ in opacity }
    #expect(result.distance(to: expected) <= 3, "seed \(seed)")
  }

  @Test("a clip is what it holds times its coverage", arguments: Array(UInt64(1)...40))
  func clipCoverage(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    var clip = RenderNode.box(0, 0, 70, 50)
    clip.transform = tree.transform()
    clip.cornerRadius = tree.dice.number(0...25)
    clip.children = [tree.node(depth: 1), tree.node(depth: 1)]
    let content = draw(clip)
    var shape = clip
    shape.children = []
    shape.backgroundColor = .white
    let coverage = draw(shape)
    clip.clips = true
    let below = draw(.box(10, 20, 70, 80, tree.color()), .white)
    var result = below
    renderer.draw(clip, into: &result)
    let expected = over(content, below) { x, y in Double(coverage[x, y][3]) / 255 }
    #expect(result.distance(to: expected) <= 3, "seed \(seed)")
  }

  @Test("two rows of nodes laid over one another may be grouped either way")
  func associativity() {
    for seed in UInt64(1)...10 {
      var tree = RandomTree(seed: seed, hasOpenGroups: false)
      let nodes = (0..<3).map { _ in tree.node(depth: 1) }
      var left = RenderNode(), right = RenderNode(), inner = RenderNode()
      inner.children = [nodes[0], nodes[1]]
      left.children = [inner, nodes[2]]
      inner.children = [nodes[1], nodes[2]]
      right.children = [nodes[0], inner]
      #expect(draw(left, .white) == draw(right, .white), "seed \(seed)")
    }
  }

  @Test("a border covers the rim once, without a fringe of what is inside")
  func borderRim() {
    var node = RenderNode.box(20.5, 20, 60, 60, .black)
    node.border = .init(width: 4, color: .white)
    let bitmap = draw(node, .white)
    #expect(bitmap[20, 40] == [255, 255, 255, 255])
    #expect(bitmap[40, 40] == [0, 0, 0, 255])
    node.clips = true
    #expect(draw(node, .white)[20, 40] == [255, 255, 255, 255])
  }

  @Test("a border lies inside the bounds, as wide as it says")
  func borderWidth() {
    var node = RenderNode.box(10, 10, 50, 40)
    node.border = .init(width: 3, color: .black)
    let bitmap = draw(node)
    let drawn = bitmap.bytes.enumerated().filter { $0.offset % 4 == 3 }.reduce(0) { $0 + Int($1.1) }
    #expect(drawn == 255 * (50 * 40 - 44 * 34))
  }
}
