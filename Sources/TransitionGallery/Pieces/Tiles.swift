import UIKit

/// A screen cut into tiles, each with a pose of its own while the screen is away, or covered.
public struct Tiles: Piece {
  private let actor: Actor
  private let rows: Int
  private let columns: Int
  private let eye: CGFloat?
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
  ///   - eye: The distance of the eye, in points; nil sees without perspective.
  ///   - share: How much of the time each tile takes; the rest is for their order.
  ///   - order: When a tile starts, from 0 to 1; all at once unless told.
  ///   - pose: How a tile stands.
  public init(
    _ actor: Actor, rows: Int = 1, columns: Int = 1, eye: CGFloat? = nil, share: Double = 1,
    order: @escaping (Tile) -> Double = { _ in 0 }, pose: @escaping (Tile) -> Pose
  ) {
    self.actor = actor
    self.rows = max(rows, 1)
    self.columns = max(columns, 1)
    self.eye = eye
    self.share = min(max(share, 0.05), 1)
    self.order = order
    self.pose = pose
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let board = UIView(frame: view.frame)
    let pieces = tiles(of: view, in: scene)
    for piece in pieces { board.addSubview(piece.view) }
    if let eye { board.layer.sublayerTransform.m34 = -1 / eye }
    // What goes away goes in front of what comes.
    if actor == .back {
      scene.container.addSubview(board)
    } else {
      scene.container.insertSubview(board, aboveSubview: view)
    }
    view.alpha = 0
    let cues = pieces.map { piece in
      var cue = pose(piece.tile).cue(for: piece.view, isAway: actor == .front)
      let start = min(max(order(piece.tile), 0), 1) * (1 - share)
      cue.span = start...min(start + share, 1)
      return cue
    }
    return cues + [Cue(away: {}, home: {}, strike: { board.removeFromSuperview() })]
  }

  private func tiles(of view: UIView, in scene: TransitionScene) -> [(tile: Tile, view: UIView)] {
    let sign = Move.Side.readingSign(in: scene.container)
    // Edges on whole points leave no seams.
    func edge(_ index: Int, of count: Int, _ length: CGFloat) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count)).rounded()
    }
    let size = view.bounds.size
    return (0..<rows * columns).compactMap { index in
      let (row, column) = (index / columns, index % columns)
      let (x, y) = (edge(column, of: columns, size.width), edge(row, of: rows, size.height))
      let rect = CGRect(
        x: x, y: y, width: edge(column + 1, of: columns, size.width) - x,
        height: edge(row + 1, of: rows, size.height) - y)
      guard
        let picture = view.resizableSnapshotView(
          from: rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY),
          afterScreenUpdates: scene.isIncoming(view), withCapInsets: .zero)
      else { return nil }
      picture.frame = rect
      let middle = CGPoint(
        x: (CGFloat(column) + 0.5) / CGFloat(columns), y: (CGFloat(row) + 0.5) / CGFloat(rows))
      let tile = Tile(
        row: row, column: column, middle: middle, frame: rect, readingSign: sign)
      return (tile, picture)
    }
  }
}
