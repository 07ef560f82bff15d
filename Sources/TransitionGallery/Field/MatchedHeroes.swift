import UIKit

extension PieceTransition {
  /// Everything that two screens have in common flies to its new place, each on its own; the rest of
  /// the old screen fades away, and then that of the new one comes.
  public static func matchedHeroes() -> PieceTransition {
    PieceTransition(
      Together(
        heroes(words: 0...0.9), Fade(.back).during(0...0.4), Fade(.front).during(0.35...0.8),
        close.during(0.35...0.8)),
      backward: Together(
        heroes(words: 0.1...1), Fade(.back).during(0.15...0.7), Fade(.front).during(0.65...1),
        close.during(0.8...1)),
      duration: 0.7)
  }

  /// Above the photograph, which flies over its place.
  private static var close: Piece { Arrive("close", isRaised: true) }

  /// What the screens have in common, on the new one's ground. The photograph does not overtake the
  /// words that it pushes along.
  private static func heroes(words span: ClosedRange<Double>) -> Piece {
    Together(
      Ground(.front), Match("photograph").timed(.spring(damping: 0.8)),
      Match("caption", "title", "place").during(span).timed(.spring(damping: 0.75)))
  }
}
