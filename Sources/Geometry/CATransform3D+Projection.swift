/// A point of space in homogeneous coordinates: it stands at (x/w, y/w, z/w).
package struct Vector4: Hashable, Sendable {
  /// Coordinates times w.
  package var x: CGFloat, y: CGFloat, z: CGFloat

  /// The weight; positive in front of the eye, 0 or less at or behind it.
  package var w: CGFloat

  /// A point with these homogeneous coordinates.
  package init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

extension CATransform3D {
  /// The row vector v · M.
  package func row(times v: Vector4) -> Vector4 {
    Vector4(
      v.x * m11 + v.y * m21 + v.z * m31 + v.w * m41,
      v.x * m12 + v.y * m22 + v.z * m32 + v.w * m42,
      v.x * m13 + v.y * m23 + v.z * m33 + v.w * m43,
      v.x * m14 + v.y * m24 + v.z * m34 + v.w * m44)
  }
}

extension CGPoint {
  /// Where the map takes this point of the plane z = 0, seen from the front: x and y over w.
  ///
  /// Not meaningful at or behind the eye (w ≤ 0); `CATransform3D.row(times:)` tells.
  package func projected(through t: CATransform3D) -> CGPoint {
    let image = t.row(times: Vector4(x, y, 0, 1))
    return image.w == 1
      ? CGPoint(x: image.x, y: image.y) : CGPoint(x: image.x / image.w, y: image.y / image.w)
  }

  /// The point of the plane z = 0 that the map shows at this place: undoes `projected(through:)`.
  ///
  /// Within the plane the map is a homography with the rows and columns 1, 2 and 4 of the
  /// matrix; its cofactors, applied to (x, y, 1), give the point up to a common factor.
  /// - Returns: `nil` when the plane is seen edge-on, or the place lies on its horizon.
  package func unprojected(through t: CATransform3D) -> CGPoint? {
    let u =
      x * (t.m22 * t.m44 - t.m24 * t.m42) + y * (t.m24 * t.m41 - t.m21 * t.m44)
      + (t.m21 * t.m42 - t.m22 * t.m41)
    let v =
      x * (t.m14 * t.m42 - t.m12 * t.m44) + y * (t.m11 * t.m44 - t.m14 * t.m41)
      + (t.m12 * t.m41 - t.m11 * t.m42)
    let w =
      x * (t.m12 * t.m24 - t.m14 * t.m22) + y * (t.m14 * t.m21 - t.m11 * t.m24)
      + (t.m11 * t.m22 - t.m12 * t.m21)
    let point = CGPoint(x: u / w, y: v / w)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }
}
