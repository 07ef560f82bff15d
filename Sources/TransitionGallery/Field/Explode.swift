import UIKit

extension PieceTransition {
  /// The old screen bursts into tiles that tumble away; the new one is behind them.
  public static func explode() -> PieceTransition {
    let burst = Tiles(.back, rows: 10, columns: 5, overlap: 1, share: 0.6) { tile in
      let (x, y) = (tile.middle.x - 0.5, tile.middle.y - 0.5)
      return (x * x + y * y).squareRoot() * 1.4
    } pose: { tile in
      var pose = Pose()
      // A chance that is the same every time.
      let chance = CGFloat((tile.row * 7 + tile.column * 13) % 11) / 11 - 0.5
      pose.offset = CGVector(
        dx: (tile.middle.x - 0.5) * 420 + chance * 120,
        dy: (tile.middle.y - 0.5) * 420 - chance * 90)
      pose.angle = chance * 2.4
      pose.scale = CGSize(width: 0.2, height: 0.2)
      pose.alpha = 0
      return pose
    }
    return PieceTransition(
      Together(burst, Scale(.front, to: 1.08)), duration: 0.9, timing: .curve(.easeOut))
  }
}
