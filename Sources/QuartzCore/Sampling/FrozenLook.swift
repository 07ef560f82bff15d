import Geometry
import Raster

/// What a layer showed at one instant, kept as values: exact at any scale, cheap to keep.
package struct FrozenLook: Sendable {
  /// The layer without its place in its superlayer.
  private let node: RenderNode
  /// Which part of the layer's own coordinates is kept, points.
  package let area: CGRect

  /// - Returns: nil for a layer that shows nothing.
  /// - Parameters:
  ///   - area: In the layer's own coordinates; what lies outside is cut off.
  ///   - look: What the screen shows, or everything that was assigned so far.
  package init?(of layer: CALayer, area: CGRect, look: LayerLook) {
    let now = (layer.server ?? .current).now
    let parentTime = layer.tree.superlayer?.localTime(atMediaTime: now) ?? now
    if look == .committed, !layer.tree.isCommitted { return nil }
    var node = LayerSampler.sample(layer, atMediaTime: parentTime, look: look)
    guard !node.bounds.isEmpty else { return nil }
    node.transform = CATransform3DIdentity
    self.node = node
    self.area = area
  }

  /// The look stretched over a rectangle.
  package func stretched(over bounds: CGRect) -> RenderNode? {
    guard area.width > 0, area.height > 0 else { return nil }
    var frame = RenderNode()
    frame.bounds = area
    frame.clips = true
    frame.children = [node]
    let scale = CATransform3DMakeScale(
      bounds.width / area.width, bounds.height / area.height, 1)
    frame.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(-area.minX, -area.minY, 0),
      CATransform3DConcat(scale, CATransform3DMakeTranslation(bounds.minX, bounds.minY, 0)))
    return frame
  }
}
