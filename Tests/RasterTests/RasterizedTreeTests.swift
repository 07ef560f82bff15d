import Geometry
import Testing

@testable import Raster

/// F5.8.5
@Suite("Rasterized trees")
struct RasterizedTreeTests {
  private func tree(_ seed: UInt64, scale: Double = 2) -> RenderNode {
    var random = RandomTree(seed: seed)
    var node = RenderNode.box(20, 20, 60, 60, .white)
    node.cornerRadius = 8
    node.contents = .init(
      image: random.picture(24, 20, opaque: false), identity: seed, placement: node.bounds)
    node.children = [.box(30, 30, 40, 20, .black)]
    node.rasterizationScale = scale
    return node
  }

  private func draw(_ node: RenderNode, _ renderer: Renderer) -> Bitmap {
    renderer.draw(node, width: 120, height: 120, background: .white)
  }

  @Test("are drawn once while nothing in them moves, wherever they go, and look as drawn anew")
  func once() {
    let renderer = Renderer(scale: 1)
    var node = tree(3)
    for step in 0..<20 {
      node.transform = Place.turned(Double(step) * 0.1, 1, Place.at(60, Double(step)))
      node.opacity = 1 - Double(step) / 40
      #expect(draw(node, renderer) == draw(node, Renderer(scale: 1)), "step \(step)")
    }
    #expect(renderer.cache.rasterizedCount == 1)
  }

  @Test("are drawn again after any change of what they show")
  func changes() {
    var plain = tree(3)
    let renderer = Renderer(scale: 1)
    _ = draw(plain, renderer)
    let changes: [(inout RenderNode) -> Void] = [
      { $0.backgroundColor = .black }, { $0.cornerRadius = 9 }, { $0.children = [] },
      { $0.children[0].opacity = 0.5 }, { $0.children[0].transform = Place.at(31, 30) },
      { $0.rasterizationScale = 1.5 }, { $0.bounds.size.width += 1 },
      { $0.contents?.image.bytes[0] ^= 255 }, { $0.contents?.placement.origin.x += 1 },
      { $0.contents?.isNearestEnlarged = true },
      { $0.shadow = .init(color: .black, offset: .zero, radius: 3) },
    ]
    for (index, change) in changes.enumerated() {
      var node = plain
      change(&node)
      // Contents with an identity may not change their pixels.
      node.contents?.identity = UInt64(100 + index)
      #expect(draw(node, renderer) == draw(node, Renderer(scale: 1)), "change \(index)")
      #expect(renderer.cache.rasterizedCount == index + 2, "change \(index)")
    }
    plain.opacity = 0.7
    _ = draw(plain, renderer)
    #expect(renderer.cache.rasterizedCount == changes.count + 1)
  }

  /// What draws by the same commands on less or more room is not the same picture; neither are
  /// gradients of other kinds, pictures seen in another perspective, other shapes.
  @Test("are told apart by everything that is drawn of them")
  func keys() {
    var random = RandomTree(seed: 2)
    let image = random.picture(24, 20, opaque: true)
    func changed(_ change: (inout RenderNode) -> Void) -> RenderNode {
      var inner = RenderNode.box(12, 10, 40, 30)
      inner.contents = .init(image: image, identity: 3, placement: inner.bounds)
      inner.gradient = .init(
        kind: .axial, colors: [.black, .clear], locations: [0, 1], start: .zero,
        end: CGPoint(x: 1, y: 0.7))
      inner.transform.m24 = 0.002
      var node = RenderNode.box(20, 20, 70, 60)
      (node.children, node.rasterizationScale) = ([inner], 1.5)
      change(&node)
      return node
    }
    let nodes = [
      changed { _ in }, changed { $0.bounds.size = CGSize(width: 90, height: 77) },
      changed { $0.children[0].gradient?.kind = .radial },
      changed { $0.children[0].gradient?.kind = .conic },
      changed { $0.children[0].transform.m24 = 0.004 }, changed { $0.children[0].opacity = 0.5 },
      changed { $0.children[0].cornerRadius = 3 }, changed { $0.children[0].cornerRadius = 3.2 },
    ]
    let renderer = Renderer(scale: 1)
    for (index, node) in (nodes + nodes.reversed()).enumerated() {
      #expect(draw(node, renderer) == draw(node, Renderer(scale: 1)), "tree \(index)")
    }
  }

  @Test("are told apart by how their parts cover, fade and are sampled")
  func partKeys() {
    var random = RandomTree(seed: 2)
    let image = random.picture(24, 20, opaque: true)
    func picture(_ change: (inout RenderNode) -> Void) -> RenderNode {
      var inner = RenderNode()
      inner.bounds = CGRect(x: -90, y: -90, width: 180, height: 180)
      inner.contents = .init(image: image, identity: 3, placement: inner.bounds)
      change(&inner)
      var window = RenderNode.box(30, 20, 40, 30)
      (window.clips, window.children) = (true, [inner])
      return window
    }
    let parts: [RenderNode] = [
      .box(12.3, 10, 40, 30, .black), .box(12.4, 10, 40, 30, .black), picture { _ in },
      picture { $0.opacity = 0.5 }, picture { $0.opacity = 0.7 },
      picture { $0.transform = Place.turned(0.4, 1, Place.at(9, 9)) },
      picture {
        $0.transform = Place.turned(0.4, 1, Place.at(9, 9))
        $0.contents?.isNearestEnlarged = true
      },
      picture { $0.transform.m24 = 0.001 }, picture { $0.transform.m24 = 0.002 },
    ]
    let renderer = Renderer(scale: 1)
    for (index, part) in (parts + parts.reversed()).enumerated() {
      var node = RenderNode.box(20, 20, 80, 60)
      (node.children, node.rasterizationScale) = ([part], 1.5)
      #expect(draw(node, renderer) == draw(node, Renderer(scale: 1)), "part \(index)")
    }
  }

  @Test("take no more room than they may; those wanted last stay")
  func room() {
    let renderer = Renderer(scale: 1)
    let still = tree(1)
    let most = TreeCache<Int, Bitmap>.most
    for seed in 2..<UInt64(3 * most) {
      _ = draw(still, renderer)
      _ = draw(tree(seed), renderer)
      #expect(renderer.cache.rasterizedCount <= most)
    }
    let kept = renderer.cache.bytes
    _ = draw(still, renderer)
    #expect(renderer.cache.bytes == kept && renderer.cache.rasterizedCount == most)
    #expect(renderer.cache.bytes <= RenderCache.ceiling)
    let products = TreeCache<Int, Bitmap>(ceiling: 1000, size: \.bytes.count)
    let large = products.recall(Frame(), for: 0) { Bitmap(width: 20, height: 20) }
    #expect(large.width == 20 && products.count == 0)
    _ = products.recall(Frame(), for: 0) { Bitmap(width: 2, height: 2) }
    #expect(products.recall(Frame(), for: 1) { Bitmap(width: 3, height: 3) }.width == 3)
    #expect(products.recall(Frame(), for: 0) { large }.width == 2, "for another purpose, another")
  }
}
