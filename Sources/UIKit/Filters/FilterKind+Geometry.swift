import Elementary
import QuartzCore
import Raster

extension FilterKind {
  private static let family = kCICategoryGeometryAdjustment

  static let geometry = [
    FilterKind("CIAffineTransform", family, [.image, .transform]) {
      $0.image?.transformed(by: $0.transform("inputTransform"))
    },
    FilterKind("CICrop", family, [.image, .numbers("inputRectangle", 0, 0, 300, 300)]) {
      $0.image?.cropped(to: $0.rect("inputRectangle"))
    },
    FilterKind("CIStraightenFilter", family, [.image, .number("inputAngle", 0)]) {
      $0.image?.straightened(Double($0.number("inputAngle")))
    },
    FilterKind(
      "CILanczosScaleTransform", family,
      [.image, .number("inputScale", 1), .number("inputAspectRatio", 1)]
    ) {
      let scale = Double($0.number("inputScale"))
      return $0.image?.scaled(scale * Double($0.number("inputAspectRatio")), scale)
    },
    FilterKind(
      "CIPerspectiveTransform", family,
      [
        .image, .numbers("inputTopLeft", 118, 484), .numbers("inputTopRight", 646, 507),
        .numbers("inputBottomRight", 548, 140), .numbers("inputBottomLeft", 155, 153),
      ]
    ) {
      $0.image?.stretched([
        $0.place("inputBottomLeft"), $0.place("inputBottomRight"), $0.place("inputTopRight"),
        $0.place("inputTopLeft"),
      ])
    },
    FilterKind("CIAffineClamp", kCICategoryTileEffect, [.image, .transform]) {
      $0.image?.transformed(by: $0.transform("inputTransform")).clamped
    },
    FilterKind("CIAffineTile", kCICategoryTileEffect, [.image, .transform]) {
      $0.image?.tiled.transformed(by: $0.transform("inputTransform"))
    },
  ]
}

extension FilterRecipe {
  /// Turned about its middle, and so much larger that it fills its extent.
  fileprivate func straightened(_ angle: Double) -> FilterRecipe {
    guard angle != 0, !extent.isEndless, !extent.isEmpty else { return self }
    let (sine, cosine) = Elementary.sincos(angle)
    let longer = max(extent.width / extent.height, extent.height / extent.width)
    let scale = CGFloat(abs(cosine)) + longer * CGFloat(abs(sine))
    let (s, c) = (CGFloat(sine) * scale, CGFloat(cosine) * scale)
    let turn = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
      .concatenating(CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
    return transformed(by: turn).cropped(to: extent)
  }

  fileprivate func scaled(_ scaleX: Double, _ scaleY: Double) -> FilterRecipe {
    // Smaller ones make a point of the largest picture.
    guard scaleX > 1e-6, scaleY > 1e-6 else { return .empty }
    guard scaleX != 1 || scaleY != 1 else { return self }
    let matrix = CGAffineTransform(scaleX: CGFloat(scaleX), y: CGFloat(scaleY))
    let area = extent.isEndless ? extent : extent.applying(matrix)
    let (inverse, source) = (matrix.inverted(), FilterBox(extent))
    let (across, up) = (
      Int((3 * max(1 / scaleX, 1)).rounded(.up)) + 1, Int((3 * max(1 / scaleY, 1)).rounded(.up)) + 1
    )
    return FilterRecipe(area) { box in
      let needed = FilterBox(CGRect(box).applying(inverse)).grown(by: across, up)
      return self.tile(needed.intersection(source)).lanczos(scaleX, scaleY, over: box)
    }
  }

  /// Again and again in all directions.
  fileprivate var tiled: FilterRecipe {
    guard !extent.isEndless, !extent.isEmpty else { return self }
    let source = FilterBox(extent)
    return FilterRecipe(.infinite) { self.tile(source).repeated(over: $0) }
  }

  /// Its corners, from the bottom left against the clock, at other places; an image without an end
  /// has no corners.
  fileprivate func stretched(_ corners: [CGPoint]) -> FilterRecipe? {
    guard !extent.isEndless, !extent.isEmpty else {
      if extent.isEndless { Unsupported.report("CIPerspectiveTransform of an endless image") }
      return nil
    }
    guard let warp = FilterRecipe.projection(of: extent, corners) else { return .empty }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
    let source = FilterBox(extent)
    return FilterRecipe(CGRect(x: left, y: low, width: right - left, height: high - low)) {
      self.tile(source).warped(over: $0, warp)
    }
  }

  /// The map that takes a rectangle's corners to four places, backwards.
  ///
  /// With the unit square's corners at p₀…p₃, x = (a·u + b·v + p₀)/(g·u + h·v + 1); g and h solve
  /// p₀ − p₁ + p₂ − p₃ = g·(p₁ − p₂) + h·(p₃ − p₂). Its inverse is the adjugate, whose scale is free.
  private static func projection(of area: CGRect, _ corners: [CGPoint]) -> FilterWarp? {
    let p = corners.map { SIMD2(Double($0.x), Double($0.y)) }
    let (one, two, sum) = (p[1] - p[2], p[3] - p[2], p[0] - p[1] + p[2] - p[3])
    let area2 = one.x * two.y - two.x * one.y
    guard area2 != 0 else { return nil }
    let g = (sum.x * two.y - two.x * sum.y) / area2
    let h = (one.x * sum.y - sum.x * one.y) / area2
    let (a, b) = (p[1] - p[0] + g * p[1], p[3] - p[0] + h * p[3])
    let rows = (SIMD3(a.x, b.x, p[0].x), SIMD3(a.y, b.y, p[0].y), SIMD3(g, h, 1.0))
    var (u, v, w) = (
      SIMD3(
        rows.1.y * rows.2.z - rows.1.z * rows.2.y, rows.0.z * rows.2.y - rows.0.y * rows.2.z,
        rows.0.y * rows.1.z - rows.0.z * rows.1.y),
      SIMD3(
        rows.1.z * rows.2.x - rows.1.x * rows.2.z, rows.0.x * rows.2.z - rows.0.z * rows.2.x,
        rows.0.z * rows.1.x - rows.0.x * rows.1.z),
      SIMD3(
        rows.1.x * rows.2.y - rows.1.y * rows.2.x, rows.0.y * rows.2.x - rows.0.x * rows.2.y,
        rows.0.x * rows.1.y - rows.0.y * rows.1.x)
    )
    // At a corner of the picture the last part is positive.
    let corner = SIMD3(p[0].x, p[0].y, 1)
    if (corner * w).sum() < 0 { (u, v, w) = (-u, -v, -w) }
    let scale = abs((corner * w).sum())
    guard scale > 0 else { return nil }
    (u, v, w) = (u / scale, v / scale, w / scale)
    return .projective(
      u * Double(area.width) + w * Double(area.minX),
      v * Double(area.height) + w * Double(area.minY), w)
  }
}
