import Geometry

extension CALayer {
  package var geometry: LayerGeometry { properties.geometry }

  /// Converts a point of this layer's coordinates to another layer's; nil means the root's.
  /// Through a layer that shows nothing (a singular transform) the point stays in the root's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let target = l ?? outermost
    let inRoot = p.projected(through: rootTransform)
    return inRoot.unprojected(through: target.rootTransform) ?? inRoot
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? outermost).convert(p, to: self)
  }

  /// The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ].map { convert($0, to: l) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? outermost).convert(r, to: self)
  }

  /// The transform without its third dimension.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The topmost layer; of a presentation copy: a copy too.
  private var outermost: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  /// Own coordinates to the root's, from the model values.
  private var rootTransform: CATransform3D {
    var transform = CATransform3DIdentity
    var layer = self
    while let parent = layer.superlayer {
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
