import UIKit

extension PieceTransition {
  /// Everything that two screens have in common flies to its new place, each on its own; the rest of
  /// the old screen fades away, and then that of the new one comes.
  public static func matchedHeroes() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(.front), Fade(.back).during(0...0.3), Fade(.front).during(0.25...0.65),
        Match("photograph").timed(.spring(damping: 0.8)),
        Match("caption", "title", "place").during(0.1...1).timed(.spring(damping: 0.75))),
      duration: 0.7)
  }
}
