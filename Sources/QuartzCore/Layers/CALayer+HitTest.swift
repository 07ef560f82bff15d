import Geometry

extension CALayer {
  /// What `hitTest` finds (F5.7.11). Where a mask shows nothing there is nothing to find.
  func foremost(at p: CGPoint) -> CALayer? {
    guard !isHidden, let own = ownPoint(p), contains(own) else { return nil }
    if let mask, mask.foremost(at: own) == nil { return nil }
    let inFront = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return inFront.lazy.compactMap { $0.element.foremost(at: own) }.first ?? self
  }

  private func ownPoint(_ p: CGPoint) -> CGPoint? {
    p.unprojected(through: properties.transformToParent(isMask ? nil : superlayer?.properties))
  }
}
