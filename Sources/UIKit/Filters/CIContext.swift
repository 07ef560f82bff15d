import QuartzCore
import Raster

/// Makes pixels of images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  /// Options that say how fast or where something is done have no effect, nor has a working space of
  /// encoded sRGB, or none, as that is how it is worked here; others are reported.
  public init(options: [CIContextOption: Any]? = nil) {
    for (option, value) in options ?? [:] where !option.isWithoutEffect(value) {
      Unsupported.report("\(option.rawValue) of a CIContext")
    }
  }

  /// What of an image is in a rectangle, widened to whole pixels; nil for an empty rectangle, and for
  /// one of more than 2²⁶ pixels, which is reported. Around the extent it is transparent.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.recipe.drawPicture(fromRect)
  }

  /// The same: pixels are always 8 bits of red, green, blue and alpha in sRGB; another format is reported.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    if ![.RGBA8, .BGRA8, .ARGB8].contains(format) {
      Unsupported.report("pixels of a CIContext in other than 8 bits")
    }
    return createCGImage(image, from: fromRect)
  }

  /// Nothing is kept between two pictures.
  open func clearCaches() {}
}

extension FilterRecipe {
  /// What is in a rectangle, as a picture.
  func drawPicture(_ rect: CGRect) -> CGImage? {
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let box = FilterBox(rect)
    guard box.count <= FilterRecipe.mostPixels else {
      Unsupported.report("an image of more than 2^26 pixels: crop it")
      return nil
    }
    return CGImage(tile(box).bitmap)
  }
}

/// How pixels are stored.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 257)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 2056)
  public static let RGBAf = CIFormat(rawValue: 2312)
}

/// Options of a context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
  public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
  public static let allowLowPower = CIContextOption(rawValue: "allowLowPower")
  public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
  public static let memoryTarget = CIContextOption(rawValue: "memoryTarget")
  public static let name = CIContextOption(rawValue: "name")
  public static let outputPremultiplied = CIContextOption(rawValue: "outputPremultiplied")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
  public static let workingFormat = CIContextOption(rawValue: "workingFormat")

  /// Whether what it asks for is so here, or nobody sees it.
  fileprivate func isWithoutEffect(_ value: Any) -> Bool {
    switch self {
    case .useSoftwareRenderer, .priorityRequestLow, .cacheIntermediates, .allowLowPower,
      .memoryTarget, .name:
      true
    case .highQualityDownsample: value as? Bool == false
    case .outputPremultiplied: value as? Bool == true
    case .workingColorSpace, .outputColorSpace:
      value is NSNull || (value as? CGColorSpace)?.isEncodedRGB == true
    default: false
    }
  }
}

extension CGColorSpace {
  fileprivate var isEncodedRGB: Bool {
    model == .rgb && name?.contains("Linear") != true && name?.contains("P3") != true
  }
}
