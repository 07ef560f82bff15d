import QuartzCore
import Raster

/// An image that is made when its pixels are asked for: a picture, a colour without an end, or what
/// filters make of one. Its unit is a pixel, its origin at the bottom left.
open class CIImage: NSObject, @unchecked Sendable {
  let recipe: FilterRecipe
  private let source: CGImage?

  init(_ recipe: FilterRecipe, source: CGImage? = nil) {
    (self.recipe, self.source) = (recipe, source)
  }

  /// Without pixels.
  public override convenience init() { self.init(.empty) }

  public convenience init(cgImage image: CGImage) {
    self.init(FilterRecipe(image.bitmap), source: image)
  }

  /// Options are reported.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    CIImage.report(options)
    self.init(cgImage: image)
  }

  /// The pixels as stored, whatever the orientation; nil for a picture without any.
  public convenience init?(image: UIImage) {
    if let made = image.ciImage {
      self.init(made.recipe)
    } else if let picture = image.cgImage {
      self.init(cgImage: picture)
    } else {
      return nil
    }
  }

  /// Options are reported.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    CIImage.report(options)
    self.init(image: image)
  }

  /// One colour without an end.
  public convenience init(color: CIColor) { self.init(FilterRecipe(.color(color.pixel))) }

  /// nil where the bytes are no picture.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// nil where the bytes are no picture. Options are reported.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    CIImage.report(options)
    self.init(image: image)
  }

  /// nil where there is no picture.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// nil where there is no picture. Options are reported.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    CIImage.report(options)
    self.init(image: image)
  }

  private static func report(_ options: [CIImageOption: Any]?) {
    for option in (options ?? [:]).keys.map(\.rawValue).sorted() {
      Unsupported.report("\(option) of a CIImage")
    }
  }

  /// Without pixels.
  open class func empty() -> CIImage { CIImage() }

  /// Where the image is; infinite for one without an end.
  open var extent: CGRect { recipe.extent }

  /// The picture that the image was made of; nil for what filters made.
  open var cgImage: CGImage? { source }

  open var properties: [String: Any] { [:] }
  open var colorSpace: CGColorSpace? { source?.colorSpace }

  /// The image after a filter; itself, and a note, where there is none of that name.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The image blurred; it is larger by three sigma on each side, where it fades out.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(recipe.gaussian(Float(sigma)))
  }

  /// What of it is in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect)) }

  /// The edge goes on for ever.
  open func clampedToExtent() -> CIImage { CIImage(recipe.clamped) }

  /// The edge of a part goes on for ever.
  open func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect).clamped) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(recipe.transformed(by: matrix))
  }

  /// - Parameter highQualityDownsample: Reported where it would count, for what gets smaller.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    if highQualityDownsample, abs(matrix.determinant) < 1 {
      Unsupported.report("CIImage.transformed(by:highQualityDownsample:)")
    }
    return transformed(by: matrix)
  }

  /// Turned as EXIF says, with its bottom left at the origin.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// - Parameter orientation: EXIF's number, 1...8; another one changes nothing.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
  }

  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    orientation.transform(of: extent)
  }

  open func composited(over dest: CIImage) -> CIImage {
    CIImage(recipe.blended(over: dest.recipe, .sourceOver))
  }

  open func premultiplyingAlpha() -> CIImage {
    CIImage(recipe.mapped { $0.withAlpha(multiplied: true) })
  }

  open func unpremultiplyingAlpha() -> CIImage {
    CIImage(recipe.mapped { $0.withAlpha(multiplied: false) })
  }

  /// Opaque in a rectangle, black where nothing was; transparent around it.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    let recipe = recipe
    return CIImage(FilterRecipe(extent) { recipe.tile($0).opaque })
  }

  /// The same image: nothing is kept between two pictures.
  open func insertingIntermediate() -> CIImage { self }
}

extension CIImage {
  // Colours without an end.
  public class var black: CIImage { CIImage(color: .black) }
  public class var white: CIImage { CIImage(color: .white) }
  public class var gray: CIImage { CIImage(color: .gray) }
  public class var red: CIImage { CIImage(color: .red) }
  public class var green: CIImage { CIImage(color: .green) }
  public class var blue: CIImage { CIImage(color: .blue) }
  public class var cyan: CIImage { CIImage(color: .cyan) }
  public class var magenta: CIImage { CIImage(color: .magenta) }
  public class var yellow: CIImage { CIImage(color: .yellow) }
  public class var clear: CIImage { CIImage(color: .clear) }
}

/// Options of an image.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "colorSpace")
  public static let properties = CIImageOption(rawValue: "properties")
  public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
  public static let nearestSampling = CIImageOption(rawValue: "nearestSampling")
}

extension UIImage {
  /// A picture of what filters made.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// A picture of what filters made; without pixels where that has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var look = ImageLook()
    look.filtered = ciImage
    let picture = ciImage.recipe.drawPicture(ciImage.extent)
    self.init(picture, scale: scale, orientation: orientation, look: look)
  }
}
