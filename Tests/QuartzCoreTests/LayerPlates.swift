import Geometry
import Raster
import Timing

@testable import QuartzCore

/// A small tree of layers for every thing that a layer can show, 100 × 100 points.
struct LayerPlate: Sendable {
  let name: String
  /// Seconds after the tree was shown.
  var time: Seconds = 0
  /// Builds the tree in a root of 100 × 100 points.
  let build: @MainActor (CALayer) -> Void

  /// What the tree shows at its instant, at one pixel a point over white.
  @MainActor func picture(_ set: InstructionSet = .best) -> Bitmap {
    let former = RenderServer.current
    let server = RenderServer()
    RenderServer.current = server
    defer { RenderServer.current = former }
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.anchorPoint = .zero
    build(root)
    server.show(root)
    server.endTurn()
    return Renderer(scale: 1, instructionSet: set).draw(
      LayerSampler.sample(root, atMediaTime: time), width: 100, height: 100,
      background: RGBA(red: 1, green: 1, blue: 1))
  }
}

/// What the scenes are made of.
enum Paint {
  static let red = CGColor(RGBA(red: 0.9, green: 0.2, blue: 0.2))
  static let gold = CGColor(RGBA(red: 1, green: 0.8, blue: 0.2))
  static let blue = CGColor(RGBA(red: 0.1, green: 0.3, blue: 0.8))
  static let black = CGColor(gray: 0, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)

  static func layer(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil
  ) -> CALayer {
    place(CALayer(), x, y, width, height, color)
  }

  static func place<Layer: CALayer>(
    _ layer: Layer, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ color: CGColor? = nil
  ) -> Layer {
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  static func star(in size: CGFloat, _ color: CGColor?) -> CAShapeLayer {
    let points: [(CGFloat, CGFloat)] = [
      (0.5, 0.05), (0.77, 0.9), (0.05, 0.36), (0.95, 0.36), (0.23, 0.9),
    ]
    var path = Path([.move(to: CGPoint(x: points[0].0 * size, y: points[0].1 * size))])
    for point in points.dropFirst() {
      path.append(.line(to: CGPoint(x: point.0 * size, y: point.1 * size)))
    }
    path.append(.close)
    let layer = place(CAShapeLayer(), 0, 0, size, size)
    layer.path = CGPath(path)
    layer.fillColor = color
    return layer
  }

  /// 24 × 16 pixels, a different colour in each corner, a light frame in between.
  static let picture: CGImage = {
    var bitmap = Bitmap(width: 24, height: 16)
    for y in 0..<16 {
      for x in 0..<24 {
        let edge = (x < 6 || x > 17 ? 1 : 0) + (y < 5 || y > 10 ? 1 : 0)
        let corner = (x > 11 ? 1 : 0) + (y > 7 ? 2 : 0)
        let color = edge == 2 ? [red, gold, blue, black][corner] : edge == 1 ? blue : white
        let c = color.rgba
        let bytes = [c.red, c.green, c.blue, 1].map { UInt8(($0 * 255).rounded()) }
        bitmap.bytes.replaceSubrange(4 * (24 * y + x)..<4 * (24 * y + x) + 4, with: bytes)
      }
    }
    return CGImage(bitmap)
  }()

  /// 16 × 16 pixels, blue, half clear in the middle, clear in one corner.
  static let ring: CGImage = {
    var bitmap = Bitmap(width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 where x + y > 6 {
        let alpha: UInt8 = (5...10).contains(x) && (5...10).contains(y) ? 128 : 255
        bitmap.bytes[4 * (16 * y + x) + 2] = alpha
        bitmap.bytes[4 * (16 * y + x) + 3] = alpha
      }
    }
    return CGImage(bitmap)
  }()

  static func animation(
    _ keyPath: String, from: Any, to: Any, duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }
}
