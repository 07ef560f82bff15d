import Geometry
import Testing

@testable import Raster

/// Masks by trees and shadows cast by content (F5.8.3): remembered, and no larger than they must be.
@Suite("Masks and shadows of trees")
struct TreeMaskTests {
  private static let size = 140
  private static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  private func draw(_ node: RenderNode, _ renderer: Renderer = Renderer(scale: 1)) -> Bitmap {
    renderer.draw(node, width: Self.size, height: Self.size, background: .white)
  }

  /// What fades from one side to the other, not opaque anywhere.
  private func fading(_ box: CGRect) -> RenderNode {
    var node = RenderNode()
    node.bounds = box
    node.gradient = .init(
      kind: .axial, colors: [.black, Self.clear], locations: [0, 1], start: .zero,
      end: CGPoint(x: 1, y: 0.3))
    return node
  }

  private func masked(_ mask: RenderNode) -> RenderNode {
    var node = RenderNode.box(10, 10, 100, 100, .black)
    node.mask = mask
    return node
  }

  @Test("a mask that stays is drawn once, and looks as drawn anew")
  func once() {
    let renderer = Renderer(scale: 1)
    var node = masked(fading(CGRect(x: 20, y: 30, width: 60, height: 40)))
    for step in 0..<10 {
      node.backgroundColor = RGBA(red: Double(step) / 10, green: 0, blue: 0)
      node.opacity = 1 - Double(step) / 20
      #expect(draw(node, renderer) == draw(node), "step \(step)")
    }
    #expect(renderer.cache.treeMaskCount == 1)
    node.mask!.bounds.origin.x += 1
    #expect(draw(node, renderer) == draw(node))
    #expect(renderer.cache.treeMaskCount == 2)
  }

  @Test("a mask is as large as what it draws, wherever that is", arguments: UInt64(1)...40)
  func boxes(seed: UInt64) {
    var dice = Dice(seed: seed)
    var mask = fading(
      CGRect(x: dice.number(0...20), y: dice.number(0...20), width: 30, height: 25))
    mask.transform = Place.turned(dice.number(0...6), dice.number(0.5...2), Place.at(60, 60))
    if seed % 3 == 0 {
      mask.shadow = .init(color: .black, offset: CGSize(width: 9, height: -7), radius: 6)
      mask.shadow?.isCastByContent = seed % 2 == 0
    }
    if seed % 4 == 0 {
      var child = fading(CGRect(x: 20, y: 20, width: 40, height: 9))
      child.transform = Place.turned(1, 1, Place.at(-10, 12))
      mask.children = [child]
    }
    var whole = RenderNode()
    whole.children = [mask]
    let tight = draw(masked(whole))
    #expect(tight.bytes.contains { $0 < 250 }, "seed \(seed): something shows")
    // Far outside: the mask is then drawn as large as the screen.
    whole.children += [
      RenderNode.box(300, 300, 9, 9, .black), RenderNode.box(-900, -900, 9, 9, .black),
    ]
    #expect(tight == draw(masked(whole)), "seed \(seed)")
  }

  @Test("a shadow cast by content is blurred once, wherever it moves, and looks as made anew")
  func shadows() {
    let renderer = Renderer(scale: 1)
    var node = fading(CGRect(x: 20, y: 20, width: 60, height: 60))
    node.shadow = .init(color: .black, offset: CGSize(width: 3, height: 6), radius: 5)
    node.shadow?.isCastByContent = true
    for step in 0..<12 {
      node.transform = Place.turned(Double(step) * 0.2, 1, Place.at(Double(step), 4))
      #expect(draw(node, renderer) == draw(node), "step \(step)")
    }
    #expect(renderer.cache.contentShadowCount == 1)
    node.shadow?.radius = 6
    #expect(draw(node, renderer) == draw(node))
    #expect(renderer.cache.contentShadowCount == 2)
  }

  @Test("a rasterized tree keeps the shadow of children that stand out of it")
  func childrenShadow() {
    var node = RenderNode.box(40, 40, 20, 20, Self.clear)
    var child = RenderNode.box(-25, -25, 20, 20, .black)
    child.cornerRadius = 4
    node.children = [child]
    node.shadow = .init(color: .black, offset: CGSize(width: -10, height: -10), radius: 3)
    node.shadow?.isCastByContent = true
    let plain = draw(node)
    node.rasterizationScale = 1
    #expect(draw(node) == plain)
  }
}
