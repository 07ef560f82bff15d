import Elementary

/// A 3-D map as the numbers that Core Animation's key paths name: M = S·Rx·Ry·Rz·T·P, applied
/// from the left (F4.9.3), with P the identity but for its last column.
///
/// Shear is not among them and is lost. Angles are radians, read back within ±π (y within ±π/2).
package struct TransformComponents: Hashable, Sendable {
  /// A number for each axis.
  package struct Axes: Hashable, Sendable {
    package var x: Double, y: Double, z: Double

    package init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  }

  package var scale = Axes(1, 1, 1)
  package var rotation = Axes(0, 0, 0)
  package var translation = Axes(0, 0, 0)
  private var perspective: Vector4

  /// The parts of a map.
  ///
  /// Row i of the linear part is sᵢ times row i of R = Rx·Ry·Rz. Multiplied out, R's first row is
  /// (cos y·cos z, cos y·sin z, −sin y) and its last column (−sin y, sin x·cos y, cos x·cos y).
  package init(_ t: CATransform3D) {
    perspective = TransformParts3D.perspective(of: t) ?? Vector4(0, 0, 0, 1)
    translation = Axes(t.m41, t.m42, t.m43)
    let rows = [
      Vector3(t.m11, t.m12, t.m13), Vector3(t.m21, t.m22, t.m23), Vector3(t.m31, t.m32, t.m33),
    ]
    let turned = TransformParts3D.mirroredBack(rows)
    let lengths = zip(rows, turned).map { $0 == $1 ? Double($0.length) : -Double($0.length) }
    scale = Axes(lengths[0], lengths[1], lengths[2])
    func unit(_ index: Int, _ spare: Vector3) -> Vector3 {
      lengths[index] == 0 ? spare : CGFloat(1 / lengths[index].magnitude) * turned[index]
    }
    let first = unit(0, Vector3(1, 0, 0))
    let second = unit(1, Vector3(0, 1, 0))
    let third = unit(2, Vector3(0, 0, 1))
    let across = (first.x * first.x + first.y * first.y).squareRoot()
    rotation.y = Elementary.atan2(-first.z, across)
    if across > 1e-9 {
      rotation.x = Elementary.atan2(second.z, third.z)
      rotation.z = Elementary.atan2(first.y, first.x)
    } else {
      // x and z turn about the same line: all of it counts as z.
      rotation.z = Elementary.atan2(-second.x, second.y)
    }
  }

  /// The map put together again.
  package var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    if rotation.x != 0 { turn(&result, rotation.x, 1, 0, 0) }
    if rotation.y != 0 { turn(&result, rotation.y, 0, 1, 0) }
    if rotation.z != 0 { turn(&result, rotation.z, 0, 0, 1) }
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    if perspective == Vector4(0, 0, 0, 1) { return result }
    let column = result.column(times: perspective)
    (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
    return result
  }

  private func turn(
    _ t: inout CATransform3D, _ angle: Double, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) {
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angle, x, y, z))
  }
}
