import Elementary

// Making 3-D maps and putting an operation before one: `CATransform3DScale(t, …)` scales first
// and maps by t afterwards (F5.7.8).

/// A shift by (tx, ty, tz) points; z points towards the viewer.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation by an angle in radians about the axis (x, y, z) through the origin.
///
/// About (0, 0, 1) it turns +x towards +y. The axis need not have length 1; one without length
/// gives the identity.
///
/// For a unit axis u a vector p turns into p·cos + (u × p)·sin + u(u·p)(1 − cos); each row of the
/// matrix is that formula for one of the base vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (ux, uy, uz) = (x / length, y / length, z / length)
  let turn = Elementary.sincos(Double(angle))
  let (s, c) = (CGFloat(turn.sin), CGFloat(turn.cos))
  let v = 1 - c
  return CATransform3D(
    m11: c + ux * ux * v, m12: uz * s + ux * uy * v, m13: ux * uz * v - uy * s, m14: 0,
    m21: ux * uy * v - uz * s, m22: c + uy * uy * v, m23: ux * s + uy * uz * v, m24: 0,
    m31: uy * s + ux * uz * v, m32: uy * uz * v - ux * s, m33: c + uz * uz * v, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The affine map of the plane z = 0 as a 3-D map.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// A shift, then t.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling, then t.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation by an angle in radians about an axis, then t.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}
