import UIKit

/// Both screens are sides of a cube that turns about its middle.
public struct Cube: Piece {
  public init() {}

  public func cues(in scene: TransitionScene) -> [Cue] {
    let sign = Move.Side.readingSign(in: scene.container)
    let depth = -scene.container.bounds.width / 2
    return Together(
      Rotate(.front, by: sign * .pi / 2, about: .y, depth: depth, eye: 1000),
      Rotate(.back, by: -sign * .pi / 2, about: .y, depth: depth, eye: 1000)
    ).cues(in: scene)
  }
}

extension PieceTransition {
  /// A cube that turns from one screen to the next.
  public static func cube() -> PieceTransition {
    PieceTransition(Together(Cube(), Fade(.back, to: 0.6)), duration: 0.6)
  }
}
