import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("What is remembered between frames")
struct RememberedTests {
  @Test("stays below its ceiling, whatever comes, and is what was kept", arguments: UInt64(1)...20)
  func ceiling(seed: UInt64) {
    var dice = Dice(seed: seed)
    let memory = Remembered<Int, [UInt8]>(ceiling: 10_000, size: \.count)
    var found = 0
    for _ in 0..<500 {
      let key = dice.integer(0...40)
      if let known = memory[key] {
        #expect(known.allSatisfy { $0 == UInt8(key) }, "seed \(seed)")
        found += 1
      } else {
        memory.keep([UInt8](repeating: UInt8(key), count: dice.integer(0...4000)), for: key)
      }
      #expect(memory.bytes <= memory.ceiling, "seed \(seed)")
    }
    #expect(found > 0)
  }

  @Test("does not keep what is larger by itself, and forgets nothing for it")
  func tooLarge() {
    let memory = Remembered<Int, [UInt8]>(ceiling: 1000, size: \.count)
    memory.keep([1], for: 1)
    memory.keep([UInt8](repeating: 2, count: 1000), for: 2)
    #expect(memory[1] == [1])
    #expect(memory[2] == nil)
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
