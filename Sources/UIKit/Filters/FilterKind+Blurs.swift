import Elementary
import QuartzCore
import Raster

extension FilterKind {
  private static let family = kCICategoryBlur

  static let blurs = [
    FilterKind("CIGaussianBlur", family, [.image, .number("inputRadius", 10)]) {
      $0.image?.gaussian($0.number("inputRadius"))
    },
    FilterKind("CIBoxBlur", family, [.image, .number("inputRadius", 10)]) {
      let radius = max($0.number("inputRadius"), 0)
      return $0.image?.spread(CGFloat(radius), CGFloat(radius)) { $0.boxMean(radius: radius) }
    },
    FilterKind("CIDiscBlur", family, [.image, .number("inputRadius", 8)]) {
      let radius = max($0.number("inputRadius"), 0)
      return $0.image?.spread(CGFloat(radius), CGFloat(radius)) { $0.discMean(radius: radius) }
    },
    FilterKind(
      "CIMotionBlur", family,
      [.image, .number("inputRadius", 20), .number("inputAngle", 0)]
    ) {
      let (radius, angle) = (max($0.number("inputRadius"), 0), $0.number("inputAngle"))
      let (sine, cosine) = Elementary.sincos(Double(angle))
      return $0.image?.spread(
        CGFloat(Double(radius) * abs(cosine)), CGFloat(Double(radius) * abs(sine))
      ) { $0.motion(radius: radius, angle: angle) }
    },
    FilterKind("CIZoomBlur", family, [.image, .center, .number("inputAmount", 20)]) {
      $0.image?.zoomed($0.point("inputCenter"), $0.number("inputAmount"))
    },
  ]
}

extension FilterRecipe {
  func gaussian(_ sigma: Float) -> FilterRecipe {
    guard sigma > 0 else { return self }
    return spread(CGFloat(3 * sigma), CGFloat(3 * sigma)) { $0.gaussian(sigma: sigma) }
  }

  fileprivate func zoomed(_ center: FilterPoint, _ amount: Float) -> FilterRecipe {
    // Beyond that the mean would reach through the centre.
    let amount = min(max(amount, -190), 190)
    let (x, y) = (CGFloat(center.x), CGFloat(center.y))
    let scale = 1 / (1 - CGFloat(abs(amount)) / 200)
    let grow = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: x, y: y))
    let area = extent.isEndless ? extent : extent.joined(with: extent.applying(grow))
    return FilterRecipe(area) { box in
      self.wholeTile(near: box).zoom(center: center, amount: amount, over: box)
    }
  }
}
