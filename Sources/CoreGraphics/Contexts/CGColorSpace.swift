import Geometry

/// What the numbers of a colour mean. Everything here is drawn as sRGB; a grey space has one
/// component.
public final class CGColorSpace: Hashable, Sendable {
  /// The space's name.
  public let name: String?
  /// Without alpha.
  public let numberOfComponents: Int
  public let model: CGColorSpaceModel

  fileprivate init(name: String, model: CGColorSpaceModel) {
    (self.name, self.model) = (name, model)
    numberOfComponents = model == .monochrome ? 1 : 3
  }

  /// Of patterns, whose numbers are an opacity.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(name: "kCGColorSpacePattern", model: .pattern)
  }

  /// A space by name; nil for others than the constants here. Wide ones are taken as sRGB, which
  /// is reported.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
    case Self.displayP3, Self.extendedSRGB, Self.linearSRGB:
      Unsupported.report("the colour space \(name): taken as sRGB")
      self.init(name: name, model: .rgb)
    case Self.extendedGray, Self.extendedLinearGray, Self.linearGray:
      self.init(name: name, model: .monochrome)
    case _ where Self.wide.contains(name):
      Unsupported.report("the colour space \(name): taken as sRGB")
      self.init(name: name, model: .rgb)
    default: return nil
    }
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  public static let genericLab = "kCGColorSpaceGenericLab"
  public static let genericXYZ = "kCGColorSpaceGenericXYZ"
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  public static let itur_709 = "kCGColorSpaceITUR_709"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  public static let dcip3 = "kCGColorSpaceDCIP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
  public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
  public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
  public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let wide: Set<String> = [
    adobeRGB1998, extendedLinearSRGB, genericRGBLinear, genericXYZ, rommrgb, itur_709, itur_2020,
    dcip3, extendedDisplayP3, extendedLinearDisplayP3, acescgLinear, displayP3_PQ, displayP3_HLG,
    itur_2100_PQ, itur_2100_HLG,
  ]

  /// Whether it has more colours than sRGB: everything is drawn in sRGB.
  public var isWideGamutRGB: Bool { false }
  /// Whether colours can be made in it, and not just read.
  public var supportsOutput: Bool { true }
  /// The space that an indexed one's colours are of: there is none of those.
  public var baseColorSpace: CGColorSpace? { nil }

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// The colours of the screen; sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
}

/// Shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
}

extension CGColor {
  /// A colour of a space from its components and alpha; nil when there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }
}

/// How colours that a space does not have are put into it: there is one space here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// A colour of printing inks, as the screen shows it: by the simple formula, without a profile.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// The same: there is one space here.
  public func converted(
    to: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { self }
  public func copy() -> CGColor? { self }
}
