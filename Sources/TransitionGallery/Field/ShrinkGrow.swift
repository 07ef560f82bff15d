import UIKit

extension PieceTransition {
  /// The old screen shrinks to nothing, then the new one grows from there.
  public static func shrinkGrow() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(UIColor.systemGray5),
        Together(
          Scale(.back, to: 0.3), Corners(.back, 60), Fade(.back).during(0.6...1)
        ).during(0...0.5).timed(.curve(.easeIn)),
        Together(Scale(.front, to: 0.3), Corners(.front, 60)).during(0.4...1)
          .timed(.spring(damping: 0.75)),
        Fade(.front).during(0.4...0.6)),
      duration: 0.7)
  }
}
