import UIKit

extension PieceTransition {
  /// Ours: the old screen is the curtain. It parts in pleats, and the new one comes forward into
  /// the light.
  public static func curtain() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(UIColor.black), Folds(9, isParted: true, eye: 800),
        Scale(.front, to: 0.9), Veil(.front, 0.7).during(0.1...1)),
      duration: 1, timing: .curve(.easeInOut))
  }
}
