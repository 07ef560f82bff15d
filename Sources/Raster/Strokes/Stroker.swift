import Geometry

/// Turns lines into the polygons that a pen of some width covers.
///
/// Every segment gives a body, every bend a wedge outside it, every end a cap. All polygons wind
/// the same way, and where there is room for it they meet without overlapping: a body's inner
/// corners are where the offset lines cross. Filled non-zero, the union is the stroke.
struct Stroker {
  typealias Vector = SIMD2<Double>

  /// Half the line width.
  let half: Double
  let cap: RenderNode.Shape.Cap
  let join: RenderNode.Shape.Join
  /// Most that a mitre may be as a multiple of the line width.
  let miterLimit: Double
  /// Half circles become 2^arcDepth chords.
  let arcDepth: Int
  private(set) var polygons: [[Vector]] = []

  /// - Parameter magnification: Device pixels per unit of the lines, for the fineness of arcs.
  init(_ shape: RenderNode.Shape, magnification: Double) {
    half = shape.lineWidth / 2
    (cap, join, miterLimit) = (shape.cap, shape.join, shape.miterLimit)
    arcDepth = Self.depth(radius: half * magnification)
  }

  /// A chord over an angle φ is off by r·φ²/8; with φ = π / 2^n that is within 1/100 pixel when
  /// 4^n ≥ 123·r.
  private static func depth(radius: Double) -> Int {
    var (depth, reach) = (2, 16.0)
    while depth < 9, reach < 124 * radius {
      depth += 1
      reach *= 4
    }
    return depth
  }

  /// Adds the stroke of one contour.
  mutating func add(_ contour: Contour) {
    guard let line = StrokedLine(contour) else {
      if let point = contour.points.first { addDot(point) }
      return
    }
    let count = line.directions.count
    let bends = line.points.indices.map { index in
      line.segments(at: index).map { before, after in
        Bend(
          at: line.points[index], line.directions[before], line.directions[after], half: half,
          room: min(line.lengths[before], line.lengths[after]) / 2)
      }
    }
    for index in 0..<count {
      let next = (index + 1) % line.points.count
      addBody(
        from: line.points[index], to: line.points[next], line.directions[index], bends[index],
        bends[next])
    }
    for (index, bend) in bends.enumerated() {
      if let bend { addJoin(bend, smooth: line.isSmooth[index]) }
    }
    guard !line.isClosed else { return }
    addCap(at: line.points[0], -line.directions[0])
    addCap(at: line.points[count], line.directions[count - 1])
  }

  private mutating func addBody(
    from: Vector, to: Vector, _ direction: Vector, _ first: Bend?, _ last: Bend?
  ) {
    let offset = direction.turned * half
    polygons.append([
      from, first?.inner(1) ?? from + offset, last?.inner(1) ?? to + offset,
      to, last?.inner(-1) ?? to - offset, first?.inner(-1) ?? from - offset,
    ])
  }

  private mutating func addJoin(_ bend: Bend, smooth: Bool) {
    guard bend.turn != 0 || bend.cosine < 0 else { return }
    var corner: [Vector]
    if smooth ? bend.cosine > 0.5 : join == .miter && bend.isWithin(miterLimit) {
      corner = [bend.outer.0, bend.tip, bend.outer.1]
    } else if smooth || join == .round {
      corner = arc(bend.outer.0 - bend.point, bend.outer.1 - bend.point, over: bend.direction)
        .map { bend.point + $0 }
    } else {
      corner = [bend.outer.0, bend.outer.1]
    }
    if bend.turn > 0 { corner.reverse() }
    polygons.append([bend.point] + corner)
  }

  private mutating func addCap(at point: Vector, _ outward: Vector) {
    let side = outward.turned * half
    switch cap {
    case .butt: break
    case .square:
      polygons.append([
        point + side, point + side + outward * half, point - side + outward * half, point - side,
      ])
    case .round:
      polygons.append(arc(side, -side, over: outward).map { point + $0 })
    }
  }

  /// A line without length: only its caps show.
  private mutating func addDot(_ point: Vector) {
    addCap(at: point, [1, 0])
    addCap(at: point, [-1, 0])
  }

