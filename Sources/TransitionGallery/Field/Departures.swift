import UIKit

/// A split-flap board. The upper half of each tile falls forward; on its back is the lower half of
/// the new picture, and behind it the upper half has been waiting.
private struct Flaps: Piece {
  let rows: Int
  let columns: Int
  /// How much of the time one flap falls.
  var share = 0.3

  func cues(in scene: TransitionScene) -> [Cue] {
    guard let old = scene.back, let new = scene.front else { return [] }
    let cells = Grid(rows: rows, columns: columns).cells(of: old.bounds.size)
    let tiles = cells.compactMap { tile($0, from: old, to: new, in: scene) }
    let (space, board) = scene.replace(old, onTop: true, eye: 1000)
    return tiles.map { still, leaf, start in
      space.addSubview(still)
      space.addSubview(leaf.view)
      return fall(leaf, from: start * (1 - share))
    } + [board]
  }

  private func tile(
    _ cell: Grid.Cell, from old: UIView, to new: UIView, in scene: TransitionScene
  ) -> (still: UIView, leaf: Leaf, start: Double)? {
    let (upper, lower) = cell.frame.divided(
      atDistance: 4 * (cell.frame.height / 8).rounded(), from: .minYEdge)
    // All reach a point over their neighbours, and both sides of a flap over the line about which it
    // falls, so that no hairline is about what has hardly moved.
    let bounds = CGRect(origin: .zero, size: old.bounds.size)
    let (face, reverse) = (
      upper.insetBy(dx: -1, dy: -1).intersection(bounds),
      lower.insetBy(dx: -1, dy: -1).intersection(bounds)
    )
    let rest = lower.insetBy(dx: -1, dy: 0).intersection(bounds)
    guard let front = scene.picture(of: old, in: face),
      let still = scene.picture(of: old, in: rest),
      let back = scene.picture(of: new, in: reverse)
    else { return nil }
    still.frame = rest
    let leaf = Leaf(
      frame: face, front: front, back: back,
      backFrame: CGRect(
        x: 0, y: face.height - reverse.height, width: face.width, height: reverse.height),
      axis: .x)
    let isMirrored = Move.Side.readingSign(in: scene.container) < 0
    let column = isMirrored ? columns - 1 - cell.column : cell.column
    // The last flap starts when all that is left of the time is its own fall.
    let wave =
      0.3 * Double(column) / Double(max(columns - 1, 1))
      + 0.7 * Double(cell.row) / Double(max(rows - 1, 1))
    return (still, leaf, wave)
  }

  private func fall(_ leaf: Leaf, from start: Double) -> Cue {
    var pose = Pose()
    (pose.axis, pose.angle, pose.anchor) = (
      .x, -Leaf.halfTurn, CGPoint(x: 0.5, y: 1 - 1 / leaf.view.bounds.height)
    )
    let turn = pose.cue(for: leaf.view, isAway: false)
    var cue = Cue(
      away: {
        turn.away()
        leaf.shade(0, 0.7)
      },
      home: {
        turn.home()
        leaf.shade(0.7, 0)
      })
    (cue.span, cue.timing) = (start...min(start + share, 1), .curve(.easeIn))
    return cue
  }
}

extension PieceTransition {
  /// Ours: a departure board. Flap after flap of the old screen falls, in a slanting wave.
  public static func departures() -> PieceTransition {
    PieceTransition(Flaps(rows: 9, columns: 5), duration: 1.2)
  }
}
