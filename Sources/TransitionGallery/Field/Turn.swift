import UIKit

extension PieceTransition {
  /// The new screen swings in like a door hung where reading begins, in front of the old one.
  public static func turn() -> PieceTransition {
    let hinge = CGPoint(x: 0, y: 0.5)
    return PieceTransition(
      Together(
        Rotate(.front, by: -.pi / 2, about: .y, at: hinge, eye: 2200),
        Veil(.front, 0.75, lit: .leading), Dim(0.5)),
      duration: 0.6, timing: .curve(.easeOut))
  }
}
