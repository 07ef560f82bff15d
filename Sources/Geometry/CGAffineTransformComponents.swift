import Elementary

/// A map as what it does, one after the other: scale, shear along the horizontal, turn, shift.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// Factors; the vertical one is below 0 where the map mirrors.
  public var scale: CGSize
  /// By how much of its height a point moves along the horizontal, after the scale.
  public var horizontalShear: CGFloat
  /// Radians; clockwise as one sees it, where y points down.
  public var rotation: CGFloat
  public var translation: CGVector

  /// What changes nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }

  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// The linear part is S·H·R: S = diag(sx, sy), H = (1 0; k 1), R = (cos θ sin θ; −sin θ cos θ).
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = Elementary.sincos(Double(components.rotation))
    let (x, y) = (components.scale.width, components.scale.height)
    let shear = y * components.horizontalShear
    self.init(
      a: x * CGFloat(cosine), b: x * CGFloat(sine),
      c: shear * CGFloat(cosine) - y * CGFloat(sine),
      d: shear * CGFloat(sine) + y * CGFloat(cosine), tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// The map taken apart; `CGAffineTransform(decomposed())` is the map again, but for maps that flatten to a
  /// line or a point.
  ///
  /// The first row of S·H·R is sx·(cos θ, sin θ), which gives sx and θ; the second one turned back by θ is
  /// (sy·k, sy). Without a first row the second one says the turn.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let angle =
      width > 0
      ? Elementary.atan2(Double(b), Double(a)) : Elementary.atan2(Double(-c), Double(d))
    let (sine, cosine) =
      width > 0
      ? (b / width, a / width)
      : { (CGFloat($0.sin), CGFloat($0.cos)) }(Elementary.sincos(angle))
    let height = d * cosine - c * sine
    let across = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : across / height, rotation: CGFloat(angle),
      translation: CGVector(dx: tx, dy: ty))
  }
}
