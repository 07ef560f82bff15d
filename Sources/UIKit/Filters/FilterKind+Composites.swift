import QuartzCore
import Raster

extension FilterKind {
  static let composites =
    [
      composite("SourceOverCompositing", .sourceOver),
      composite("SourceInCompositing", .sourceIn),
      composite("SourceOutCompositing", .sourceOut),
      composite("SourceAtopCompositing", .sourceAtop),
      composite("AdditionCompositing", .addition),
      composite("MultiplyCompositing", .multiplication),
      composite("MaximumCompositing", .maximum),
      composite("MinimumCompositing", .minimum),
      composite("MultiplyBlendMode", .multiply),
      composite("ScreenBlendMode", .screen),
      composite("OverlayBlendMode", .overlay),
      composite("DarkenBlendMode", .darken),
      composite("LightenBlendMode", .lighten),
      composite("ColorDodgeBlendMode", .colorDodge),
      composite("ColorBurnBlendMode", .colorBurn),
      composite("HardLightBlendMode", .hardLight),
      composite("SoftLightBlendMode", .softLight),
      composite("DifferenceBlendMode", .difference),
      composite("ExclusionBlendMode", .exclusion),
      composite("HueBlendMode", .hue),
      composite("SaturationBlendMode", .saturation),
      composite("ColorBlendMode", .color),
      composite("LuminosityBlendMode", .luminosity),
    ]

  /// Over a background; over nothing while there is none.
  private static func composite(_ name: String, _ mode: FilterBlend) -> FilterKind {
    FilterKind("CI\(name)", kCICategoryCompositeOperation, [.image, .background]) {
      $0.image?.blended(over: $0.image("inputBackgroundImage") ?? .empty, mode)
    }
  }
}
