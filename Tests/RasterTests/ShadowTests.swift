import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Shadows")
struct ShadowTests {
  private func shadowed(
    _ node: RenderNode, radius: Double, color: RGBA = .black
  ) -> RenderNode {
    var node = node
    node.shadow = .init(color: color, offset: CGSize(width: 4, height: -6), radius: radius)
    return node
  }

  /// A box blurred by a Gaussian: the product of two differences of its integral.
  private func blurredBox(_ x: Double, _ y: Double, _ box: CGRect, sigma: Double) -> Double {
    func part(_ at: Double, _ low: Double, _ high: Double) -> Double {
      let root = sigma * 2.0.squareRoot()
      return (erf((at - low) / root) - erf((at - high) / root)) / 2
    }
    return part(x, box.minX, box.maxX) * part(y, box.minY, box.maxY)
  }

  @Test(
    "of a box are a Gaussian whose sigma is the radius",
    arguments: [1.5, 3.0, 8, 20, 45], [1.0, 3.0])
  func gaussian(radius: Double, scale: Double) {
    let node = shadowed(.box(60, 70, 90, 50), radius: radius)
    let bitmap = Renderer(scale: scale).draw(
      node, width: Int(200 * scale), height: Int(180 * scale), background: .clear)
    let box = CGRect(x: 64, y: 64, width: 90, height: 50)
    for y in stride(from: 0, to: bitmap.height, by: 3) {
      for x in stride(from: 0, to: bitmap.width, by: 3) {
        let expected = blurredBox(
          (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale, box, sigma: radius)
        // The Gaussian ends at three sigma; the pixel is a square, not a point.
        #expect(abs(Double(bitmap[x, y][3]) / 255 - expected) < 0.012, "\(x), \(y)")
      }
    }
  }

  @Test("without radius are the shape itself, moved")
  func sharp() {
    let renderer = Renderer(scale: 1)
    var card = RenderNode.box(30, 40, 60, 50)
    card.cornerRadius = 13
    let shadow = renderer.draw(
      shadowed(card, radius: 0), width: 140, height: 140, background: .clear)
    card.backgroundColor = .black
    card.transform = Place.at(34, 34)
    #expect(shadow == renderer.draw(card, width: 140, height: 140, background: .clear))
  }

  @Test("of large shapes, whose middle is folded away, meet those of small ones")
  func folding() {
    let renderer = Renderer(scale: 1)
    func corner(_ size: Double) -> Bitmap {
      var card = RenderNode.box(40, 40, size, size)
      card.cornerRadius = 9
      return renderer.draw(shadowed(card, radius: 6), width: 70, height: 70, background: .clear)
    }
    #expect(corner(4000).distance(to: corner(100)) <= 1)
    #expect(corner(4000)[69, 69][3] == 255)
  }

  /// The edge of the disc runs through the middle of the picture, at 45 degrees.
  @Test("of discs that are large against their blur are round", arguments: [300.0, 3000, 9000])
  func discs(radius: Double) {
    let middle = 60 - radius / 2.0.squareRoot()
    var disc = RenderNode.box(middle - radius, middle - radius, 2 * radius, 2 * radius)
    disc.cornerRadius = radius
    for sigma in [0.4, 2] {
      disc.shadow = .init(color: .black, offset: .zero, radius: sigma)
      let (bitmap, undrawn) = Renderer(scale: 1).picture(
        of: disc, width: 120, height: 120, background: .clear)
      #expect(undrawn.isEmpty)
      for y in stride(from: 1, to: 120, by: 4) {
        for x in stride(from: 2, to: 120, by: 4) {
          let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
          let inside = radius - (dx * dx + dy * dy).squareRoot()
          let expected = (1 + erf(inside / (sigma * 2.0.squareRoot()))) / 2
          // A pixel is a square, and wider than the smaller blur.
          let error = abs(Double(bitmap[x, y][3]) / 255 - expected)
          #expect(error < (sigma < 1 ? 0.12 : 0.04), "\(sigma): \(x), \(y)")
        }
      }
    }
  }

  @Test("turned by quarters turn with the node")
  func turned() {
    let renderer = Renderer(scale: 1)
    var card = RenderNode()
    card.bounds = CGRect(x: -40, y: -40, width: 80, height: 80)
    card.transform = Place.at(100, 100)
    card.shadow = .init(color: .black, offset: .zero, radius: 7)
    let upright = renderer.draw(card, width: 200, height: 200, background: .clear)
    card.transform = Place.turned(.pi / 2, 1, Place.at(100, 100))
    let turned = renderer.draw(card, width: 200, height: 200, background: .clear)
    #expect(upright.distance(to: turned) <= 1)
  }

  @Test("that stay upright agree with the general way", arguments: [0.0, 0.5])
  func generalWay(lean: Double) {
    let renderer = Renderer(scale: 1)
    var card = shadowed(.box(60, 40, 90, 50), radius: 9)
    card.transform.m21 = lean
    let upright = renderer.draw(card, width: 200, height: 140, background: .clear)
    card.transform.m12 = 1e-7
    let general = renderer.draw(card, width: 200, height: 140, background: .clear)
    #expect(upright.distance(to: general) <= 1)
  }

  /// Behind the card nothing of it is drawn: what is left are two rims, the one the mirror image of
  /// the other, as far as the same pixels of the plane are between the card's.
  @Test("look the same on both sides of a card")
  func sides() {
    var card = RenderNode.box(30, 20, 100, 300, .white)
    card.shadow = .init(color: .black, offset: .zero, radius: 6)
    let bitmap = Renderer(scale: 1).draw(card, width: 160, height: 340, background: .white)
    for y in 0..<340 {
      let rims = (0..<80).map { (Int(bitmap[$0, y][0]), Int(bitmap[159 - $0, y][0])) }
      #expect(rims.allSatisfy { abs($0.0 - $0.1) <= 1 }, "row \(y)")
    }
    #expect(bitmap[28, 170] != [255, 255, 255, 255])
  }

  @Test("are cut off by a layer that clips")
  func clipped() {
    var node = shadowed(.box(40, 40, 60, 60, .white), radius: 10)
    node.clips = true
    let bitmap = Renderer(scale: 1).draw(node, width: 140, height: 140, background: .clear)
    #expect(bitmap[38, 60] == [0, 0, 0, 0])
  }
}
