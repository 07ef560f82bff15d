import UIKit

/// Both screens are sides of a cube that turns about its middle.
public struct Cube: Piece {
  public init() {}

  public func cues(in scene: TransitionScene) -> [Cue] {
    // A side is seen from outside only.
    for view in [scene.front, scene.back] { view?.layer.isDoubleSided = false }
    let depth = -scene.container.bounds.width / 2
    return Together(
      Rotate(.front, by: .pi / 2, about: .y, depth: depth, eye: 1000),
      Rotate(.back, by: -.pi / 2, about: .y, depth: depth, eye: 1000)
    ).cues(in: scene)
  }
}

extension PieceTransition {
  /// A cube that turns from one screen to the next.
  public static func cube() -> PieceTransition {
    PieceTransition(
      Together(
        Ground(.backstage), Clip(.back), Clip(.front), Cube(), Veil(.back, 0.5), Veil(.front, 0.5)),
      duration: 0.6)
  }
}
