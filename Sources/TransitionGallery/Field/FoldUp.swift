import UIKit

/// The old screen as a map of upright panels, hinged to each other and at the leading edge.
///
/// Each panel carries the next, and turns against it by twice the angle: nothing but rotations, so
/// that the hinges hold at every instant.
private struct Map: Piece {
  let panels: Int

  func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.back else { return [] }
    let isMirrored = Move.Side.readingSign(in: scene.container) < 0
    var cells = Grid(rows: 1, columns: panels).cells(of: view.bounds.size)
    if isMirrored { cells.reverse() }
    let pictures = cells.compactMap { scene.picture(of: view, in: $0.frame) }
    let (space, board) = scene.replace(view, onTop: true, eye: 1100)
    var carrier = space
    let hinge: CGFloat = isMirrored ? 1 : 0
    let cues = zip(cells, pictures).enumerated().map { index, panel in
      let (cell, picture) = panel
      let size = cell.frame.size
      let leaf = Leaf(frame: CGRect(origin: .zero, size: size), front: picture)
      leaf.view.layer.anchorPoint = CGPoint(x: hinge, y: 0.5)
      let reach =
        index == 0 ? cell.frame.minX + hinge * size.width : (1 - hinge) * carrier.bounds.width
      leaf.view.center = CGPoint(x: reach, y: size.height / 2)
      carrier.addSubview(leaf.view)
      carrier = leaf.view
      return turn(leaf, index, isMirrored ? -1 : 1)
    }
    return cues + [board]
  }

  /// A quarter of a circle for the first panel, a half against the one before for the others.
  private func turn(_ leaf: Leaf, _ index: Int, _ sign: CGFloat) -> Cue {
    let quarter = Leaf.halfTurn / 2
    let angle = (index == 0 ? quarter : index % 2 == 1 ? -2 * quarter : 2 * quarter) * sign
    return Cue(
      away: {
        leaf.view.layer.transform = CATransform3DIdentity
        leaf.shade(0, 0)
      },
      home: {
        leaf.view.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        leaf.shade(index % 2 == 0 ? 0.7 : 0.35, 0)
      })
  }
}

extension PieceTransition {
  /// The old screen folds together like a map towards its edge, uncovering the new one.
  public static func fold() -> PieceTransition {
    PieceTransition(
      Together(Move(.front, from: .trailing, by: 0.2), Map(panels: 4), Veil(.front, 0.45)),
      duration: 0.8)
  }
}
