import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Rendering gives the same bytes")
struct SameBytesTests {
  static let seeds = Array(UInt64(1)...60)
  static let width = 150
  static let height = 130

  private func draw(
    _ seed: UInt64, scale: Double = 1.5, threads: Int = 1, _ set: InstructionSet = .scalar
  ) -> Bitmap {
    var tree = RandomTree(seed: seed)
    return Renderer(scale: scale, threads: threads, instructionSet: set)
      .draw(tree.node(), width: Self.width, height: Self.height, background: .white)
  }

  @Test("from every instruction set", arguments: seeds)
  func instructionSets(seed: UInt64) {
    let expected = draw(seed)
    for set in InstructionSet.available {
      #expect(draw(seed, set).bytes == expected.bytes, "seed \(seed), \(set)")
    }
  }

  @Test("with any number of threads", arguments: seeds)
  func threads(seed: UInt64) {
    let expected = draw(seed, .best)
    for threads in [2, 3, 8] {
      #expect(draw(seed, threads: threads, .best) == expected, "seed \(seed), \(threads)")
    }
  }

  /// Tall enough that more threads have more stripes.
  @Test("with any number of stripes", arguments: Array(UInt64(1)...12))
  func stripes(seed: UInt64) {
    let height = 32 * 33
    var tree = RandomTree(seed: seed, extent: 700)
    let node = tree.node()
    func draw(_ threads: Int) -> Bitmap {
      Renderer(scale: 1.5, threads: threads)
        .draw(node, width: 70, height: height, background: .white)
    }
    let expected = draw(1)
    for threads in 2...8 { #expect(draw(threads) == expected, "seed \(seed), \(threads)") }
    let counts = (1...8).map { Frame.stripes(rows: height, threads: $0) }
    #expect(counts == [1, 8, 12, 16, 20, 24, 28, 32])
  }

  @Test("in parts or whole", arguments: seeds)
  func parts(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let node = tree.node()
    let renderer = Renderer(scale: 1.5)
    var parts = Bitmap(width: Self.width, height: Self.height)
    for start in stride(from: 0, to: Self.height, by: 7) {
      renderer.draw(node, into: &parts, rows: start..<start + 7, background: .white)
    }
    let whole = renderer.draw(
      node, width: Self.width, height: Self.height, background: .white)
    #expect(parts == whole, "seed \(seed)")
  }

  /// Nodes on each other, many of which hide those below.
  private func pile(_ tree: inout RandomTree) -> RenderNode {
    var root = RenderNode()
    root.children = (0..<6).map { _ in
      var node = tree.node(depth: 2)
      if tree.dice.chance(0.6) {
        node.opacity = 1
        node.backgroundColor?.alpha = 1
        node.transform = Place.at(10, tree.dice.number(0...40), whole: true)
      }
      return node
    }
    return root
  }

  @Test("whether or not what is hidden is left out", arguments: seeds)
  func culling(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let root = pile(&tree)
    var dissolve = RenderNode()
    dissolve.children = [pile(&tree), pile(&tree)]
    dissolve.dissolve = tree.dice.number(0.1...0.9)
    // A whole pixel may be as large as one of the bitmap's, or not.
    var rasterized = root
    rasterized.rasterizationScale = tree.dice.chance(0.5) ? 1 : tree.dice.number(0.5...2)
    for node in [root, dissolve, rasterized] {
      // Nothing that one remembers reaches the other.
      func draw(culls: Bool) -> Bitmap {
        var renderer = Renderer(scale: 1)
        renderer.culls = culls
        return renderer.draw(node, width: Self.width, height: Self.height, background: .white)
      }
      #expect(draw(culls: true) == draw(culls: false), "seed \(seed)")
    }
  }

  /// One after another nothing can be culled.
  @Test("drawn together as one after another", arguments: seeds)
  func oneByOne(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    let root = pile(&tree)
    let renderer = Renderer(scale: 1)
    var expected = Bitmap(width: Self.width, height: Self.height)
    for child in root.children { renderer.draw(child, into: &expected) }
    var together = Bitmap(width: Self.width, height: Self.height)
    renderer.draw(root, into: &together)
    #expect(together == expected, "seed \(seed)")
  }

  @Test("whether or not masks, shadows and pictures are remembered", arguments: seeds)
  func caches(seed: UInt64) {
    let renderer = Renderer(scale: 1.5)
    func draw(_ renderer: Renderer, _ seed: UInt64) -> Bitmap {
      var tree = RandomTree(seed: seed)
      return renderer.draw(
        tree.node(), width: Self.width, height: Self.height, background: .white)
    }
    let first = draw(renderer, seed)
    _ = draw(renderer, seed + 1)
    #expect(draw(renderer, seed) == first, "seed \(seed)")
    #expect(draw(Renderer(scale: 1.5), seed) == first, "seed \(seed)")
  }

  @Test("whether or not it is known where the parts of a tree draw", arguments: seeds)
  func measured(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let node = tree.node()
    var measured = node
    measured.measure()
    var (plain, known) = (RenderNode(), RenderNode())
    for _ in 0..<12 {
      var window = RenderNode()
      window.bounds = CGRect(
        x: tree.dice.number(-20...80), y: tree.dice.number(-20...80),
        width: tree.dice.number(1...25), height: tree.dice.number(1...25))
      window.transform = tree.transform()
      window.clips = true
      window.children = [node]
      plain.children.append(window)
      window.children = [measured]
      known.children.append(window)
    }
    let renderer = Renderer(scale: 1.5)
    func draw(_ node: RenderNode) -> Bitmap {
      renderer.draw(node, width: Self.width, height: Self.height, background: .white)
    }
    #expect(draw(known) == draw(plain), "seed \(seed)")
  }

  /// Such a clip takes no layer.
  @Test("inside a clip of whole pixels as without it, and nothing outside", arguments: seeds)
  func wholeClip(seed: UInt64) {
    var tree = RandomTree(seed: seed, hasOpenGroups: false)
    let node = tree.node()
    let (left, top) = (tree.dice.integer(0...60), tree.dice.integer(0...60))
    let (width, height) = (tree.dice.integer(1...70), tree.dice.integer(1...60))
    var window = RenderNode()
    window.bounds = CGRect(x: left, y: top, width: width, height: height)
    window.clips = true
    window.children = [node]
    let renderer = Renderer(scale: 1)
    func draw(_ node: RenderNode) -> Bitmap {
      renderer.draw(node, width: Self.width, height: Self.height, background: .white)
    }
    let (clipped, whole) = (draw(window), draw(node))
    var differing = 0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = (left..<left + width).contains(x) && (top..<top + height).contains(y)
        if clipped[x, y] != (isInside ? whole[x, y] : [255, 255, 255, 255]) { differing += 1 }
      }
    }
    #expect(differing == 0, "seed \(seed)")
  }

  @Test("from trees that do draw something")
  func treesAreNotEmpty() {
    let blank = Bitmap(
      width: Self.width, height: Self.height,
      bytes: [UInt8](repeating: 255, count: 4 * Self.width * Self.height))
    let drawn = Self.seeds.filter { draw($0) != blank }
    #expect(drawn.count > Self.seeds.count / 2)
  }
}
