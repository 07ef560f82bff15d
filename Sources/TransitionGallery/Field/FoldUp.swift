import UIKit

extension PieceTransition {
  /// The old screen folds together like a map towards its edge, uncovering the new one.
  public static func fold() -> PieceTransition {
    let panels = 4
    let map = Tiles(.back, columns: panels, eye: 1400) { tile in
      var pose = Pose()
      let isEven = tile.column % 2 == 0
      // Every panel stands on edge; the hinges come together at the left.
      pose.axis = .y
      pose.angle = (isEven ? 1 : -1) * .pi / 2
      pose.anchor = CGPoint(x: isEven ? 0 : 1, y: 0.5)
      let hinge = CGFloat(isEven ? tile.column : tile.column + 1) * tile.frame.width
      pose.offset = CGVector(dx: -hinge, dy: 0)
      return pose
    }
    return PieceTransition(
      Together(Move(.front, from: .right, by: 0.25), Fade(.front, to: 0.3), map), duration: 0.7)
  }
}
