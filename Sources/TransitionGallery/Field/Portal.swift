import UIKit

extension PieceTransition {
  /// The old screen opens down the middle like a double door, and the new one comes forward.
  public static func portal() -> PieceTransition {
    let doors = Tiles(.back, columns: 2) { tile in
      var pose = Pose()
      pose.offset = CGVector(dx: (tile.column == 0 ? -1 : 1) * tile.frame.width, dy: 0)
      return pose
    }
    return PieceTransition(
      Together(doors, Scale(.front, to: 0.8), Fade(.front, to: 0.2)), duration: 0.6)
  }
}
