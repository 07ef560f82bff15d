/// A 3-D map taken apart for interpolation: scale and skew, rotation, shift, perspective, in this
/// order (F4.9.2).
///
/// M = A·P, with P the identity but for its last column p, and A the matrix M with the last column
/// (0, 0, 0, 1); comparing last columns, A·p is M's, so p = A⁻¹·(m14, m24, m34, m44). The upper
/// 3×3 part of A is T·R: T lower triangular, R a rotation, by orthonormalising the rows from the
/// first to the last. T's diagonal holds the scales, what is left of it over the scale of its row
/// the skews.
struct TransformParts3D {
  var scale: Vector3
  /// How much of the first axis is in the second, and of the first and second in the third.
  var skew: Vector3
  var rotation: Quaternion
  var translation: Vector3
  var perspective: Vector4

  /// The parts of a map; `nil` when A has no inverse but the map has perspective to divide by it.
  init?(_ t: CATransform3D) {
    guard let perspective = Self.perspective(of: t) else { return nil }
    self.perspective = perspective
    translation = Vector3(t.m41, t.m42, t.m43)
    let rows = [
      Vector3(t.m11, t.m12, t.m13), Vector3(t.m21, t.m22, t.m23), Vector3(t.m31, t.m32, t.m33),
    ]
    let frame = Self.orthonormal(Self.mirroredBack(rows))
    scale = Vector3(frame[0].dot(rows[0]), frame[1].dot(rows[1]), frame[2].dot(rows[2]))
    skew = Vector3(
      Self.quotient(rows[1].dot(frame[0]), scale.y), Self.quotient(rows[2].dot(frame[0]), scale.z),
      Self.quotient(rows[2].dot(frame[1]), scale.z))
    rotation = Quaternion(rows: frame[0], frame[1], frame[2])
  }

  /// The last column p of P; `nil` when there is perspective but no way to divide by A.
  static func perspective(of t: CATransform3D) -> Vector4? {
    if t.m14 == 0, t.m24 == 0, t.m34 == 0 { return Vector4(0, 0, 0, t.m44) }
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    return inverse(of: affine)?.column(times: Vector4(t.m14, t.m24, t.m34, t.m44))
  }

  /// Rows that do not mirror: of those that do, the row with the smallest entry on the diagonal is
  /// negated, so that its scale comes out negative (the plane's rule of F4.9.1, for three rows).
  static func mirroredBack(_ rows: [Vector3]) -> [Vector3] {
    guard rows[0].cross(rows[1]).dot(rows[2]) < 0 else { return rows }
    let diagonal = [rows[0].x, rows[1].y, rows[2].z]
    let axis = diagonal.indices.min { diagonal[$0] < diagonal[$1] } ?? 0
    var result = rows
    result[axis] = -1 * rows[axis]
    return result
  }

  private static func quotient(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b == 0 ? 0 : a / b }

  /// A right-handed frame: the first row's direction, what of the second is perpendicular to it,
  /// and what is perpendicular to both. Vanishing rows are replaced by base vectors.
  private static func orthonormal(_ rows: [Vector3]) -> [Vector3] {
    let first = direction(of: rows[0], awayFrom: [])
    let second = direction(of: rows[1], awayFrom: [first])
    return [first, second, first.cross(second)]
  }

  private static func direction(of row: Vector3, awayFrom others: [Vector3]) -> Vector3 {
    let spares = [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)]
    let offset = others.count
    for candidate in [row] + spares[offset...] + spares[..<offset] {
      let rest = others.reduce(candidate) { $0 - $0.dot($1) * $1 }
      let length = rest.length
      if length > 1e-9 * candidate.length { return (1 / length) * rest }
    }
    return spares[offset]
  }
}

extension TransformParts3D {
  /// The map put together again.
  var transform: CATransform3D {
    let skewed = CATransform3D(
      m11: scale.x, m12: 0, m13: 0, m14: 0,
      m21: skew.x * scale.y, m22: scale.y, m23: 0, m24: 0,
      m31: skew.y * scale.z, m32: skew.z * scale.z, m33: scale.z, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
    var result = CATransform3DConcat(skewed, rotation.transform)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    let column = result.column(times: perspective)
    (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
    return result
  }

  /// The parts on the way to others.
  func mixed(with end: TransformParts3D, _ progress: Double) -> TransformParts3D {
    var result = self
    result.scale = scale.mixed(with: end.scale, progress)
    result.skew = skew.mixed(with: end.skew, progress)
    result.rotation = rotation.spherical(to: end.rotation, progress)
    result.translation = translation.mixed(with: end.translation, progress)
    result.perspective = Vector4(
      mix(perspective.x, end.perspective.x, progress),
      mix(perspective.y, end.perspective.y, progress),
      mix(perspective.z, end.perspective.z, progress),
      mix(perspective.w, end.perspective.w, progress))
    return result
  }
}

extension CATransform3D {
  /// The map part of the way to another: maps of the plane as `CGAffineTransform` does (F4.9.1),
  /// others by scale, skew, shift and perspective linearly and the rotation at constant angular
  /// speed the short way (F4.9.2).
  ///
  /// A map that has perspective and squashes space flat cannot be taken apart; then the first map
  /// holds until halfway and the second from there.
  /// - Parameter progress: At exactly 0 and 1 the maps themselves; beyond, the motion goes on.
  package func interpolated(to end: CATransform3D, progress: Double) -> CATransform3D {
    TransformWay(from: self, to: end).transform(at: progress)
  }

  /// The column vector M · v.
  func column(times v: Vector4) -> Vector4 {
    Vector4(
      m11 * v.x + m12 * v.y + m13 * v.z + m14 * v.w,
      m21 * v.x + m22 * v.y + m23 * v.z + m24 * v.w,
      m31 * v.x + m32 * v.y + m33 * v.z + m34 * v.w,
      m41 * v.x + m42 * v.y + m43 * v.z + m44 * v.w)
  }
}
