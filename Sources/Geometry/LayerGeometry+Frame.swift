extension LayerGeometry {
  /// The smallest rectangle of the parent's coordinates around the mapped bounds (F5.7.1).
  ///
  /// Setting it keeps `bounds.origin` and the transform. Without a transform it sets the size and
  /// the position; with one, the size is that of the given rectangle under the inverse of the
  /// transform's plane part (F5.7.2), and the centres of the given rectangle and of the new frame
  /// agree. Under a turn other than by quarters the new frame is larger than the given one. A
  /// transform without inverse leaves the size alone. Negative sizes are standardised.
  package var frame: CGRect {
    get {
      if CATransform3DIsIdentity(transform) { return untransformedFrame }
      // It does not hang on where the bounds begin, not by a last bit either: what moves them by the
      // frame, as content does by the safe area, would never come to rest.
      var unscrolled = self
      unscrolled.bounds.origin = .zero
      let toParent = unscrolled.localToParent()
      return CGRect(
        enclosing: unscrolled.bounds.corners.map { $0.projected(through: toParent) })
    }
    set {
      let wanted = newValue.standardized
      if CATransform3DIsIdentity(transform) {
        bounds.size = wanted.size
        position = CGPoint(
          x: wanted.minX + anchorPoint.x * wanted.width,
          y: wanted.minY + anchorPoint.y * wanted.height)
      } else {
        fit(wanted)
      }
    }
  }

  /// Moves the anchor within the layer without moving the layer: the position makes up for it
  /// through the plane part of the transform (F5.7.4).
  package mutating func moveAnchor(to anchorPoint: CGPoint) {
    let old = anchor
    self.anchorPoint = anchorPoint
    let shift = CGSize(width: anchor.x - old.x, height: anchor.y - old.y)
      .applying(CATransform3DGetAffineTransform(transform))
    position = CGPoint(x: position.x + shift.width, y: position.y + shift.height)
  }

  private var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  private mutating func fit(_ wanted: CGRect) {
    let plane = CATransform3DGetAffineTransform(transform)
    if plane.determinant != 0 { bounds.size = wanted.applying(plane.inverted()).size }
    let reached = frame.center
    position = CGPoint(
      x: position.x + wanted.midX - reached.x, y: position.y + wanted.midY - reached.y)
  }
}
