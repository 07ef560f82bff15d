import UIKit

extension PieceTransition {
  /// Everything that two screens have in common flies to its new place, each on its own; the rest
  /// of the new screen fades in behind.
  public static func matchedHeroes() -> PieceTransition {
    PieceTransition(
      Together(
        Fade(.front),
        Match("photograph").timed(.spring(damping: 0.8)),
        Match("caption", "title", "place").during(0.1...1).timed(.spring(damping: 0.75))),
      duration: 0.7)
  }
}
