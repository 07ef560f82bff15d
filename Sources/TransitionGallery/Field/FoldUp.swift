import UIKit

extension PieceTransition {
  /// The old screen folds together like a map towards its edge, uncovering the new one.
  public static func fold() -> PieceTransition {
    PieceTransition(
      Together(Move(.front, from: .trailing, by: 0.2), Folds(4), Veil(.front, 0.45)),
      duration: 0.8)
  }
}
