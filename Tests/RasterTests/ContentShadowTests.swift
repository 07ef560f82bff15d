import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Shadows of content")
struct ContentShadowTests {
  private func draw(_ node: RenderNode, scale: Double = 1) -> Bitmap {
    Renderer(scale: scale).draw(
      node, width: Int(140 * scale), height: Int(140 * scale), background: .white)
  }

  private func cast(_ node: RenderNode, radius: Double) -> RenderNode {
    var node = node
    node.shadow = .init(color: .black, offset: CGSize(width: 4, height: 7), radius: radius)
    node.shadow?.isCastByContent = true
    return node
  }

  @Test("of a filled box are those of its bounds", arguments: [0.0, 3, 12])
  func box(radius: Double) {
    var one = cast(.box(30, 30, 70, 60, .black), radius: radius)
    let content = draw(one)
    one.shadow?.isCastByContent = false
    #expect(draw(one) == content)
  }

  @Test("of a child are those of the child alone", arguments: [2.0, 6, 18], [1.0, 2])
  func child(radius: Double, scale: Double) {
    var parent = RenderNode.box(20, 10, 100, 100)
    parent.children = [.box(15, 20, 50, 45, .black)]
    var alone = RenderNode.box(35, 30, 50, 45, .black)
    alone.shadow = .init(color: .black, offset: CGSize(width: 4, height: 7), radius: radius)
    // Each draws its blur on a grid of its own: within the error of that grid.
    let distance = draw(cast(parent, radius: radius), scale: scale)
      .distance(to: draw(alone, scale: scale))
    #expect(distance <= 5, "off by \(distance)")
  }

  @Test("are as strong as the content is opaque")
  func translucent() {
    let node = cast(.box(30, 30, 70, 60, RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)), radius: 0)
    // Right of the box there is shadow alone, at half its strength.
    #expect(abs(draw(node)[102, 60][0] - 127) <= 1)
  }

  @Test("of nothing are nothing")
  func nothing() {
    let blank = draw(RenderNode())
    for radius in [0.0, 8] {
      #expect(draw(cast(.box(30, 30, 70, 60), radius: radius)) == blank)
    }
  }
}
