import UIKit

extension PieceTransition {
  /// The new screen comes as the slats of a blind that turn to the front, from the top down.
  public static func blinds() -> PieceTransition {
    let slats = Tiles(.front, rows: 12, share: 0.5) { tile in
      tile.middle.y
    } pose: { _ in
      var pose = Pose()
      (pose.angle, pose.axis, pose.shade) = (.pi / 2, .x, 0.8)
      return pose
    }
    return PieceTransition(Together(Dim(0.6), slats), duration: 0.8, timing: .curve(.easeOut))
  }
}
