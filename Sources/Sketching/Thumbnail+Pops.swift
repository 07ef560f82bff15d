import Geometry

extension Thumbnail {
  /// A piece of the screen that changes from one frame to the next where nothing moves: what moves
  /// there changes what is beside it in the frame before or after, and this does not.
  package struct Pop: Hashable {
    /// The piece, points of the screen.
    package var box: CGRect
    /// How many cells of the grid.
    package var cells: Int
  }

  /// The largest piece that pops in or out between this thumbnail and the next.
  /// - Parameters:
  ///   - former: What was seen before this thumbnail; nil for the same.
  ///   - following: What is seen after the next; nil for the same.
  ///   - least: Pieces of fewer cells do not count, nor strips of a single row or column: so ends
  ///     what moves out over an edge.
  package func pop(
    to next: Thumbnail, after former: Thumbnail?, before following: Thumbnail?, least: Int = 8
  ) -> Pop? {
    guard cells.count == next.cells.count, cells != next.cells else { return nil }
    let jumped = next.changed(from: self, by: 40)
    var moving = [Bool](repeating: false, count: jumped.count)
    for (one, other) in [(former, self), (following, next)] {
      guard let one, one.cells.count == cells.count else { continue }
      for (at, isChanged) in other.changed(from: one, by: 8).enumerated() where isChanged {
        for beside in around(at) { moving[beside] = true }
      }
    }
    let piece = pieces(of: jumped)
      .filter { piece in !isStrip(piece) && !piece.contains { moving[$0] } }
      .max { $0.count < $1.count }
    guard let piece, piece.count >= least else { return nil }
    return Pop(box: box(of: piece), cells: piece.count)
  }

  /// The cells that differ from another thumbnail's by more than so much in any channel.
  private func changed(from other: Thumbnail, by least: Int) -> [Bool] {
    (0..<columns * rows).map { cell in
      (3 * cell..<3 * cell + 3).contains { abs(Int(cells[$0]) - Int(other.cells[$0])) > least }
    }
  }

  /// Marked cells that touch, piece by piece.
  private func pieces(of marked: [Bool]) -> [[Int]] {
    var left = marked
    var pieces: [[Int]] = []
    for start in left.indices where left[start] {
      left[start] = false
      var piece = [start]
      var place = 0
      while place < piece.count {
        for beside in around(piece[place]) where left[beside] {
          left[beside] = false
          piece.append(beside)
        }
        place += 1
      }
      pieces.append(piece)
    }
    return pieces
  }

  private func isStrip(_ piece: [Int]) -> Bool {
    Set(piece.map { $0 % columns }).count < 2 || Set(piece.map { $0 / columns }).count < 2
  }

  /// A cell and those that touch it.
  private func around(_ cell: Int) -> [Int] {
    let (row, column) = (cell / columns, cell % columns)
    return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { row in
      (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
    }
  }

  private func box(of piece: [Int]) -> CGRect {
    let (width, height) = (extent.width / Double(columns), extent.height / Double(rows))
    let (across, down) = (piece.map { $0 % columns }, piece.map { $0 / columns })
    let (left, top) = (across.min() ?? 0, down.min() ?? 0)
    return CGRect(
      x: Double(left) * width, y: Double(top) * height,
      width: Double((across.max() ?? 0) - left + 1) * width,
      height: Double((down.max() ?? 0) - top + 1) * height)
  }
}
