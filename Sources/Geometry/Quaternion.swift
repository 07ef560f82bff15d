import Elementary

/// A rotation of space by an angle α about a unit axis u: the unit quaternion
/// (u·sin α/2, cos α/2). q and −q are the same rotation.
struct Quaternion: Hashable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation whose matrix has these rows (orthonormal, right-handed).
  ///
  /// With the matrix of `CATransform3DMakeRotation` in terms of the quaternion, the four sums
  /// ±m₁₁ ± m₂₂ ± m₃₃ + 1 are 4w², 4x², 4y², 4z²: the root of the largest (never below 1) gives
  /// one component, and the off-diagonal sums and differences divided by it the others.
  init(rows r1: Vector3, _ r2: Vector3, _ r3: Vector3) {
    let (d1, d2, d3) = (Double(r1.x), Double(r2.y), Double(r3.z))
    let (ax, ay, az) = (Double(r2.z - r3.y), Double(r3.x - r1.z), Double(r1.y - r2.x))
    let (sx, sy, sz) = (Double(r2.z + r3.y), Double(r3.x + r1.z), Double(r1.y + r2.x))
    let squares = [1 + d1 + d2 + d3, 1 + d1 - d2 - d3, 1 - d1 + d2 - d3, 1 - d1 - d2 + d3]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let root = max(squares[largest], 0).squareRoot()  // twice the component
    let unit = 1 / (2 * root)
    switch largest {
    case 0: self.init(x: ax * unit, y: ay * unit, z: az * unit, w: root / 2)
    case 1: self.init(x: root / 2, y: sz * unit, z: sy * unit, w: ax * unit)
    case 2: self.init(x: sz * unit, y: root / 2, z: sx * unit, w: ay * unit)
    default: self.init(x: sy * unit, y: sx * unit, z: root / 2, w: az * unit)
    }
  }

  /// The rotation as a matrix.
  var transform: CATransform3D {
    let (xx, yy, zz) = (2 * x * x, 2 * y * y, 2 * z * z)
    let (xy, xz, yz) = (2 * x * y, 2 * x * z, 2 * y * z)
    let (wx, wy, wz) = (2 * w * x, 2 * w * y, 2 * w * z)
    return CATransform3D(
      m11: CGFloat(1 - yy - zz), m12: CGFloat(xy + wz), m13: CGFloat(xz - wy), m14: 0,
      m21: CGFloat(xy - wz), m22: CGFloat(1 - xx - zz), m23: CGFloat(yz + wx), m24: 0,
      m31: CGFloat(xz + wy), m32: CGFloat(yz - wx), m33: CGFloat(1 - xx - yy), m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// The rotation part of the way to another at constant angular speed, the short way (F4.9.2).
  ///
  /// On the great circle through both, θ apart: (sin((1−f)θ)·p + sin(fθ)·q) / sin θ. Closer than
  /// 10⁻⁶ the arc is its chord to the last bit.
  func spherical(to end: Quaternion, _ progress: Double) -> Quaternion {
    let cosine = x * end.x + y * end.y + z * end.z + w * end.w
    let sign = cosine < 0 ? -1.0 : 1.0
    let near = cosine.magnitude
    let sine = (max(1 - near, 0) * (1 + near)).squareRoot()
    if sine < 1e-6 { return sum(1 - progress, end, sign * progress) }
    let angle = Elementary.atan2(sine, near)
    return sum(
      Elementary.sin((1 - progress) * angle) / sine, end,
      sign * Elementary.sin(progress * angle) / sine)
  }

  private func sum(_ a: Double, _ other: Quaternion, _ b: Double) -> Quaternion {
    Quaternion(
      x: a * x + b * other.x, y: a * y + b * other.y, z: a * z + b * other.z,
      w: a * w + b * other.w)
  }
}
