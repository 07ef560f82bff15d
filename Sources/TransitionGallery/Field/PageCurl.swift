import UIKit

extension PieceTransition {
  /// The old screen's leaf rolls off to the left, strip by strip: a curl in straight strips.
  public static func pageCurl() -> PieceTransition {
    let strips = Tiles(.back, columns: 18, eye: 1600, share: 0.45) { tile in
      1 - tile.middle.x
    } pose: { tile in
      var pose = Pose()
      (pose.axis, pose.angle, pose.anchor) = (.y, -.pi * 0.9, CGPoint(x: 0, y: 0.5))
      pose.offset = CGVector(dx: -tile.frame.minX - tile.frame.width, dy: 0)
      pose.alpha = 0
      return pose
    }
    return PieceTransition(Together(strips, Dim(0)), duration: 0.9, timing: .curve(.easeIn))
  }
}
