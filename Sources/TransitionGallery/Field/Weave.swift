import UIKit

extension PieceTransition {
  /// Ours: the new screen is woven in, row by row, one from the left and the next from the right.
  public static func weave() -> PieceTransition {
    let threads = Tiles(.front, rows: 14, share: 0.55) { tile in
      abs(tile.middle.y - 0.5) * 2
    } pose: { tile in
      var pose = Pose()
      pose.offset = CGVector(dx: (tile.row % 2 == 0 ? -1 : 1) * tile.frame.width, dy: 0)
      return pose
    }
    return PieceTransition(
      Together(Dim(0.35), threads), duration: 0.9, timing: .spring(damping: 0.8))
  }
}
