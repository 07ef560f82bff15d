import UIKit

extension PieceTransition {
  /// The little player at the bottom opens into the whole one: its cover grows into the big one, and
  /// pushes along what stands beside it; the ground takes the cover's colours.
  public static func albumCover() -> PieceTransition {
    PieceTransition(
      Together(
        ground(in: 0...0.4), words(go: 0...0.15, come: 0.25...0.6), controls(in: 0.35...0.8),
        opening),
      backward: Together(
        ground(in: 0.55...1), words(go: 0.45...0.75, come: 0.85...1), controls(in: 0.85...1),
        opening),
      duration: 0.6, timing: .spring(damping: 0.88))
  }

  private static var opening: Piece {
    Together(
      Mask(.rounded(), from: .part("bar")), Lift("bar"), Dim(0.25), Match("mark", "cover"))
  }

  /// The colours, which the little player has not: told forward, as all is.
  private static func ground(in span: ClosedRange<Double>) -> Piece {
    Arrive("ground").during(span).timed(.curve(.easeInOut))
  }

  /// The little player's words beside its cover, and those of the whole one below.
  private static func words(go: ClosedRange<Double>, come: ClosedRange<Double>) -> Piece {
    Together(
      Follow(.back, "artist", "song", beside: "cover", fading: go),
      Follow(.front, "artist", "song", beside: "cover", fading: come))
  }

  /// What only the whole player has: gone before anything reaches it.
  private static func controls(in span: ClosedRange<Double>) -> Piece {
    Follow(.front, "controls", beside: "cover", fading: span)
  }
}
