import UIKit

extension PieceTransition {
  /// The old screen opens towards one like a double door, and the new one comes forward.
  public static func portal() -> PieceTransition {
    let doors = Tiles(.back, columns: 2, eye: 900) { tile in
      var pose = Pose()
      let isLeft = tile.column == 0
      (pose.axis, pose.angle) = (.y, (isLeft ? -1 : 1) * .pi * 0.6)
      pose.anchor = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
      pose.shade = 0.6
      return pose
    }
    return PieceTransition(
      Together(Ground(UIColor.black), doors, Scale(.front, to: 0.85), Veil(.front, 0.6)),
      duration: 0.7)
  }
}
