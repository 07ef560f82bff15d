import Geometry

extension CALayer {
  package var geometry: LayerGeometry { properties.geometry }

  /// What `convert(_:to:)` does.
  func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let target = l ?? outermost
    if let near = convertedNearby(p, to: target) { return near }
    let inRoot = p.projected(through: rootTransform)
    return inRoot.unprojected(through: target.rootTransform) ?? inRoot
  }

  /// Between a layer and the one around it, which lie in one plane: without a look at all that is
  /// around those, so that a walk down a deep tree costs as many steps as it is deep. Nil elsewhere.
  private func convertedNearby(_ p: CGPoint, to target: CALayer) -> CGPoint? {
    if target === self { return p }
    if layerAround === target {
      let link = transformToParent(target)
      return CATransform3DIsAffine(link) ? p.projected(through: link) : nil
    }
    guard target.layerAround === self else { return nil }
    let link = target.transformToParent(self)
    return CATransform3DIsAffine(link) ? p.unprojected(through: link) : nil
  }

  /// What `convert(_:to:)` does.
  func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ].map { converted($0, to: l) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// The topmost layer; of a presentation copy: a copy too.
  var outermost: CALayer {
    var layer = self
    while let parent = layer.layerAround { layer = parent }
    return layer
  }

  /// Own coordinates to the root's, from the model values.
  private var rootTransform: CATransform3D {
    var transform = CATransform3DIdentity
    var layer = self
    while let parent = layer.layerAround {
      transform = CATransform3DConcat(transform, layer.transformToParent(parent))
      layer = parent
    }
    return transform
  }

  private func transformToParent(_ parent: CALayer) -> CATransform3D {
    properties.transformToParent(isMask ? nil : parent.properties)
  }
}

extension LayerProperties {
  /// Own coordinates to those of the layer around; of a root, or a mask: nil.
  func transformToParent(_ parent: LayerProperties?) -> CATransform3D {
    guard let parent else { return geometry.localToParent() }
    let sublayerTransform = parent.sublayerTransform, anchor = parent.geometry.anchor
    guard parent.special.isGeometryFlipped else {
      return geometry.localToParent(sublayerTransform: sublayerTransform, about: anchor)
    }
    let upright = CATransform3DConcat(geometry.localToParent(), parent.bounds.overturned)
    guard !CATransform3DIsIdentity(sublayerTransform) else { return upright }
    let about = CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    return CATransform3DConcat(upright, about)
  }

  /// The members that place the layer.
  package var geometry: LayerGeometry {
    get {
      LayerGeometry(
        bounds: bounds, position: position, zPosition: zPosition, anchorPoint: anchorPoint,
        anchorPointZ: anchorPointZ, transform: transform)
    }
    set {
      bounds = newValue.bounds
      position = newValue.position
    }
  }
}

extension CGRect {
  /// Upper edge to lower edge and back.
  var overturned: CATransform3D {
    CATransform3DTranslate(
      CATransform3DMakeScale(1, -1, 1), 0, -(minY + maxY), 0)
  }
}
