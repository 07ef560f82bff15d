import UIKit

extension PieceTransition {
  /// Ours: a departure board. Tiles of the old screen turn over in a slanting wave and show the new.
  public static func departures() -> PieceTransition {
    let (rows, columns) = (12, 6)
    func wave(_ tile: Tiles.Tile) -> Double { (tile.middle.x * 0.4 + tile.middle.y) / 1.4 }
    func board(_ actor: Actor, _ angle: CGFloat, _ part: ClosedRange<Double>) -> Piece {
      Tiles(actor, rows: rows, columns: columns, eye: 700, share: 0.25, order: wave) { _ in
        var pose = Pose()
        (pose.angle, pose.axis) = (angle, .x)
        return pose
      }.during(part)
    }
    return PieceTransition(
      Together(
        board(.back, -.pi / 2, 0...0.8).timed(.curve(.easeIn)),
        board(.front, .pi / 2, 0.2...1).timed(.curve(.easeOut))),
      duration: 1.1)
  }
}
