import Geometry
import Raster
import Timing

/// Freezes a layer tree at an instant: layers and `now` in, plain values out.
///
/// Sampling has no side effects: the same instant gives the same frame, in any order,
/// backwards too.
package enum LayerSampler {
  /// The tree as one value for the compositor.
  /// - Parameters:
  ///   - root: A layer; its own position and transform apply.
  ///   - mediaTime: Seconds since the stage's start.
  package static func sample(_ root: CALayer, atMediaTime mediaTime: Seconds) -> RenderNode {
    node(for: root, parentTime: mediaTime, parent: nil) ?? RenderNode()
  }

  private static func node(
    for layer: CALayer, parentTime: Seconds, parent: LayerProperties?
  ) -> RenderNode? {
    let time = layer.timing.layerTiming.localTime(fromParentTime: parentTime)
    let shown = layer.shownProperties(atLocalTime: time)
    guard !shown.isHidden, shown.opacity > 0 else { return nil }
    var node = shown.node(in: parent)
    let inOrder = layer.tree.sublayers.compactMap { sublayer in
      Self.node(for: sublayer, parentTime: time, parent: shown).map {
        ($0, sublayer.shownDepth(parentTime: time))
      }
    }
    node.children = sorted(inOrder)
    return node
  }

  /// Back to front; siblings at the same depth keep their order (F5.7.9).
  private static func sorted(_ children: [(node: RenderNode, depth: CGFloat)]) -> [RenderNode] {
    guard children.contains(where: { $0.depth != 0 }) else { return children.map(\.node) }
    return children.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element.node)
  }
}

extension CALayer {
  fileprivate func shownDepth(parentTime: Seconds) -> CGFloat {
    guard !animations.isEmpty else { return properties.zPosition }
    return shownProperties(atLocalTime: timing.layerTiming.localTime(fromParentTime: parentTime))
      .zPosition
  }
}

extension LayerProperties {
  /// These values as the compositor takes them, without children.
  fileprivate func node(in parent: LayerProperties?) -> RenderNode {
    var node = RenderNode()
    node.bounds = bounds
    node.transform = geometry.localToParent(
      sublayerTransform: parent?.sublayerTransform ?? CATransform3DIdentity,
      about: parent?.geometry.anchor ?? .zero)
    node.opacity = min(max(Double(opacity), 0), 1)
    node.backgroundColor = backgroundColor?.rgba
    node.cornerRadius = max(cornerRadius, 0)
    node.roundedCorners = RenderNode.Corners(rawValue: maskedCorners.rawValue)
    node.clips = masksToBounds
    node.contents = contents.map {
      RenderNode.Contents(
        image: $0.bitmap, identity: $0.identity, placement: placement(of: $0))
    }
    node.border = border
    node.shadow = shadow
    return node
  }

  private var border: RenderNode.Border? {
    guard borderWidth > 0, let borderColor else { return nil }
    return RenderNode.Border(width: borderWidth, color: borderColor.rgba)
  }

  private var shadow: RenderNode.Shadow? {
    guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
    var color = shadowColor.rgba
    color.alpha *= Double(min(shadowOpacity, 1))
    return RenderNode.Shadow(color: color, offset: shadowOffset, radius: max(shadowRadius, 0))
  }

  private func placement(of image: CGImage) -> CGRect {
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return contentsGravity.placement(of: size, in: bounds)
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size go within bounds.
  func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .resizeAspect: return centered(size, times: min(across, down), in: bounds)
    case .resizeAspectFill: return centered(size, times: max(across, down), in: bounds)
    case .resize: return bounds
    default: return aligned(size, in: bounds)
    }
  }

  private func centered(_ size: CGSize, times scale: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var place = centered(size, times: 1, in: bounds)
    let name = rawValue.lowercased()
    if name.contains("left") { place.origin.x = bounds.minX }
    if name.contains("right") { place.origin.x = bounds.maxX - size.width }
    if name.contains("top") { place.origin.y = bounds.minY }
    if name.contains("bottom") { place.origin.y = bounds.maxY - size.height }
    return place
  }
}
