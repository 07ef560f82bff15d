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

  @Test("leave out what a pane shows of what is behind, and its tint")
  func backdrop() {
    for radius in [0.0, 8] {
      var node = RenderNode.box(30, 30, 70, 60)
      node.backdrop = .init(sigma: 4, tint: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
      let plain = draw(node)
      #expect(draw(cast(node, radius: radius)) == plain)
      #expect(plain != draw(RenderNode()))
    }
  }

  @Test("of nothing are nothing")
  func nothing() {
    let blank = draw(RenderNode())
    for radius in [0.0, 8] {
      #expect(draw(cast(.box(30, 30, 70, 60), radius: radius)) == blank)
    }
  }

  /// Something in the node that draws nothing, but stands out of it.
  private func castByContent(_ node: RenderNode) -> RenderNode {
    var node = node
    node.children.append(.box(-1, -1, 0, 0))
    return node
  }

  @Test("of a gradient that does not show are nothing")
  func invisibleGradient() {
    var node = RenderNode.box(30, 30, 70, 60)
    node.gradient = .init(kind: .axial, [.black, .white], [0, 1], (0.5, 0.5), (0.5, 0.5))
    for radius in [0.0, 8] { #expect(draw(cast(node, radius: radius)) == draw(RenderNode())) }
  }

  @Test("of a rounded box have the corners that a child in it covers")
  func coveredCorners() {
    var node = RenderNode.box(30, 30, 70, 60, .black)
    node.cornerRadius = 20
    #expect(draw(cast(node, radius: 0))[103, 96] == [255, 255, 255, 255])
    node.children = [.box(0, 0, 70, 60, .black)]
    #expect(draw(cast(node, radius: 0))[103, 96] == [0, 0, 0, 255])
  }

  @Test("are those of the bounds only where all that shows is the bounds", arguments: 1...80)
  func bounds(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var node = RenderNode.box(30, 30, 70, 60, .black)
    if dice.chance(0.8) { node.cornerRadius = Double(dice.integer(4...30)) }
    if dice.chance(0.3) { node.cornerCurve = .continuous }
    if dice.chance(0.3) { node.roundedCorners = .init(rawValue: UInt(dice.integer(0...15))) }
    node.clips = dice.chance(0.1)
    for _ in 0..<dice.integer(0...2) {
      let inset = dice.chance(0.5) ? 0 : Double(dice.integer(0...12))
      var child = RenderNode.box(inset, inset, 70 - 2 * inset, 60 - 2 * inset, .white)
      child.cornerRadius = dice.chance(0.4) ? node.cornerRadius : Double(dice.integer(0...20))
      child.clips = dice.chance(0.5)
      (child.cornerCurve, child.roundedCorners) = (node.cornerCurve, node.roundedCorners)
      if dice.chance(0.3) { child.children = [.box(0, 0, 9, 9, .black)] }
      node.children.append(child)
    }
    if dice.chance(0.2) {
      node.shape = .init(path: Path(rect: CGRect(x: 2, y: 2, width: 20, height: 20)))
      node.shape?.fillColor = .black
    }
    // Under a sharp shadow's edge the coverage of two things on each other is that of more than
    // one; what is blurred is within the error of its grid.
    let distance = draw(cast(node, radius: 8)).distance(
      to: draw(cast(castByContent(node), radius: 8)))
    #expect(distance <= 10, "seed \(seed), off by \(distance)")
  }

  @Test("of something large are there, and those of what is seen of it", arguments: [1.0, 2.5])
  func large(radius: Double) {
    func shadow(_ width: Double, _ height: Double, at place: CATransform3D) -> Bitmap {
      var node = RenderNode.box(0, 0, width, height)
      node.transform = place
      var child = RenderNode.box(0, 0, 30, 40, .black)
      child.transform = Place.at(width / 2, height / 2)
      node.children = [child]
      return draw(cast(node, radius: radius), scale: 2)
    }
    let small = shadow(60, 60, at: Place.at(20, 20))
    let large = shadow(40_000, 30_000, at: Place.at(50 - 20_000, 50 - 15_000))
    #expect(large.distance(to: small) <= 5)
    let turned = shadow(60, 60, at: Place.turned(0.3, 1, Place.at(40, 20)))
    var place = Place.turned(0.3, 1, Place.at(40, 20))
    let (x, y) = (30 - 20_000.0, 30 - 15_000.0)
    (place.m41, place.m42) = (
      place.m41 + x * place.m11 + y * place.m21, place.m42 + x * place.m12 + y * place.m22
    )
    #expect(shadow(40_000, 30_000, at: place).distance(to: turned) <= 6)
  }

  @Test("of something as large as a screen are there at 3x")
  func screen() {
    var node = RenderNode.box(0, 0, 1024, 1366)
    node.children = [.box(10, 10, 20, 20, .black)]
    let (bitmap, undrawn) = Renderer(scale: 3).picture(
      of: cast(node, radius: 0.5), width: 3072, height: 4098, background: .white)
    #expect(bitmap[95, 105][0] < 20)
    #expect(undrawn.isEmpty)
  }

  @Test("of a large path are as soft as those of a small one")
  func largePath() {
    func shadow(_ size: Double, at place: CATransform3D) -> (Bitmap, [Undrawn]) {
      var node = RenderNode()
      node.transform = place
      node.shadow = .init(color: .black, offset: .zero, radius: 2)
      node.shadow?.path = Path([
        .move(to: .zero), .line(to: CGPoint(x: size, y: 0)), .line(to: CGPoint(x: 0, y: size)),
        .close,
      ])
      let (bitmap, undrawn) = Renderer(scale: 2).picture(
        of: node, width: 280, height: 280, background: .white)
      return (bitmap, undrawn)
    }
    // What is seen is the right angle's corner, then the middle of the longest side.
    let large = shadow(30_000, at: Place.at(70, 70))
    #expect(large.0.distance(to: shadow(200, at: Place.at(70, 70)).0) <= 5)
    #expect(large.1.isEmpty)
    let side = shadow(30_000, at: Place.at(70 - 15_000, 70 - 15_000)).0
    #expect((100...155).contains(side[140, 139][0]) && (10...100).contains(side[138, 138][0]))
  }

  @Test("are sharp, and reported, where there would be too much to blur")
  func tooLarge() {
    var node = RenderNode()
    node.shadow = .init(color: .black, offset: .zero, radius: 0.02)
    node.shadow?.path = Path([
      .move(to: .zero), .line(to: CGPoint(x: 300, y: 0)), .line(to: CGPoint(x: 0, y: 300)), .close,
    ])
    let (bitmap, undrawn) = Renderer(scale: 40).picture(
      of: node, width: 8000, height: 8000, background: .white)
    #expect(undrawn.map(\.reason) == [.shadowTooLarge])
    #expect(bitmap[4000, 4000] == [0, 0, 0, 255] && bitmap[7000, 7000] == [255, 255, 255, 255])
  }
}
