import Geometry

/// A line cut into strokes and gaps.
struct Dashes {
  /// Lengths of strokes and gaps in turn, an even number of them, their sum > 0.
  let lengths: [Double]
  /// How far into the lengths a line starts, 0 ..< their sum.
  let phase: Double

  /// - Returns: nil when there is nothing to cut: no lengths, negative ones, none above 0, or a
  ///   period below `least`, in which nothing could be seen.
  init?(_ lengths: [Double], phase: Double, least: Double) {
    let sum = lengths.reduce(0, +)
    guard sum > least, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return nil
    }
    // An odd pattern swaps strokes and gaps at every turn.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = lengths.count % 2 == 0 ? sum : 2 * sum
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The strokes along a contour, which are open lines.
  /// - Parameter isWhole: Becomes false when there are too many: the last one goes on to the end.
  func cut(_ contour: Contour, isWhole: inout Bool) -> [Contour] {
    var cutting = Cutting(self)
    var points = contour.points
    var smooth = contour.isSmooth
    if contour.isClosed, let first = points.first {
      points.append(first)
      smooth.append(false)
    }
    for index in points.indices.dropFirst() {
      cutting.advance(from: points[index - 1], to: points[index], smooth: smooth[index])
    }
    isWhole = isWhole && !cutting.isFull
    return cutting.finish()
  }
}

/// A pen that goes down and up along a line.
private struct Cutting {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the stroke or gap at hand.
  private var left: Double
  private var strokes: [Contour] = []
  private var current = Contour()
  /// After so many strokes a line goes on without turns.
  private static let most = 5_000
  /// Whether there should have been more.
  private(set) var isFull = false

  init(_ dashes: Dashes) {
    lengths = dashes.lengths
    var phase = dashes.phase
    while phase >= lengths[index], phase > 0 {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - phase
  }

  private var isDown: Bool { index % 2 == 0 }

  mutating func advance(from: SIMD2<Double>, to: SIMD2<Double>, smooth: Bool) {
    let way = to - from
    let length = (way * way).sum().squareRoot()
    guard length > 0, length.isFinite else { return }
    var passed = 0.0
    if isDown, current.points.isEmpty { current.append(from) }
    while length - passed > left, strokes.count < Self.most {
      passed += left
      turn(at: from + way * (passed / length), way / length)
    }
    isFull = isFull || length - passed > left
    left -= length - passed
    if isDown { current.append(to, smooth: smooth) }
  }

  /// Ends the stroke or gap at hand and begins the next.
  private mutating func turn(at point: SIMD2<Double>, _ direction: SIMD2<Double>) {
    if isDown {
      // A stroke without length keeps its direction, for the sake of its caps.
      let isDot = current.points.allSatisfy { $0 == point }
      current.append(isDot ? point + direction * 1e-6 : point)
      strokes.append(current)
      current = Contour()
    } else {
      current.append(point)
    }
    index = (index + 1) % lengths.count
    left = lengths[index]
  }

  mutating func finish() -> [Contour] {
    if isDown, current.points.count > 1 { strokes.append(current) }
    current = Contour()
    return strokes
  }
}
