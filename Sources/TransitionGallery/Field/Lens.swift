import UIKit

extension PieceTransition {
  /// Ours: one dives through a lens. The old screen comes closer about a point, and the new one
  /// opens there in a circle: a little too near at first, so that the circle is full to its edge.
  /// - Parameter point: Where the lens is, as a share of the screen.
  public static func lens(at point: CGPoint = CGPoint(x: 0.5, y: 0.4)) -> PieceTransition {
    PieceTransition(
      Together(
        Scale(.back, to: 2.2, about: point), Dim(0.3), Scale(.front, to: 1.2, about: point),
        Mask(.circle, from: .point(point))),
      duration: 0.7)
  }
}
