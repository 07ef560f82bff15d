/// A vector of space, for taking 3-D maps apart.
struct Vector3: Hashable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Vector3) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func * (factor: CGFloat, vector: Vector3) -> Vector3 {
    Vector3(factor * vector.x, factor * vector.y, factor * vector.z)
  }

  static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  static func - (left: Vector3, right: Vector3) -> Vector3 { left + -1 * right }

  func mixed(with end: Vector3, _ progress: Double) -> Vector3 {
    Vector3(mix(x, end.x, progress), mix(y, end.y, progress), mix(z, end.z, progress))
  }
}
