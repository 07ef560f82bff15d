import Geometry

/// One subpath as straight lines.
struct Contour: Equatable {
  var points: [SIMD2<Double>] = []
  /// For every point, whether it lies within a curve: a bend there is not a corner.
  var isSmooth: [Bool] = []
  /// Whether the last point leads back to the first.
  var isClosed = false

  mutating func append(_ point: SIMD2<Double>, smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
  }
}

extension Path {
  /// The subpaths that draw something, curves as chords.
  /// - Parameters:
  ///   - magnification: Device pixels per unit of the path; > 0.
  ///   - tolerance: How far a chord may be from its curve, in device pixels; > 0.
  func contours(magnification: Double, tolerance: Double = 0.02) -> [Contour] {
    var flattening = Flattening(reach: tolerance / magnification)
    for element in elements { flattening.add(element) }
    return flattening.finish()
  }
}

/// A pen that draws chords.
private struct Flattening {
  /// How far a chord may be from its curve.
  let reach: Double
  private var done: [Contour] = []
  private var current = Contour()
  private var start = SIMD2<Double>()
  private var pen = SIMD2<Double>()

  init(reach: Double) { self.reach = reach }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      end(closed: false)
      start = point.vector
      pen = start
    case .line(let point): line(to: point.vector)
    case .quad(let point, let control): curve([pen, control.vector, point.vector])
    case .cubic(let point, let first, let second):
      curve([pen, first.vector, second.vector, point.vector])
    case .close:
      begin()
      end(closed: true)
      pen = start
    }
  }

  mutating func finish() -> [Contour] {
    end(closed: false)
    return done
  }

  private mutating func begin() {
    if current.points.isEmpty { current.append(pen) }
  }

  private mutating func end(closed: Bool) {
    guard !current.points.isEmpty else { return }
    current.isClosed = closed
    done.append(current)
    current = Contour()
  }

  private mutating func line(to point: SIMD2<Double>) {
    begin()
    current.append(point)
    pen = point
  }

  private mutating func curve(_ points: [SIMD2<Double>]) {
    begin()
    let count = chords(points)
    for step in stride(from: 1, to: count, by: 1) {
      current.append(Self.point(points, Double(step) / Double(count)), smooth: true)
    }
    current.append(points[points.count - 1])
    pen = points[points.count - 1]
  }

  /// A chord over 1/n of the parameter is off by at most max|B″| / 8n²; B″ lies between the second
  /// differences of the points times 2 (degree 2) or 6 (degree 3).
  private func chords(_ points: [SIMD2<Double>]) -> Int {
    var most = 0.0
    for index in 1..<points.count - 1 {
      let bend = points[index - 1] - 2 * points[index] + points[index + 1]
      most = max(most, (bend * bend).sum())
    }
    let factor = points.count == 3 ? 2.0 : 6.0
    let count = (factor * most.squareRoot() / (8 * reach)).squareRoot()
    return count < 512 ? max(1, Int(count.rounded(.up))) : 512
  }

  /// De Casteljau's repeated interpolation.
  private static func point(_ points: [SIMD2<Double>], _ u: Double) -> SIMD2<Double> {
    var row = points
    for end in stride(from: row.count - 1, to: 0, by: -1) {
      for index in 0..<end { row[index] += (row[index + 1] - row[index]) * u }
    }
    return row[0]
  }
}

extension CGPoint {
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
