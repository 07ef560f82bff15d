import CRaster
import Geometry

// A look in pieces, drawn as one picture: its edges and its middle lie on the same pixels, and
// nothing shows through between them.
extension FrameBuilder {
  private static let mostPixels = 1 << 24

  /// The node with one picture in place of its pieces; as it is where that would be too large,
  /// which is noted: the ground may show where they meet.
  mutating func joined(_ node: RenderNode) -> RenderNode {
    guard let pieces = node.pieces, let look = node.children.first?.children.first,
      pictureDepth < 64
    else { return node }
    let width = (Double(pieces.area.width) * scale).rounded(.up)
    let height = (Double(pieces.area.height) * scale).rounded(.up)
    guard width > 0, height > 0 else { return node }
    guard max(width, height) <= 32768, width * height <= Double(Self.mostPixels) else {
      undrawn.append(Undrawn(bounds: node.bounds, reason: .piecesTooLarge))
      return node
    }
    let (across, down) = (width / Double(pieces.area.width), height / Double(pieces.area.height))
    let map = PlaneMap(
      x: [across, 0, 0], y: [0, down, 0],
      origin: [-across * Double(pieces.area.minX), -down * Double(pieces.area.minY), 1])
    var joined = node
    joined.pieces = nil
    joined.children = []
    guard let picture = keptPicture(of: look, width: Int(width), height: Int(height), map) else {
      return joined
    }
    joined.children = [
      node.bounds.showing(picture, stretched: pieces.center, scale: (across, down))
    ]
    return joined
  }
}

extension CGRect {
  /// A node that shows a picture over the rectangle, with a pixel as its unit of length.
  fileprivate func showing(
    _ picture: RenderCache.Rasterized, stretched center: CGRect,
    scale: (across: Double, down: Double)
  ) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(
      x: 0, y: 0, width: width * CGFloat(scale.across), height: height * CGFloat(scale.down))
    node.transform = CATransform3DIdentity
    node.transform.m11 = 1 / CGFloat(scale.across)
    node.transform.m22 = 1 / CGFloat(scale.down)
    (node.transform.m41, node.transform.m42) = (minX, minY)
    node.contents = .init(image: picture.bitmap, identity: picture.identity, placement: node.bounds)
    node.contents?.center = center
    return node
  }
}
