import UIKit

extension PieceTransition {
  /// The little player at the bottom opens into the whole one: its cover grows into the big one,
  /// its song's name goes along.
  public static func albumCover() -> PieceTransition {
    PieceTransition(
      Together(
        Mask(.rounded(), from: .part("bar")), Lift("bar"), Dim(0.25),
        Match("artist", "song", "mark", "cover")),
      duration: 0.6, timing: .spring(damping: 0.88))
  }
}
