import Geometry

/// Two sets of closed loops laid over each other: every side is cut where it meets another, and each
/// piece is asked what lies to its left and to its right.
struct PathOverlay {
  private struct Piece: Hashable {
    let start, end: CGPoint
  }

  private let first, second: [[CGPoint]]
  private let rule: CGPathFillRule
  private let pieces: [Piece]
  /// How far beside a piece is asked, points.
  private let side: CGFloat

  init(_ first: [[CGPoint]], _ second: [[CGPoint]], _ rule: CGPathFillRule) {
    let scale = (first + second).joined().reduce(CGFloat(1)) { max($0, abs($1.x), abs($1.y)) }
    // Places nearer to each other than this are one; a power of two, so that whole points stay where they are.
    let grid = CGFloat(sign: .plus, exponent: scale.exponent - 30, significand: 1)
    func snapped(_ loops: [[CGPoint]]) -> [[CGPoint]] {
      loops.map { $0.map { PathOverlay.snapped($0, grid) } }
    }
    (self.first, self.second, self.rule) = (snapped(first), snapped(second), rule)
    side = scale * 0x1p-22
    pieces = PathOverlay.cut(
      (self.first + self.second).flatMap(PathOverlay.sides), grid: grid)
  }

  /// The loops around what is kept, which lies to the left of each as one goes, with y up.
  func loops(_ isKept: (Bool, Bool) -> Bool) -> [[CGPoint]] {
    let kept = pieces.compactMap { piece -> Piece? in
      let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return nil }
      let (nx, ny) = (-dy / length * side, dx / length * side)
      let (x, y) = ((piece.start.x + piece.end.x) / 2, (piece.start.y + piece.end.y) / 2)
      let left = isInside(CGPoint(x: x + nx, y: y + ny), isKept)
      let right = isInside(CGPoint(x: x - nx, y: y - ny), isKept)
      guard left != right else { return nil }
      return left ? piece : Piece(start: piece.end, end: piece.start)
    }
    return PathOverlay.chained(kept)
  }

  private func isInside(_ point: CGPoint, _ isKept: (Bool, Bool) -> Bool) -> Bool {
    isKept(
      rule.includes(turns: PathOverlay.turns(of: first, around: point)),
      rule.includes(turns: PathOverlay.turns(of: second, around: point)))
  }

  /// Twice the area, positive where the loop runs with its inside on its left with y up.
  static func area(of loop: [CGPoint]) -> CGFloat {
    zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  static func turns(of loops: [[CGPoint]], around point: CGPoint) -> Int {
    loops.reduce(0) { turns, loop in
      var turns = turns
      var last = loop[loop.count - 1]
      for next in loop {
        turns += Path.crossing(last, next, point)
        last = next
      }
      return turns
    }
  }

  /// The pieces of an open line between the places where it meets loops, those that are wanted.
  static func parts(
    of chain: [CGPoint], within loops: [[CGPoint]], _ isWanted: (CGPoint) -> Bool
  ) -> Path {
    var path = Path()
    let others = loops.flatMap(sides)
    var pen: CGPoint?
    for (start, end) in zip(chain, chain.dropFirst()) {
      let meetings = others.compactMap { meeting(Piece(start: start, end: end), $0) }
      let cuts = ([0, 1] + meetings).sorted()
      for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
        let (a, b) = (start.mixed(with: end, from), start.mixed(with: end, to))
        guard isWanted(start.mixed(with: end, (from + to) / 2)) else { continue }
        if pen != a { path.append(.move(to: a)) }
        path.append(.line(to: b))
        pen = b
      }
    }
    return path
  }

  // MARK: Cutting

  private static func snapped(_ point: CGPoint, _ grid: CGFloat) -> CGPoint {
    CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
  }

  private static func sides(of loop: [CGPoint]) -> [Piece] {
    zip(loop, loop.dropFirst() + loop.prefix(1)).filter { $0 != $1 }
      .map { Piece(start: $0, end: $1) }
  }

  /// Every piece once, whichever way and however often it was drawn.
  private static func cut(_ sides: [Piece], grid: CGFloat) -> [Piece] {
    // From left to right: a side meets only those that begin before it ends.
    let sorted = sides.sorted { min($0.start.x, $0.end.x) < min($1.start.x, $1.end.x) }
    var cuts = [[CGFloat]](repeating: [0, 1], count: sorted.count)
    for (index, one) in sorted.enumerated() {
      let (right, low, high) = (
        max(one.start.x, one.end.x), min(one.start.y, one.end.y), max(one.start.y, one.end.y)
      )
      for next in sorted.index(after: index)..<sorted.endIndex {
        let other = sorted[next]
        if min(other.start.x, other.end.x) > right { break }
        guard max(other.start.y, other.end.y) >= low, min(other.start.y, other.end.y) <= high
        else { continue }
        cuts[index] += touching(one, other)
        cuts[next] += touching(other, one)
      }
    }
    var seen: Set<Piece> = []
    for (side, places) in zip(sorted, cuts) {
      let points = places.sorted().map {
        $0 == 0
          ? side.start : $0 == 1 ? side.end : snapped(side.start.mixed(with: side.end, $0), grid)
      }
      for (start, end) in zip(points, points.dropFirst()) where start != end {
        let isBackwards = (end.x, end.y) < (start.x, start.y)
        seen.insert(Piece(start: isBackwards ? end : start, end: isBackwards ? start : end))
      }
    }
    return seen.sorted {
      ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y)
    }
  }

  /// Where on a side another one crosses or touches it: fractions of its length.
  private static func touching(_ one: Piece, _ other: Piece) -> [CGFloat] {
    if let place = meeting(one, other) { return [place] }
    // Sides on one line cut each other at their ends.
    let (dx, dy) = (one.end.x - one.start.x, one.end.y - one.start.y)
    let square = dx * dx + dy * dy
    return [other.start, other.end].compactMap { point in
      let (px, py) = (point.x - one.start.x, point.y - one.start.y)
      let off = (dx * py - dy * px)
      guard off * off <= square * square * 0x1p-80 else { return nil }
      let place = (px * dx + py * dy) / square
      return place > 0 && place < 1 ? place : nil
    }
  }

  /// nil for those on one line, and for those that do not meet.
  private static func meeting(_ one: Piece, _ other: Piece) -> CGFloat? {
    let (ax, ay) = (one.end.x - one.start.x, one.end.y - one.start.y)
    let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let cross = ax * by - ay * bx
    guard cross != 0 else { return nil }
    let (dx, dy) = (other.start.x - one.start.x, other.start.y - one.start.y)
    let (s, t) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
    return s
  }

  // MARK: Chaining

  /// Pieces end to end: where several go on, the one that turns most to the left, around the same
  /// inside, so that loops that touch stay apart.
  private static func chained(_ pieces: [Piece]) -> [[CGPoint]] {
    var from: [CGPoint: [CGPoint]] = [:]
    for piece in pieces { from[piece.start, default: []].append(piece.end) }
    var loops: [[CGPoint]] = []
    for piece in pieces {
      guard from[piece.start]?.contains(piece.end) == true else { continue }
      var loop = [piece.start]
      var (last, here) = (piece.start, piece.end)
      take(here, from: last, &from)
      while here != piece.start, let next = turn(from[here] ?? [], at: here, from: last) {
        loop.append(here)
        take(next, from: here, &from)
        (last, here) = (here, next)
      }
      if here == piece.start, loop.count > 2 { loops.append(straightened(loop)) }
    }
    return loops
  }

  private static func take(_ end: CGPoint, from start: CGPoint, _ ways: inout [CGPoint: [CGPoint]])
  {
    if let index = ways[start]?.firstIndex(of: end) { ways[start]?.remove(at: index) }
  }

  private static func turn(_ ways: [CGPoint], at here: CGPoint, from last: CGPoint) -> CGPoint? {
    guard ways.count > 1 else { return ways.first }
    let (ax, ay) = (here.x - last.x, here.y - last.y)
    /// From −2, sharp to the right, to 2, sharp to the left.
    func bend(_ next: CGPoint) -> CGFloat {
      let (bx, by) = (next.x - here.x, next.y - here.y)
      let length = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
      let (sine, cosine) = ((ax * by - ay * bx) / length, (ax * bx + ay * by) / length)
      return sine < 0 ? cosine - 1 : 1 - cosine
    }
    return ways.max { bend($0) < bend($1) }
  }

  /// Without corners on a straight line.
  private static func straightened(_ loop: [CGPoint]) -> [CGPoint] {
    loop.indices.filter { index in
      let (a, b) = (loop[(index + loop.count - 1) % loop.count], loop[(index + 1) % loop.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let off = dx * (loop[index].y - a.y) - dy * (loop[index].x - a.x)
      return off * off > (dx * dx + dy * dy) * 0x1p-40
    }.map { loop[$0] }
  }
}

extension CGPathFillRule {
  fileprivate func includes(turns: Int) -> Bool { self == .winding ? turns != 0 : turns % 2 != 0 }
}

/// Strokes and gaps in turn along a line.
struct DashRhythm {
  private let phase: CGFloat
  private let lengths: [CGFloat]

  /// nil for one that leaves the line whole.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else {
      return nil
    }
    self.phase = max(phase, 0)
    // An odd number goes on with strokes for gaps.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
  }

  func strokes(of chain: [CGPoint]) -> Path {
    var path = Path()
    var (index, left) = start
    var isDrawing = false
    for (from, to) in zip(chain, chain.dropFirst()) {
      let length = from.distance(to: to)
      var gone: CGFloat = 0
      while gone < length {
        let step = min(left, length - gone)
        let a = from.mixed(with: to, gone / length)
        let b = from.mixed(with: to, (gone + step) / length)
        if index % 2 == 0, step > 0 {
          if !isDrawing { path.append(.move(to: a)) }
          path.append(.line(to: b))
        }
        isDrawing = index % 2 == 0
        (gone, left) = (gone + step, left - step)
        if left <= 0 {
          index = (index + 1) % lengths.count
          (left, isDrawing) = (lengths[index], false)
        }
      }
    }
    return path
  }

  private var start: (index: Int, left: CGFloat) {
    var rest = phase.truncatingRemainder(dividingBy: lengths.reduce(0, +))
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
