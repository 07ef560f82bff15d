import UIKit

extension PieceTransition {
  /// Ours: one dives through a lens. The old screen comes closer about a point, and the new one
  /// opens there in a circle.
  /// - Parameter point: Where the lens is, as a share of the screen.
  public static func lens(at point: CGPoint = CGPoint(x: 0.5, y: 0.4)) -> PieceTransition {
    PieceTransition(
      Together(
        Scale(.back, to: 2.2, about: point), Dim(0.25), Scale(.front, to: 0.7, about: point),
        Lens(point: point)),
      duration: 0.7, timing: .curve(.easeInOut))
  }
}

/// The opening of a lens at a share of the screen.
private struct Lens: Piece {
  let point: CGPoint

  func cues(in scene: TransitionScene) -> [Cue] {
    let bounds = scene.container.bounds
    let middle = CGPoint(x: bounds.width * point.x, y: bounds.height * point.y)
    return Mask(.circle(CGRect(x: middle.x, y: middle.y, width: 0, height: 0))).cues(in: scene)
  }
}
