import UIKit

extension PieceTransition {
  /// The old screen leans back and steps away; the new one comes up over it like the next card.
  public static func cards() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(.backstage),
        Rotate(.back, by: 0.35, about: .x, at: CGPoint(x: 0.5, y: 1), eye: 900),
        Corners(.back, 24), Veil(.back, 0.5),
        Together(Move(.front, from: .bottom), Corners(.front, 24))
          .during(0.2...1).timed(.spring(damping: 1))),
      duration: 0.7)
  }
}
