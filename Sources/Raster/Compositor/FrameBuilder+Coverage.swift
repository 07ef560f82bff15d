import CRaster
import Geometry

// What the rounded rectangles of nodes cover.
extension FrameBuilder {
  /// Coverage of a rounded rectangle of a node, within its clip. Those with curves are remembered.
  func mask(of shape: RoundedRectangle, _ drawing: NodeDrawing) -> CoverageMask? {
    guard !shape.isEmpty else { return nil }
    let (map, clip) = (drawing.projection.map, drawing.clip)
    guard let reach = map.reach(of: shape) else {
      return followed(RenderCache.MaskKey(shape: shape, map: map, clip: clip))
    }
    if shape.radius == 0, map.isUpright {
      return CoverageMask(map(shape.left, shape.top), map(shape.right, shape.bottom), clip)
    }
    let seen = clip.intersection(reach)
    guard !seen.isEmpty else { return nil }
    let key = RenderCache.MaskKey(
      shape: shape, map: map.moved(-reach.left, -reach.top),
      clip: seen.moved(-reach.left, -reach.top))
    return followed(key)?.moved(reach.left, reach.top)
  }

  func add(_ shape: RoundedRectangle, _ drawing: NodeDrawing) {
    guard !shape.isEmpty else { return }
    add(shape, drawing.projection.map)
  }

  /// Coverage by following the outline, or from memory.
  private func followed(_ key: RenderCache.MaskKey) -> CoverageMask? {
    func make() -> CoverageMask? {
      rasterizer.begin(in: key.clip)
      add(key.shape, key.map)
      return rasterizer.finish()
    }
    return key.shape.radius > 0 ? cache.mask(key, make: make) : make()
  }

  private func add(_ shape: RoundedRectangle, _ map: PlaneMap) {
    let radius = map.isAffine ? shape.reach * map.magnification : 1024
    let fineness = RoundedRectangle.fineness(radius: shape.radius > 0 ? radius : 0)
    rasterizer.add(Projection(map: map)(shape.outline(fineness: fineness)))
  }
}

extension PlaneMap {
  /// The pixels that a shape can touch; nil for perspective, and where some of it must be cut off.
  fileprivate func reach(of shape: RoundedRectangle) -> PixelBox? {
    guard isAffine else { return nil }
    let (left, right) = (x * shape.left, x * shape.right)
    let (top, bottom) = (y * shape.top, y * shape.bottom)
    // Corners are rounded to 1/256.
    let low = origin + pointwiseMin(left, right) + pointwiseMin(top, bottom) - 1.0 / 256
    let high = origin + pointwiseMax(left, right) + pointwiseMax(top, bottom) + 1.0 / 256
    let limit = Projection.reach - 1
    guard low.x > -limit, low.y > -limit, high.x < limit, high.y < limit else { return nil }
    return PixelBox(
      left: Int32(low.x.rounded(.down)), top: Int32(low.y.rounded(.down)),
      right: Int32(high.x.rounded(.up)), bottom: Int32(high.y.rounded(.up)))
  }

  /// Exact where the translation is on its grid.
  fileprivate func moved(_ dx: Int32, _ dy: Int32) -> PlaneMap {
    var map = self
    map.origin += [Double(dx), Double(dy), 0]
    return map
  }
}
