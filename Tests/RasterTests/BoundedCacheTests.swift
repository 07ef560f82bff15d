import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("What is remembered between frames")
struct BoundedCacheTests {
  @Test("stays below its ceiling, whatever comes, and is what was kept", arguments: UInt64(1)...20)
  func ceiling(seed: UInt64) {
    var dice = Dice(seed: seed)
    let memory = BoundedCache<Int, [UInt8]>(limit: 10_000, cost: \.count)
    var found = 0
    for _ in 0..<500 {
      let key = dice.integer(0...40)
      if let known = memory[key] {
        #expect(known.allSatisfy { $0 == UInt8(key) }, "seed \(seed)")
        found += 1
      } else {
        memory.insert([UInt8](repeating: UInt8(key), count: dice.integer(0...4000)), for: key)
      }
      #expect(memory.cost <= memory.limit, "seed \(seed)")
    }
    #expect(found > 0)
  }

  @Test("does not keep what is larger by itself, and forgets nothing for it")
  func tooLarge() {
    let memory = BoundedCache<Int, [UInt8]>(limit: 1000, cost: \.count)
    memory.insert([1], for: 1)
    memory.insert([UInt8](repeating: 2, count: 1001), for: 2)
    #expect(memory[1] == [1])
    #expect(memory[2] == nil)
  }

  @Test("keeps what is asked for, and drops what is not")
  func generations() {
    let cache = BoundedCache<Int, Int>(limit: 100) { _ in 1 }
    cache.insert(-1, for: -1)
    for key in 0..<1000 {
      cache.insert(key, for: key)
      #expect(cache[-1] == -1, "asked for each time")
      #expect(cache.cost <= 100)
      // Each turn asks for two: so the last fifty that were asked for hold twenty-five keys.
      if key >= 20 { #expect(cache[key - 20] == key - 20, "what was asked for lately is there") }
    }
    let other = BoundedCache<Int, Int>(limit: 100) { _ in 1 }
    for key in 0..<1000 { other.insert(key, for: key) }
    #expect(other[0] == nil && other[999] == 999)
  }

  @Test("has one value for a key, the latest, and counts it once")
  func replacing() {
    let cache = BoundedCache<Int, Int>(limit: 100) { $0 }
    for cost in [40, 10, 60, 7] {
      cache.insert(cost, for: 1)
      #expect(cache[1] == cost && cache.cost == cost)
    }
    cache.insert(101, for: 1)
    #expect(cache[1] == nil && cache.cost == 0, "too dear to keep, and the former is out of date")
    var made = 0
    for _ in 0..<3 {
      _ = cache.value(for: 2) {
        made += 1; return 5
      }
    }
    #expect(made == 1 && cache.cost == 5)
  }

  /// Ever new shadows, tints, factors, ramps and rounded corners, each the size of a screen.
  @Test("takes no more than a renderer may, over frames that have nothing in common")
  func renderer() {
    let renderer = Renderer(scale: 1)
    var bitmap = Bitmap(width: 600, height: 600)
    var picture = Bitmap(width: 600, height: 600)
    for index in picture.bytes.indices { picture.bytes[index] = 128 }
    var most = 0
    for step in 0..<120 {
      let share = Double(step) / 120
      var node = RenderNode.box(5, 5, 500 + Double(step) / 7, 500, .white)
      (node.cornerRadius, node.clips) = (20 + share, step % 2 == 0)
      node.shadow = .init(color: .black, offset: .zero, radius: 10 + share)
      if step % 3 == 0 { node.shadow?.path = triangle(width: 300 + Double(step)) }
      node.contents = .init(image: picture, identity: UInt64(step + 1), placement: node.bounds)
      if step % 2 == 1 { node.contents?.tint = RGBA(red: share, green: 0, blue: 0) }
      node.contents?.factor = RGBA(red: share, green: 1, blue: 1)
      renderer.draw(node, into: &bitmap, background: .white)
      most = max(most, renderer.cache.bytes)
    }
    #expect(most <= RenderCache.ceiling)
    #expect(most > RenderCache.ceiling / 4, "something was remembered")
  }

  @Test("is told apart by all that it was worked out from")
  func keys() {
    let renderer = Renderer(scale: 1)
    var tree = RandomTree(seed: 8)
    let image = tree.picture(24, 20, opaque: false)
    let (red, blue) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0.5, blue: 1))
    let dim = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    var nodes: [RenderNode] = []
    for tint in [nil, red, blue] {
      for factor in [.white, RGBA(red: 0.4, green: 1, blue: 0.7), dim] {
        var node = RenderNode.box(10, 12, 60, 50)
        node.contents = .init(image: image, identity: 7, placement: node.bounds)
        node.contents?.tint = tint
        node.contents?.factor = factor
        nodes.append(node)
      }
    }
    for radius in [9.0, 14] {
      for (curve, corners) in [
        (.circular, .all), (.continuous, .all), (.circular, .init(rawValue: 6)),
      ] as [(RenderNode.CornerCurve, RenderNode.Corners)] {
        var node = RenderNode.box(10, 12, 60, 50, .black)
        (node.cornerRadius, node.cornerCurve, node.roundedCorners) = (radius, curve, corners)
        node.shadow = .init(color: .black, offset: .zero, radius: 5)
        nodes.append(node)
      }
    }
    var drawn: [Bitmap] = []
    for node in nodes {
      func draw(_ renderer: Renderer) -> Bitmap {
        renderer.draw(node, width: 90, height: 80, background: .white)
      }
      #expect(draw(renderer) == draw(Renderer(scale: 1)))
      #expect(!drawn.contains(draw(renderer)), "no two look the same")
      drawn.append(draw(renderer))
    }
  }

  private func triangle(width: Double) -> Path {
    var path = Path()
    path.append(.move(to: .zero))
    path.append(.line(to: CGPoint(x: width, y: 9)))
    path.append(.line(to: CGPoint(x: 9, y: 400)))
    path.append(.close)
    return path
  }

  @Test("glyphs of any number of sizes stay below their limit")
  func glyphs() {
    var bitmap = Bitmap(width: 900, height: 300)
    for size in stride(from: 60.0, to: 260, by: 1.7) {
      let text = Paragraph.layout(StyledText("Rehearsal@", style: TextStyle(size: size)))
      TextRenderer.draw(text, into: &bitmap)
      #expect(FontLibrary.bundled.cachedBytes <= 25 << 20)
    }
    #expect(FontLibrary.bundled.cachedBytes > 1 << 20)
  }
}
