/// Where a layer stands in its parent: Core Animation's five properties as one value (F5.7.1).
///
/// A point p of the layer's own coordinates goes to
///
///     ((p − anchor) · transform) + (position, zPosition),    anchor = bounds.origin + anchorPoint·size
///
/// in the coordinates of the parent, which then sees it through its `sublayerTransform`.
package struct LayerGeometry: Hashable, Sendable {
  /// The layer's own coordinate system: which rectangle of it shows.
  package var bounds: CGRect

  /// Where the anchor stands in the parent's coordinates.
  package var position: CGPoint

  /// The height of the layer's plane above its parent's, in points.
  package var zPosition: CGFloat

  /// The fixed point of the transform, in units of the bounds; (0.5, 0.5) is the centre.
  package var anchorPoint: CGPoint

  /// The height of the fixed point above the layer's plane, in points.
  package var anchorPointZ: CGFloat

  /// What happens to the layer about its anchor.
  package var transform: CATransform3D

  /// A layer's place; the defaults are those of a fresh layer.
  package init(
    bounds: CGRect = .zero, position: CGPoint = .zero, zPosition: CGFloat = 0,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), anchorPointZ: CGFloat = 0,
    transform: CATransform3D = CATransform3DIdentity
  ) {
    self.bounds = bounds
    self.position = position
    self.zPosition = zPosition
    self.anchorPoint = anchorPoint
    self.anchorPointZ = anchorPointZ
    self.transform = transform
  }

  /// The anchor in the layer's own coordinates: also the point about which the layer's
  /// `sublayerTransform` acts (F5.7.6).
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own coordinates to its parent's.
  ///
  /// - Parameters:
  ///   - sublayerTransform: The parent's, applied about `parentAnchor` (F5.7.6).
  ///   - parentAnchor: The parent's `anchor`.
  package func localToParent(
    sublayerTransform: CATransform3D = CATransform3DIdentity, about parentAnchor: CGPoint = .zero
  ) -> CATransform3D {
    let aboutAnchor = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    let placed = CATransform3DConcat(
      aboutAnchor, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    if CATransform3DIsIdentity(sublayerTransform) { return placed }
    let aboutParent = CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -parentAnchor.x, -parentAnchor.y, 0),
      CATransform3DMakeTranslation(parentAnchor.x, parentAnchor.y, 0))
    return CATransform3DConcat(placed, aboutParent)
  }
}
