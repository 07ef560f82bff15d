import UIKit

extension PieceTransition {
  /// The little player at the bottom opens into the whole one: its cover grows into the big one,
  /// its song's name goes along, and
  /// the ground takes the cover's colours.
  public static func albumCover() -> PieceTransition {
    PieceTransition(
      Together(opening, ground(in: 0...0.4, controls: 0.35...0.8)),
      backward: Together(opening, ground(in: 0.55...1, controls: 0.75...1)),
      duration: 0.6, timing: .spring(damping: 0.88))
  }

  private static var opening: Piece {
    Together(
      Mask(.rounded(), from: .part("bar")), Lift("bar"), Dim(0.25),
      Match("artist", "song", "mark", "cover"))
  }

  /// What the little player has not: told forward, as all is.
  private static func ground(
    in span: ClosedRange<Double>, controls: ClosedRange<Double>
  ) -> Piece {
    Together(
      Arrive("ground").during(span).timed(.curve(.easeInOut)),
      Arrive("controls").during(controls).timed(.curve(.easeInOut)))
  }
}