  /// Points of the circle around 0 from one offset to another, by halving the angle; half a turn
  /// goes over the given direction.
  private func arc(_ from: Vector, _ to: Vector, over direction: Vector) -> [Vector] {
    var points = [from, to]
    for _ in 0..<arcDepth {
      var finer = [from]
      for (a, b) in zip(points, points.dropFirst()) {
        let middle = a + b
        let length = (middle * middle).sum().squareRoot()
        let isHalfTurn = length < half * 1e-6
        finer.append((isHalfTurn ? direction : middle / length) * half)
        finer.append(b)
      }
      points = finer
    }
    return points
  }
}

/// A contour without repeated points, and what leads from each to the next.
private struct StrokedLine {
  typealias Vector = SIMD2<Double>

  private(set) var points: [Vector] = []
  private(set) var isSmooth: [Bool] = []
  private(set) var directions: [Vector] = []
  private(set) var lengths: [Double] = []
  let isClosed: Bool

  /// - Returns: nil when all points are the same.
  init?(_ contour: Contour) {
    isClosed = contour.isClosed
    for (index, point) in contour.points.enumerated() {
      guard let last = points.last else {
        points.append(point)
        isSmooth.append(contour.isSmooth[index])
        continue
      }
      if lead(from: last, to: point) {
        points.append(point)
        isSmooth.append(contour.isSmooth[index])
      }
    }
    if isClosed, points.count > 1, !lead(from: points[points.count - 1], to: points[0]) {
      points.removeLast()
      isSmooth.removeLast()
    }
    if directions.isEmpty { return nil }
  }

  private mutating func lead(from: Vector, to: Vector) -> Bool {
    let way = to - from
    let length = (way * way).sum().squareRoot()
    guard length > 1e-9, length.isFinite else { return false }
    directions.append(way / length)
    lengths.append(length)
    return true
  }

  /// The segments that meet at a point; nil at the ends of an open line.
  func segments(at index: Int) -> (before: Int, after: Int)? {
    guard !isClosed else { return ((index + directions.count - 1) % directions.count, index) }
    return index > 0 && index < directions.count ? (index - 1, index) : nil
  }
}

/// Where two segments of a stroke meet.
///
/// With unit normals n₁ and n₂ the offset lines cross at ±h·(n₁ + n₂) / (1 + n₁·n₂).
private struct Bend {
  typealias Vector = SIMD2<Double>

  let point: Vector
  /// Of the segment that arrives.
  let direction: Vector
  /// Cross and dot product of the directions: positive turns from +x towards +y.
  let turn: Double
  let cosine: Double
  /// The corners of both segments on the outer side.
  let outer: (Vector, Vector)
  /// Where the outer offset lines cross.
  let tip: Vector
  /// Where the inner ones cross, if both segments reach that far.
  private let crossing: Vector?

  init(at point: Vector, _ a: Vector, _ b: Vector, half: Double, room: Double) {
    self.point = point
    direction = a
    turn = a.x * b.y - a.y * b.x
    cosine = (a * b).sum()
    let side = turn > 0 ? -half : half
    outer = (point + a.turned * side, point + b.turned * side)
    let reach = (a.turned + b.turned) * (side / (1 + cosine))
    tip = point + reach
    let isSharp = 1 + cosine < 1e-9 || half * turn.magnitude > room * (1 + cosine)
    crossing = isSharp ? nil : point - reach
  }

  /// The inner corner, for the segments' side 1 (towards their turned direction) or −1.
  func inner(_ side: Double) -> Vector? { (turn > 0) == (side > 0) ? crossing : nil }

  /// A mitre is 1 / sin(φ/2) line widths long, φ the angle between the lines; that squared is
  /// 2 / (1 + cos of the turn).
  func isWithin(_ limit: Double) -> Bool { 2 <= limit * limit * (1 + cosine) }
}

extension SIMD2<Double> {
  /// A quarter turn from +x towards +y.
  fileprivate var turned: SIMD2<Double> { [-y, x] }
}
