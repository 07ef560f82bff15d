import Geometry
import Raster

/// Blends that leave the plane: cards that flip.
extension SnapshotBlend {
  /// Half a turn, the side that is named coming towards the eye; the old look shows until it
  /// stands on edge, the new one from then on.
  func flip(
    _ former: inout RenderNode?, _ latter: inout RenderNode?, in bounds: CGRect, _ extent: Double
  ) {
    let showsNew = extent >= 0.5
    if showsNew { former = nil } else { latter = nil }
    let angle = (extent - (showsNew ? 1 : 0)) * Double.pi
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let turn =
      switch from {
      case .left: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .right: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .top: CATransform3DMakeRotation(-angle, 1, 0, 0)
      case .bottom: CATransform3DMakeRotation(angle, 1, 0, 0)
      }
    former?.turn(turn, about: middle, in: bounds)
    latter?.turn(turn, about: middle, in: bounds)
  }
}

extension RenderNode {
  /// Turned about a point of the parent's coordinates, seen in perspective from straight above
  /// the middle.
  fileprivate mutating func turn(
    _ turn: CATransform3D, about pivot: CGPoint, in bounds: CGRect
  ) {
    var view = CATransform3DIdentity
    // As far away as three times the longer side: a guess.
    view.m34 = -1 / (3 * max(bounds.width, bounds.height, 1))
    let steps = [
      CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0), turn,
      CATransform3DMakeTranslation(pivot.x - bounds.midX, pivot.y - bounds.midY, 0), view,
      CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0),
    ]
    transform = steps.reduce(transform, CATransform3DConcat)
  }
}
