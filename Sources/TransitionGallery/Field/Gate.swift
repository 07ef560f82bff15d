import UIKit

extension PieceTransition {
  /// The new screen falls round its top corner like a gate and bounces to rest.
  public static func gate() -> PieceTransition {
    let hinge = CGPoint(x: 0, y: 0)
    return PieceTransition(
      Together(Rotate(.front, by: -.pi / 2, at: hinge), Dim(0.4)),
      backward: Together(
        Rotate(.front, by: -.pi / 2, at: hinge).timed(.curve(.easeOut)), Dim(0.4)),
      duration: 0.8, timing: .spring(damping: 0.55))
  }
}
