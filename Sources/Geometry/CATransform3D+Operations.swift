// Combining, inverting and asking 3-D maps.

/// a, then b: the matrix product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let r1 = b.row(times: Vector4(a.m11, a.m12, a.m13, a.m14))
  let r2 = b.row(times: Vector4(a.m21, a.m22, a.m23, a.m24))
  let r3 = b.row(times: Vector4(a.m31, a.m32, a.m33, a.m34))
  let r4 = b.row(times: Vector4(a.m41, a.m42, a.m43, a.m44))
  return CATransform3D(
    m11: r1.x, m12: r1.y, m13: r1.z, m14: r1.w, m21: r2.x, m22: r2.y, m23: r2.z, m24: r2.w,
    m31: r3.x, m32: r3.y, m33: r3.z, m34: r3.w, m41: r4.x, m42: r4.y, m43: r4.z, m44: r4.w)
}

/// Whether two maps agree in all sixteen numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Whether the map is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether the map does to every point what an affine map of the plane does, and leaves z alone.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of the map that acts within the plane; meaningful when the map is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The map that undoes t; a map that cannot be undone is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { inverse(of: t) ?? t }

/// The map that undoes t, `nil` when there is none.
///
/// The inverse is the transposed matrix of cofactors over the determinant; the cofactors are put
/// together from the 2×2 minors of the upper (s) and the lower two rows (c).
func inverse(of t: CATransform3D) -> CATransform3D? {
  let s = RowPairMinors(
    Vector4(t.m11, t.m12, t.m13, t.m14), Vector4(t.m21, t.m22, t.m23, t.m24))
  let c = RowPairMinors(
    Vector4(t.m31, t.m32, t.m33, t.m34), Vector4(t.m41, t.m42, t.m43, t.m44))
  let determinant =
    s.xy * c.zw - s.xz * c.yw + s.xw * c.yz + s.yz * c.xw - s.yw * c.xz + s.zw * c.xy
  guard determinant != 0, determinant.isFinite else { return nil }
  let n = 1 / determinant
  return CATransform3D(
    m11: (t.m22 * c.zw - t.m23 * c.yw + t.m24 * c.yz) * n,
    m12: (-t.m12 * c.zw + t.m13 * c.yw - t.m14 * c.yz) * n,
    m13: (t.m42 * s.zw - t.m43 * s.yw + t.m44 * s.yz) * n,
    m14: (-t.m32 * s.zw + t.m33 * s.yw - t.m34 * s.yz) * n,
    m21: (-t.m21 * c.zw + t.m23 * c.xw - t.m24 * c.xz) * n,
    m22: (t.m11 * c.zw - t.m13 * c.xw + t.m14 * c.xz) * n,
    m23: (-t.m41 * s.zw + t.m43 * s.xw - t.m44 * s.xz) * n,
    m24: (t.m31 * s.zw - t.m33 * s.xw + t.m34 * s.xz) * n,
    m31: (t.m21 * c.yw - t.m22 * c.xw + t.m24 * c.xy) * n,
    m32: (-t.m11 * c.yw + t.m12 * c.xw - t.m14 * c.xy) * n,
    m33: (t.m41 * s.yw - t.m42 * s.xw + t.m44 * s.xy) * n,
    m34: (-t.m31 * s.yw + t.m32 * s.xw - t.m34 * s.xy) * n,
    m41: (-t.m21 * c.yz + t.m22 * c.xz - t.m23 * c.xy) * n,
    m42: (t.m11 * c.yz - t.m12 * c.xz + t.m13 * c.xy) * n,
    m43: (-t.m41 * s.yz + t.m42 * s.xz - t.m43 * s.xy) * n,
    m44: (t.m31 * s.yz - t.m32 * s.xz + t.m33 * s.xy) * n)
}

/// The six 2×2 determinants of two rows, named for their columns.
private struct RowPairMinors {
  let xy: CGFloat, xz: CGFloat, xw: CGFloat, yz: CGFloat, yw: CGFloat, zw: CGFloat

  init(_ a: Vector4, _ b: Vector4) {
    xy = a.x * b.y - a.y * b.x
    xz = a.x * b.z - a.z * b.x
    xw = a.x * b.w - a.w * b.x
    yz = a.y * b.z - a.z * b.y
    yw = a.y * b.w - a.w * b.y
    zw = a.z * b.w - a.w * b.z
  }
}
