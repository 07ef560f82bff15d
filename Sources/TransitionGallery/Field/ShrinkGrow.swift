import UIKit

extension PieceTransition {
  /// The old screen shrinks to nothing, then the new one grows from there.
  public static func shrinkGrow() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(.front),
        Together(Scale(.back, to: 0.3), Fade(.back)).during(0...0.5).timed(.curve(.easeIn)),
        Together(Scale(.front, to: 0.3), Fade(.front))
          .during(0.4...1).timed(.spring(damping: 0.75))),
      duration: 0.7)
  }
}
