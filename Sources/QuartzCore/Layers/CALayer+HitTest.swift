import Geometry

extension CALayer {
  /// The foremost, deepest layer that a point lies in (F5.7.11).
  ///
  /// Hidden layers are left out; what lies outside the bounds is not looked at, sublayers or not.
  /// - Parameter p: In the superlayer's coordinates.
  /// - Returns: nil outside the layer, and where it is seen edge-on.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, let own = ownPoint(p), contains(own) else { return nil }
    let inFront = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return inFront.lazy.compactMap { $0.element.hitTest(own) }.first ?? self
  }

  private func ownPoint(_ p: CGPoint) -> CGPoint? {
    let parent = superlayer
    return p.unprojected(
      through: geometry.localToParent(
        sublayerTransform: parent?.sublayerTransform ?? CATransform3DIdentity,
        about: parent?.geometry.anchor ?? .zero))
  }
}
