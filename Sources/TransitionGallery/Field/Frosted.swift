import UIKit

extension PieceTransition {
  /// The old screen goes out of focus as behind frosted glass, and the new one comes through it.
  public static func frosted() -> PieceTransition {
    PieceTransition(
      Together(
        Blur(.regular).during(0...0.6),
        Together(Fade(.front), Scale(.front, to: 1.12)).during(0.35...1).timed(.curve(.easeOut)),
        Scale(.back, to: 1.06)),
      duration: 0.6)
  }
}
