import QuartzCore
import Raster

extension FilterKind {
  private static let gradient = kCICategoryGradient

  private static let squares: [FilterInput] = [
    .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
    .number("inputWidth", 80), .number("inputSharpness", 1),
  ]

  private static let line: [FilterInput] = [
    .numbers("inputPoint0", 0, 0), .numbers("inputPoint1", 200, 200),
    .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
  ]

  static let generators = [
    FilterKind(
      "CIConstantColorGenerator", kCICategoryGenerator, [.color("inputColor", 1, 0, 0)]
    ) { FilterRecipe(.color($0.pixel("inputColor"))) },
    FilterKind("CICheckerboardGenerator", kCICategoryGenerator, squares) {
      FilterRecipe(
        .checkerboard(
          $0.point("inputCenter"), $0.pixel("inputColor0"), $0.pixel("inputColor1"),
          width: $0.number("inputWidth"), sharpness: $0.number("inputSharpness")))
    },
    FilterKind("CIStripesGenerator", kCICategoryGenerator, squares) {
      FilterRecipe(
        .stripes(
          $0.point("inputCenter"), $0.pixel("inputColor0"), $0.pixel("inputColor1"),
          width: $0.number("inputWidth"), sharpness: $0.number("inputSharpness")))
    },
    FilterKind("CILinearGradient", gradient, line) { FilterRecipe(linear($0, isSmooth: false)) },
    FilterKind("CISmoothLinearGradient", gradient, line) {
      FilterRecipe(linear($0, isSmooth: true))
    },
    FilterKind(
      "CIRadialGradient", gradient,
      [
        .center, .number("inputRadius0", 5), .number("inputRadius1", 100),
        .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
      ]
    ) {
      FilterRecipe(
        .radial(
          $0.point("inputCenter"), $0.number("inputRadius0"), $0.number("inputRadius1"),
          $0.pixel("inputColor0"), $0.pixel("inputColor1")))
    },
    FilterKind(
      "CIGaussianGradient", gradient,
      [
        .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0),
        .number("inputRadius", 300),
      ]
    ) {
      FilterRecipe(
        .gaussian(
          $0.point("inputCenter"), $0.pixel("inputColor0"), $0.pixel("inputColor1"),
          radius: $0.number("inputRadius")))
    },
  ]

  private static func linear(_ arguments: FilterArguments, isSmooth: Bool) -> FilterGenerator {
    .linear(
      arguments.point("inputPoint0"), arguments.point("inputPoint1"),
      arguments.pixel("inputColor0"), arguments.pixel("inputColor1"), isSmooth: isSmooth)
  }
}
