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

  /// A space by name; nil for others than the constants here. Wide ones are taken as sRGB, which
  /// is reported.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
    case Self.displayP3, Self.extendedSRGB, Self.linearSRGB:
      Unsupported.report("the colour space \(name): taken as sRGB")
      self.init(name: name, model: .rgb)
    default: return nil
    }
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
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
