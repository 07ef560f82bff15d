import Geometry
import Raster
import Testing

@testable import QuartzCore

/// F5.8.6
@MainActor @Suite("Gravity of contents")
struct GravityTests {
  /// A layer of 100 × 100 points whose contents are two rows of 20 points, red above blue.
  private func flag(_ gravity: CALayerContentsGravity) -> CALayer {
    var bitmap = Bitmap(width: 30, height: 20)
    for pixel in 0..<30 * 20 {
      bitmap.bytes[4 * pixel + (pixel < 30 * 10 ? 0 : 2)] = 255
      bitmap.bytes[4 * pixel + 3] = 255
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (layer.contents, layer.contentsGravity) = (CGImage(bitmap), gravity)
    return layer
  }

  /// The rectangle in which something shows, and whether red is above.
  private func shown(_ root: CALayer) -> (box: CGRect, isUpright: Bool) {
    let picture = Renderer(scale: 1).draw(
      LayerSampler.sample(root, atMediaTime: 0), width: 100, height: 100,
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    var (box, isUpright) = (CGRect.null, false)
    for y in 0..<100 {
      for x in 0..<100 where picture.bytes[4 * (100 * y + x) + 3] > 0 {
        if box.isNull { isUpright = picture.bytes[4 * (100 * y + x)] == 255 }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return (box, isUpright)
  }

  private static let edges: [(gravity: CALayerContentsGravity, x: CGFloat, y: CGFloat)] = [
    (.topLeft, 0, 80), (.top, 35, 80), (.topRight, 70, 80), (.left, 0, 40), (.center, 35, 40),
    (.right, 70, 40), (.bottomLeft, 0, 0), (.bottom, 35, 0), (.bottomRight, 70, 0),
  ]

  @Test("bottom is the edge of the smallest y, top that of the largest")
  func edges() {
    for edge in Self.edges {
      let shown = shown(flag(edge.gravity))
      #expect(shown.box == CGRect(x: edge.x, y: edge.y, width: 30, height: 20), "\(edge.gravity)")
      #expect(shown.isUpright, "\(edge.gravity)")
    }
  }

  @Test("so it is where y runs upwards, and the contents stay upright")
  func flipped() {
    for edge in Self.edges {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.isGeometryFlipped = true
      root.addSublayer(flag(edge.gravity))
      let shown = shown(root)
      let y = 80 - edge.y
      #expect(shown.box == CGRect(x: edge.x, y: y, width: 30, height: 20), "\(edge.gravity)")
      #expect(shown.isUpright, "\(edge.gravity)")
    }
  }
}
