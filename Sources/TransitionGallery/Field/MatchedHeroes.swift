import UIKit

extension PieceTransition {
  /// Everything that two screens have in common flies to its new place, each on its own; the rest of
  /// the old screen fades away, and then that of the new one comes.
  public static func matchedHeroes() -> PieceTransition {
    PieceTransition(
      Together(heroes, Fade(.back).during(0...0.4), Fade(.front).during(0.35...0.8)),
      backward: Together(heroes, Fade(.back).during(0.15...0.7), Fade(.front).during(0.65...1)),
      duration: 0.7)
  }

  /// What the screens have in common, on the new one's ground.
  private static var heroes: Piece {
    Together(
      Ground(.front), Match("photograph").timed(.spring(damping: 0.8)),
      Match("caption", "title", "place").during(0.1...1).timed(.spring(damping: 0.75)))
  }
}
