import Elementary

/// An affine map taken apart for interpolation: scale, turn, remainder, shift, in this order
/// (F4.9.1, which names CSS Transforms Level 1).
///
/// The rows of the linear part L are lengths times directions: L = S·U, S diagonal. θ is the
/// angle of U's first row, and K = R(−θ)·U what a turn does not explain: the identity unless the
/// map shears. A mirroring map has one length counted negative, which makes U direct again.
struct TransformParts2D {
  var translation: CGPoint
  var scale: CGSize
  var angle: Double
  var remainder: CGAffineTransform

  init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    scale = CGSize(
      width: (t.a * t.a + t.b * t.b).squareRoot(), height: (t.c * t.c + t.d * t.d).squareRoot())
    if t.determinant < 0 {
      if t.a < t.d { scale.width.negate() } else { scale.height.negate() }
    }
    let (first, second) = Self.directions(t, scale)
    angle = Elementary.atan2(Double(first.y), Double(first.x))
    // R(−θ), with cos θ and sin θ at hand as the first row of U.
    let turnedBack = CGAffineTransform(
      a: first.x, b: -first.y, c: first.y, d: first.x, tx: 0, ty: 0)
    remainder = turnedBack.concatenating(
      CGAffineTransform(a: first.x, b: first.y, c: second.x, d: second.y, tx: 0, ty: 0))
  }

  /// The rows over their lengths. A row without length borrows the other's perpendicular, so that
  /// a map which flattens to a line or a point still has a direction to turn from (F4.9.4).
  private static func directions(
    _ t: CGAffineTransform, _ scale: CGSize
  ) -> (first: CGPoint, second: CGPoint) {
    let first = CGPoint(x: t.a / scale.width, y: t.b / scale.width)
    let second = CGPoint(x: t.c / scale.height, y: t.d / scale.height)
    switch (scale.width == 0, scale.height == 0) {
    case (false, false): return (first, second)
    case (false, true): return (first, CGPoint(x: -first.y, y: first.x))
    case (true, false): return (CGPoint(x: second.y, y: -second.x), second)
    case (true, true): return (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    }
  }

  /// The map put together again.
  var transform: CGAffineTransform {
    var result = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
      .concatenating(remainder)
    (result.tx, result.ty) = (translation.x, translation.y)
    return result
  }

  /// The parts on the way to others.
  func mixed(with end: TransformParts2D, _ progress: Double) -> TransformParts2D {
    var (start, end) = (self, end)
    start.turnMirror(towards: end)
    Self.takeTheShortWay(&start.angle, &end.angle)
    var result = start
    result.translation = start.translation.mixed(with: end.translation, progress)
    result.scale.width = mix(start.scale.width, end.scale.width, progress)
    result.scale.height = mix(start.scale.height, end.scale.height, progress)
    result.angle = mix(start.angle, end.angle, progress)
    result.remainder = start.remainder.componentsMixed(with: end.remainder, progress)
    return result
  }

  /// When one map mirrors along x and the other along y, negating both lengths of this one and
  /// turning it by half a turn describes the same map with the mirror on the other's axis.
  private mutating func turnMirror(towards end: TransformParts2D) {
    let crossed =
      (scale.width < 0 && end.scale.height < 0) || (scale.height < 0 && end.scale.width < 0)
    guard crossed else { return }
    scale.width.negate()
    scale.height.negate()
    angle += angle < 0 ? .pi : -.pi
  }

  /// Brings two angles within half a turn of each other. Between 0 and a half turn the negative
  /// way is taken (F4.9.1, measured), there and back.
  private static func takeTheShortWay(_ start: inout Double, _ end: inout Double) {
    if start == 0, end == .pi { end = -.pi }
    if end == 0, start == .pi { start = -.pi }
    guard (start - end).magnitude > .pi else { return }
    if start > end { start -= 2 * .pi } else { end -= 2 * .pi }
  }
}

extension CGPoint {
  /// The point part of the way to another; not clamped.
  package func mixed(with end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(x: mix(x, end.x, progress), y: mix(y, end.y, progress))
  }
}

extension CGAffineTransform {
  /// The map part of the way to another, interpolated by scale, angle, shear and shift (F4.9.1);
  /// angles take the short way.
  ///
  /// Not the average of the matrices. Total: flattening maps borrow a direction.
  /// - Parameter progress: At exactly 0 and 1 the maps themselves; beyond, the motion goes on.
  package func interpolated(to end: CGAffineTransform, progress: Double) -> CGAffineTransform {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    return TransformParts2D(self).mixed(with: TransformParts2D(end), progress).transform
  }

  /// All six numbers part of the way to another's: right for remainders only.
  func componentsMixed(with end: CGAffineTransform, _ progress: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: mix(a, end.a, progress), b: mix(b, end.b, progress),
      c: mix(c, end.c, progress), d: mix(d, end.d, progress),
      tx: mix(tx, end.tx, progress), ty: mix(ty, end.ty, progress))
  }
}
