import UIKit

extension PieceTransition {
  /// One screen dissolves into the other.
  public static func crossFade() -> PieceTransition {
    PieceTransition(Fade(.front), duration: 0.35)
  }
}
