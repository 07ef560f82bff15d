import UIKit

/// A screen cut into tiles, each with a pose of its own while the screen is away, or covered.
public struct Tiles: Piece {
  private let actor: Actor
  private let grid: Grid
  private let eye: CGFloat?
  private let overlap: CGFloat
  private let share: Double
  private let order: (Tile) -> Double
  private let pose: (Tile) -> Pose

  /// One part of the screen.
  public struct Tile {
    public let row: Int
    public let column: Int
    /// Its middle as a share of the screen.
    public let middle: CGPoint
    /// Its place in the container, in points.
    public let frame: CGRect
    /// 1 where one reads from left to right, else −1.
    public let readingSign: CGFloat
  }

  /// - Parameters:
  ///   - rows: 1 or more; less counts as 1.
  ///   - columns: As rows.
  ///   - eye: The distance of the eye, in points; nil sees without perspective.
  ///   - overlap: How far a tile reaches beneath its neighbours, points: 1 closes the hairlines about tiles
  ///     that have hardly moved, 0 is for tiles whose edges are seen.
  ///   - share: How much of the time each tile takes, 0.05 to 1; the rest is for their order.
  ///   - order: When a tile starts, from 0 to 1; all at once unless told.
  ///   - pose: How a tile stands.
  public init(
    _ actor: Actor, rows: Int = 1, columns: Int = 1, eye: CGFloat? = nil, overlap: CGFloat = 0,
    share: Double = 1,
    order: @escaping (Tile) -> Double = { _ in 0 }, pose: @escaping (Tile) -> Pose
  ) {
    self.actor = actor
    grid = Grid(rows: max(rows, 1), columns: max(columns, 1))
    self.eye = eye
    self.overlap = max(overlap, 0)
    self.share = min(max(share, 0.05), 1)
    self.order = order
    self.pose = pose
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let tiles = tiles(of: view, in: scene)
    // What goes away goes in front of what comes.
    let (space, board) = scene.replace(view, onTop: actor == .back, eye: eye)
    let cues = tiles.flatMap { tile, picture in
      space.addSubview(picture)
      let stand = pose(tile)
      let start = min(max(order(tile), 0), 1) * (1 - share)
      return [stand.cue(for: picture, isAway: actor == .front), shade(picture, stand)]
        .compactMap { cue in
          var cue = cue
          cue?.span = start...min(start + share, 1)
          return cue
        }
    }
    return cues + [board]
  }

  /// What turns away from the light gets darker, most where it is farthest; nil for what does not.
  private func shade(_ picture: UIView, _ pose: Pose) -> Cue? {
    guard pose.shade > 0 else { return nil }
    let shade = Shade(frame: picture.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.cast(pose.light, along: pose.axis)
    picture.addSubview(shade)
    let (dark, clear) = ({ shade.alpha = pose.shade }, { shade.alpha = 0 })
    return actor == .front ? Cue(away: dark, home: clear) : Cue(away: clear, home: dark)
  }

  private func tiles(of view: UIView, in scene: TransitionScene) -> [(Tile, UIView)] {
    let sign = Move.Side.readingSign(in: scene.container)
    return grid.cells(of: view.bounds.size).compactMap { cell in
      let reach = cell.frame.insetBy(dx: -overlap, dy: -overlap).intersection(
        CGRect(origin: .zero, size: view.bounds.size))
      guard let picture = scene.picture(of: view, in: reach) else { return nil }
      picture.frame = reach
      let middle = CGPoint(
        x: (CGFloat(cell.column) + 0.5) / CGFloat(grid.columns),
        y: (CGFloat(cell.row) + 0.5) / CGFloat(grid.rows))
      let tile = Tile(
        row: cell.row, column: cell.column, middle: middle, frame: cell.frame, readingSign: sign)
      return (tile, picture)
    }
  }
}
