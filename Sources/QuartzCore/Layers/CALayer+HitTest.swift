import Geometry

extension CALayer {
  /// What `hitTest` finds (F5.7.11). Where a mask shows nothing there is nothing to find.
  func foremost(at p: CGPoint) -> CALayer? {
    guard !isHidden, let own = ownPoint(p), contains(own) else { return nil }
    if let mask = ownMask, mask.foremost(at: own) == nil { return nil }
    let layers = layersInside ?? []
    let depths = layers.map { SiblingDepth(of: $0.properties, in: properties) }
    let order = SiblingDepth.backToFront(depths) ?? Array(layers.indices)
    return order.reversed().lazy.compactMap { layers[$0].hitTest(own) }.first ?? self
  }

  private func ownPoint(_ p: CGPoint) -> CGPoint? {
    p.unprojected(through: properties.transformToParent(isMask ? nil : layerAround?.properties))
  }
}
