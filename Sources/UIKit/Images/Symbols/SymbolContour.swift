import Elementary

/// One line of a sign, on a grid of 24 by 24 with y down.
struct SymbolContour: Sendable {
  typealias Point = SIMD2<Double>

  enum Step: Sendable {
    case line(Point)
    case curve(Point, Point, Point)
  }

  let start: Point
  var steps: [Step] = []
  var isClosed = false

  init(_ start: Point) { self.start = start }

  /// Where it ends as far as it goes.
  var end: Point { steps.last?.end ?? start }

  // MARK: Shapes

  static func circle(_ middle: Point, _ radius: Double) -> SymbolContour {
    var circle = SymbolContour(arc: middle, radius, from: 0, to: 360)
    circle.isClosed = true
    return circle
  }

  static func rectangle(_ origin: Point, _ size: Point, corner: Double) -> SymbolContour {
    let (low, high) = (origin + corner, origin + size - corner)
    var contour = SymbolContour(arc: low, corner, from: 180, to: 270)
    contour.addArc([high.x, low.y], corner, from: 270, to: 360)
    contour.addArc(high, corner, from: 0, to: 90)
    contour.addArc([low.x, high.y], corner, from: 90, to: 180)
    contour.isClosed = true
    return contour
  }

  init(arc middle: Point, _ radius: Double, from start: Double, to end: Double) {
    self.init(Self.point(middle, radius, start))
    addArc(middle, radius, from: start, to: end)
  }

  /// Goes on along a circle, after a line to where the arc begins.
  /// - Parameters:
  ///   - start: Degrees from +x towards +y, clockwise on a screen; likewise `end`, which may be less.
  mutating func addArc(_ middle: Point, _ radius: Double, from start: Double, to end: Double) {
    let first = Self.point(middle, radius, start)
    let gap = first - self.end
    if (gap * gap).sum() > 1e-6 { steps.append(.line(first)) }
    let count = max(1, (abs(end - start) / 90).rounded(.up))
    let turn = (end - start) / count
    // Of a circle's arc: the length of its handles, 4/3 · tan(turn / 4).
    let handle = 4 / 3 * Elementary.tan(turn * .pi / 720) * radius
    for index in 0..<Int(count) {
      let (from, to) = (start + turn * Double(index), start + turn * Double(index + 1))
      let (a, b) = (Self.point(middle, radius, from), Self.point(middle, radius, to))
      let along = (Self.point([0, 0], handle, from + 90), Self.point([0, 0], handle, to + 90))
      steps.append(.curve(a + along.0, b - along.1, b))
    }
  }

  private static func point(_ middle: Point, _ radius: Double, _ degrees: Double) -> Point {
    let turned = Elementary.sincos(degrees * .pi / 180)
    return middle + radius * Point(turned.cos, turned.sin)
  }

  // MARK: What lies within

  /// The mean of the points that it goes through.
  var middle: Point { steps.reduce(start) { $0 + $1.end } / Double(steps.count + 1) }

  /// Whether a point lies within, once it is closed; curves count as eight lines each.
  func contains(_ point: Point) -> Bool {
    var isInside = false
    var from = start
    func cross(_ to: Point) {
      defer { from = to }
      guard (from.y > point.y) != (to.y > point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { isInside.toggle() }
    }
    for step in steps {
      guard case .curve(let one, let two, let end) = step else {
        cross(step.end)
        continue
      }
      let begin = from
      for index in 1...8 {
        let t = Double(index) / 8
        let (a, b, c) = (Self.mix(begin, one, t), Self.mix(one, two, t), Self.mix(two, end, t))
        cross(Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t))
      }
    }
    cross(start)
    return isInside
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a + t * (b - a) }

  func mapped(_ place: (Point) -> Point) -> SymbolContour {
    var contour = SymbolContour(place(start))
    contour.isClosed = isClosed
    contour.steps = steps.map {
      switch $0 {
      case .line(let end): .line(place(end))
      case .curve(let one, let two, let end): .curve(place(one), place(two), place(end))
      }
    }
    return contour
  }
}

extension SymbolContour.Step {
  var end: SymbolContour.Point {
    switch self {
    case .line(let end), .curve(_, _, let end): end
    }
  }
}
