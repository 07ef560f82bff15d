import Geometry
import Raster

/// How long single operations of the renderer take on a full screen of 390 × 844 points.
enum RasterBenchmark {
  private static let size = CGSize(width: 390, height: 844)

  static func run(into report: inout Report) {
    for scale in [1.0, 2, 3] {
      let picture = photograph(scale)
      for scene in scenes(picture) { measure(scene.name, scene.node, scale, into: &report) }
    }
  }

  /// Every scene's own name, and what it draws over white.
  private static func scenes(
    _ picture: RenderNode.Contents
  ) -> [(name: String, node: RenderNode)] {
    var screen = RenderNode()
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.contents = picture
    return [
      ("copy", screen), ("fade", changed(screen) { $0.opacity = 0.5 }),
      (
        "scale-0.85",
        changed(screen) { $0.transform = about(CATransform3DMakeScale(0.85, 0.85, 1)) }
      ),
      ("flip", changed(screen) { $0.transform = flipped }),
      (
        "rounded-card",
        changed(card) {
          $0.contents = picture
          $0.clips = true
        }
      ),
      ("shadow", changed(card) { $0.shadow = shadow }),
      (
        "blur-30",
        changed(screen) {
          var pane = RenderNode()
          pane.bounds = $0.bounds
          pane.backdrop = .init(sigma: 30, saturation: 1.8, tint: white(0.3))
          $0.children = [pane]
        }
      ),
    ]
  }

  private static func measure(
    _ name: String, _ node: RenderNode, _ scale: Double, into report: inout Report
  ) {
    let renderer = Renderer(scale: scale)
    var bitmap = Bitmap(
      width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale))
    let time = Timer.milliseconds { renderer.draw(node, into: &bitmap, background: white(1)) }
    report.add(
      Measurement(name: "\(name)@\(Int(scale))x", value: time, unit: "ms", against: nil))
  }

  private static func changed(
    _ node: RenderNode, _ change: (inout RenderNode) -> Void
  ) -> RenderNode {
    var node = node
    change(&node)
    return node
  }

  private static var card: RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(x: 20, y: 80, width: 350, height: 680)
    (node.backgroundColor, node.cornerRadius) = (white(1), 30)
    return node
  }

  private static var shadow: RenderNode.Shadow {
    .init(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4),
      offset: CGSize(width: 0, height: 10), radius: 30)
  }

  private static func white(_ alpha: Double) -> RGBA {
    RGBA(red: 1, green: 1, blue: 1, alpha: alpha)
  }

  /// A map about the middle of the screen.
  private static func about(_ map: CATransform3D) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(map, -size.width / 2, -size.height / 2, 0),
      CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0))
  }

  /// Half way to edge-on, seen from 1000 points.
  private static var flipped: CATransform3D {
    var view = CATransform3DIdentity
    view.m34 = -1 / 1000
    return about(CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), view))
  }

  /// A screenful of colours that repeat nowhere, opaque.
  private static func photograph(_ scale: Double) -> RenderNode.Contents {
    let width = Int(Double(size.width) * scale), height = Int(Double(size.height) * scale)
    var state: UInt32 = 1
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      for index in 0..<4 * width * height {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[index] = index % 4 == 3 ? 255 : UInt8(state >> 24)
      }
      count = 4 * width * height
    }
    return RenderNode.Contents(
      image: Bitmap(width: width, height: height, bytes: bytes), identity: UInt64(scale),
      placement: CGRect(origin: .zero, size: size))
  }
}
