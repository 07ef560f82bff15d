import Elementary
import QuartzCore
import Raster

extension FilterKind {
  private static let adjustment = kCICategoryColorAdjustment
  private static let effect = kCICategoryColorEffect

  /// A filter that changes each colour by itself.
  private static func colors(
    _ name: String, _ category: String, _ inputs: [FilterInput] = [],
    _ change: @escaping @Sendable (FilterArguments) -> FilterColorChange
  ) -> FilterKind {
    FilterKind(name, category, [.image] + inputs) { $0.image?.changed(change($0)) }
  }

  static let colorAdjustments = [
    colors(
      "CIColorControls", adjustment,
      [.number("inputSaturation", 1), .number("inputBrightness", 0), .number("inputContrast", 1)]
    ) {
      .controls(
        saturation: $0.number("inputSaturation"), brightness: $0.number("inputBrightness"),
        contrast: $0.number("inputContrast"))
    },
    colors("CIExposureAdjust", adjustment, [.number("inputEV", 0)]) {
      .multiply(FilterPixel(repeating: powerOfTwo($0.number("inputEV"))))
    },
    colors("CIGammaAdjust", adjustment, [.number("inputPower", 1)]) {
      .gamma($0.number("inputPower"))
    },
    colors("CIHueAdjust", adjustment, [.number("inputAngle", 0)]) { .hue($0.number("inputAngle")) },
    colors("CIVibrance", adjustment, [.number("inputAmount", 0)]) {
      .vibrance($0.number("inputAmount"))
    },
    colors("CIWhitePointAdjust", adjustment, [.color("inputColor", 1, 1, 1)]) {
      .multiply($0.color("inputColor").plain)
    },
    colors(
      "CIColorMatrix", adjustment,
      [
        .numbers("inputRVector", 1, 0, 0, 0), .numbers("inputGVector", 0, 1, 0, 0),
        .numbers("inputBVector", 0, 0, 1, 0), .numbers("inputAVector", 0, 0, 0, 1),
        .numbers("inputBiasVector", 0, 0, 0, 0),
      ]
    ) {
      .matrix(
        $0.vector("inputRVector"), $0.vector("inputGVector"), $0.vector("inputBVector"),
        $0.vector("inputAVector"), bias: $0.vector("inputBiasVector"))
    },
    colors(
      "CIColorClamp", adjustment,
      [.numbers("inputMinComponents", 0, 0, 0, 0), .numbers("inputMaxComponents", 1, 1, 1, 1)]
    ) { .clamp($0.vector("inputMinComponents"), $0.vector("inputMaxComponents")) },
    colors(
      "CIColorPolynomial", adjustment,
      ["Red", "Green", "Blue", "Alpha"].map { .numbers("input\($0)Coefficients", 0, 1, 0, 0) }
    ) {
      .polynomial(
        $0.vector("inputRedCoefficients"), $0.vector("inputGreenCoefficients"),
        $0.vector("inputBlueCoefficients"), $0.vector("inputAlphaCoefficients"))
    },
    colors("CILinearToSRGBToneCurve", adjustment) { _ in .linearToSRGB },
    colors("CISRGBToneCurveToLinear", adjustment) { _ in .sRGBToLinear },
  ]

  static let colorEffects =
    [
      colors("CIColorInvert", effect) { _ in .invert },
      colors(
        "CIColorMonochrome", effect,
        [.color("inputColor", 0.6, 0.45, 0.3), .number("inputIntensity", 1)]
      ) { .monochrome($0.color("inputColor").plain, intensity: $0.number("inputIntensity")) },
      colors("CISepiaTone", effect, [.number("inputIntensity", 1)]) {
        .sepia($0.number("inputIntensity"))
      },
      colors("CIColorPosterize", effect, [.number("inputLevels", 6)]) {
        .posterize(max($0.number("inputLevels").rounded(), 1))
      },
      colors(
        "CIFalseColor", effect,
        [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
      ) { .falseColor($0.pixel("inputColor0"), $0.pixel("inputColor1")) },
      colors("CIMaximumComponent", effect) { _ in .maximumComponent },
      colors("CIMinimumComponent", effect) { _ in .minimumComponent },
      colors("CIMaskToAlpha", effect) { _ in .maskToAlpha },
      FilterKind(
        "CIVignette", effect,
        [.image, .number("inputIntensity", 0), .number("inputRadius", 1)]
      ) { $0.image?.darkened(by: $0.number("inputIntensity"), $0.number("inputRadius")) },
      FilterKind(
        "CIVignetteEffect", effect,
        [
          .image, .center, .number("inputRadius", 150), .number("inputIntensity", 1),
          .number("inputFalloff", 0.5),
        ]
      ) {
        let (center, intensity) = ($0.point("inputCenter"), $0.number("inputIntensity"))
        let (radius, falloff) = ($0.number("inputRadius"), $0.number("inputFalloff"))
        return $0.image?.mapped {
          $0.vignette(
            center: center, from: radius * (1 - falloff), reach: radius * (1 + falloff),
            intensity: intensity)
        }
      },
    ] + photoEffects

  private static let photoEffects = [
    photo("Chrome", 1.2, 1.1, FilterPixel(0, 0, 0.01, 0), FilterPixel(1, 1, 1, 1)),
    photo("Fade", 0.7, 0.8, FilterPixel(0.06, 0.06, 0.06, 0), FilterPixel(1, 1, 1, 1)),
    photo("Instant", 0.8, 0.95, FilterPixel(0.03, 0.03, 0.03, 0), FilterPixel(1.05, 1, 0.9, 1)),
    photo("Mono", 0, 1, .zero, FilterPixel(1, 1, 1, 1)),
    photo("Noir", 0, 1.4, .zero, FilterPixel(1, 1, 1, 1)),
    photo("Process", 0.9, 1.1, .zero, FilterPixel(0.95, 1, 1.08, 1)),
    photo("Tonal", 0, 0.9, .zero, FilterPixel(1, 1, 1, 1)),
    photo("Transfer", 0.9, 0.95, FilterPixel(0.02, 0.02, 0.02, 0), FilterPixel(1.1, 1, 0.88, 1)),
  ]

  private static func photo(
    _ name: String, _ saturation: Float, _ contrast: Float, _ lift: FilterPixel,
    _ tone: FilterPixel
  ) -> FilterKind {
    colors("CIPhotoEffect\(name)", effect) { _ in
      .photo(saturation: saturation, contrast: contrast, lift: lift, tone: tone)
    }
  }
}

/// 2 to a power; exact for whole ones.
private func powerOfTwo(_ exponent: Float) -> Float {
  let whole = min(max(exponent.rounded(.down), -100), 100)
  let rest = Elementary.exp(Double(exponent - whole) * 0x1.62e42fefa39efp-1)
  return Float(sign: .plus, exponent: Int(whole), significand: exponent == whole ? 1 : Float(rest))
}

extension FilterRecipe {
  /// Darker towards the corners; an image without an end has none.
  fileprivate func darkened(by intensity: Float, _ radius: Float) -> FilterRecipe {
    guard !extent.isEndless else { return self }
    let center = FilterPoint(Float(extent.midX), Float(extent.midY))
    let corner = FilterPoint(Float(extent.width), Float(extent.height)) / 2
    let reach = (corner * corner).sum().squareRoot() * max(radius, 0.01)
    return mapped { $0.vignette(center: center, from: 0, reach: reach, intensity: intensity) }
  }
}
