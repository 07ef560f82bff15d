import QuartzCore
import Raster

extension FilterKind {
  private static let family = kCICategoryStylize
  private static let glow: [FilterInput] = [
    .image, .number("inputRadius", 10), .number("inputIntensity", 0.5),
  ]

  static let stylize = [
    FilterKind("CIPixellate", family, [.image, .center, .number("inputScale", 8)]) {
      $0.image?.pixellated($0.point("inputCenter"), $0.number("inputScale"))
    },
    FilterKind("CIBlendWithMask", family, [.image, .background, .mask]) {
      masked($0, byAlpha: false)
    },
    FilterKind("CIBlendWithAlphaMask", family, [.image, .background, .mask]) {
      masked($0, byAlpha: true)
    },
    FilterKind("CIBloom", family, glow) { glowing($0, isDark: false) },
    FilterKind("CIGloom", family, glow) { glowing($0, isDark: true) },
  ]

  private static func masked(_ arguments: FilterArguments, byAlpha: Bool) -> FilterRecipe? {
    guard let image = arguments.image else { return nil }
    let back = arguments.image("inputBackgroundImage") ?? .empty
    let mask = arguments.image("inputMaskImage") ?? .empty
    return FilterRecipe(image.extent.joined(with: back.extent)) {
      image.tile($0).masked(by: mask.tile($0), over: back.tile($0), byAlpha: byAlpha)
    }
  }

  private static func glowing(_ arguments: FilterArguments, isDark: Bool) -> FilterRecipe? {
    guard let image = arguments.image else { return nil }
    let intensity = arguments.number("inputIntensity")
    let blurred = (isDark ? image.clamped : image).gaussian(arguments.number("inputRadius"))
    return FilterRecipe(isDark ? image.extent : blurred.extent) {
      image.tile($0).glowing(blurred.tile($0), intensity: intensity, isDark: isDark)
    }
  }

  static let distortions = [
    FilterKind("CIBumpDistortion", kCICategoryDistortionEffect, distortion(scale: 0.5)) {
      let (center, radius) = around($0)
      let scale = $0.number("inputScale")
      return $0.image?.distorted(.bump(center, radius: radius, scale: scale), center, radius)
    },
    FilterKind("CIPinchDistortion", kCICategoryDistortionEffect, distortion(scale: 0.5)) {
      let (center, radius) = around($0)
      let scale = $0.number("inputScale")
      return $0.image?.distorted(.pinch(center, radius: radius, scale: scale), center, radius)
    },
    FilterKind(
      "CITwirlDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number("inputRadius", 300), .number("inputAngle", .pi)]
    ) {
      let (center, radius) = around($0)
      let angle = $0.number("inputAngle")
      return $0.image?.distorted(.twirl(center, radius: radius, angle: angle), center, radius)
    },
    FilterKind(
      "CICircleSplashDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number("inputRadius", 150)]
    ) {
      let (center, radius) = around($0)
      return $0.image?.warped(
        .splash(center, radius: radius), center, radius, area: .infinite)
    },
    FilterKind(
      "CIHoleDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number("inputRadius", 150)]
    ) {
      let (center, radius) = around($0)
      return $0.image?.distorted(.hole(center, radius: radius), center, 2 * radius)
    },
  ]

  private static func distortion(scale: Double) -> [FilterInput] {
    [.image, .center, .number("inputRadius", 300), .number("inputScale", scale)]
  }

  private static func around(_ arguments: FilterArguments) -> (FilterPoint, Float) {
    (arguments.point("inputCenter"), max(arguments.number("inputRadius"), 0.001))
  }
}

extension FilterRecipe {
  /// A distortion within a radius, all of which may show something then.
  fileprivate func distorted(
    _ warp: FilterWarp, _ center: FilterPoint, _ radius: Float
  ) -> FilterRecipe {
    let circle = CGRect(around: center, radius)
    let isHit = extent.isEndless || extent.intersects(circle)
    return isHit ? warped(warp, center, radius, area: extent.joined(with: circle)) : self
  }

  /// Squares that are whole: they may reach beyond the edge.
  fileprivate func pixellated(_ center: FilterPoint, _ scale: Float) -> FilterRecipe {
    guard scale > 1 else { return self }
    let side = CGFloat(scale)
    let margin = Int(scale.rounded(.up)) + 1
    let (x, y) = (CGFloat(center.x), CGFloat(center.y))
    let area =
      extent.isEndless || extent.isEmpty
      ? extent
      : CGRect(
        x: x + ((extent.minX - x) / side).rounded(.down) * side,
        y: y + ((extent.minY - y) / side).rounded(.down) * side, width: 0, height: 0
      ).union(
        CGRect(
          x: x + ((extent.maxX - x) / side).rounded(.up) * side,
          y: y + ((extent.maxY - y) / side).rounded(.up) * side, width: 0, height: 0))
    return FilterRecipe(area) {
      self.tile(around: $0, margin, margin).pixellated(center: center, scale: scale, over: $0)
    }
  }
}
