import UIKit

extension PieceTransition {
  /// The new screen slides over the old one, which stays where it is and darkens.
  public static func slideOver(from side: Move.Side = .trailing) -> PieceTransition {
    PieceTransition(
      Together(Move(.front, from: side), Dim(0.3), Shadow()), duration: 0.5,
      timing: .spring(damping: 0.9))
  }
}
