import Elementary

/// Making and combining affine maps.
///
/// The convention of the whole package: `a.concatenating(b)` is the product a·b, so a happens
/// first; `t.rotated(by:)` and its kin put the new operation *before* t (F5.7.8).
extension CGAffineTransform {
  /// A shift by (tx, ty) points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation about the origin by an angle in radians, from +x towards +y: clockwise on a
  /// screen whose y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Elementary.sincos(Double(angle))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// A shift by (tx, ty), then this map.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scaling, then this map.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A rotation by an angle in radians, then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This map, then another: the matrix product self · t2.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map that undoes this one; a map that cannot be undone is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let area = determinant
    guard area != 0, area.isFinite else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The signed factor by which areas grow; negative when the map mirrors.
  package var determinant: CGFloat { a * d - b * c }
}
