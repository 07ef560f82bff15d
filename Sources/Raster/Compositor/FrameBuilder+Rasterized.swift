import CRaster
import Geometry

// Nodes that are drawn at a scale of their own first (shouldRasterize, F5.8.5).
extension FrameBuilder {
  /// The most pixels of a rasterized tree: a larger one is drawn where it shows.
  private static let mostPixels = 1 << 24

  /// The node with one picture for all that is in it; mask, opacity and place stay its own.
  mutating func rasterized(_ node: RenderNode) -> RenderNode {
    var tree = node
    (tree.rasterizationScale, tree.mask, tree.opacity) = (nil, nil, 1)
    tree.transform = CATransform3DIdentity
    guard let scale = node.rasterizationScale, scale > 0, scale.isFinite,
      let reach = tree.reach, !reach.isEmpty, pictureDepth < 64
    else { return drawnInPlace(node) }
    let left = (Double(reach.minX) * scale).rounded(.down)
    let top = (Double(reach.minY) * scale).rounded(.down)
    let across = (Double(reach.maxX) * scale).rounded(.up) - left
    let down = (Double(reach.maxY) * scale).rounded(.up) - top
    guard across * down <= Double(Self.mostPixels), max(across, down) <= 32768 else {
      undrawn.append(Undrawn(bounds: node.bounds, reason: .rasterizedTooLarge))
      return drawnInPlace(node)
    }
    let map = PlaneMap(x: [scale, 0, 0], y: [0, scale, 0], origin: [-left, -top, 1])
    var flat = RenderNode()
    flat.bounds = node.bounds
    (flat.transform, flat.opacity, flat.mask) = (node.transform, node.opacity, node.mask)
    flat.isDoubleSided = node.isDoubleSided
    if let picture = keptPicture(of: tree, width: Int(across), height: Int(down), map) {
      flat.contents = .init(
        image: picture.bitmap, identity: picture.identity,
        placement: CGRect(
          x: left / scale, y: top / scale, width: across / scale, height: down / scale))
    }
    return flat
  }

  /// A tree drawn on transparent ground, if it is not kept from before; nil when it draws nothing.
  mutating func keptPicture(
    of tree: RenderNode, width: Int, height: Int, _ map: PlaneMap
  ) -> RenderCache.Rasterized? {
    guard let frame = frame(of: tree, width: width, height: height, map) else { return nil }
    let set = instructionSet
    return cache.rasterized(frame, width: width, height: height) {
      frame.bitmap(width: width, height: height, set)
    }
  }

  private func drawnInPlace(_ node: RenderNode) -> RenderNode {
    var node = node
    node.rasterizationScale = nil
    return node
  }
}
