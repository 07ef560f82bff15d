import QuartzCore

/// A picture that filters are put over. Pixels are made at once; an extent is in pixels.
open class CIImage: NSObject, @unchecked Sendable {
  let picture: CGImage?
  private let area: CGRect

  init(_ picture: CGImage?, extent: CGRect) {
    self.picture = picture
    area = extent
  }

  public convenience init(cgImage image: CGImage) {
    self.init(
      image, extent: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
  }

  /// nil for a picture without pixels.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// nil where the bytes are no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Without pixels.
  open class func empty() -> CIImage { CIImage(nil, extent: .zero) }

  /// Where the pixels are.
  open var extent: CGRect { area }

  /// The pixels.
  open var cgImage: CGImage? { picture }

  /// The picture after a filter; itself, and a note, where there is none of that name.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.inputImage = self
    return filter.outputImage ?? self
  }

  /// The picture blurred, its edge as it was.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// What of it is in a rectangle, counted from the bottom.
  open func cropped(to rect: CGRect) -> CIImage {
    guard let picture else { return self }
    let part = rect.intersection(extent)
    guard !part.isNull else { return .empty() }
    let flipped = CGRect(
      x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width,
      height: part.height)
    return CIImage(picture.cropping(to: flipped), extent: part)
  }

  /// The edge goes on for ever on a device; here filters take it so already.
  open func clampedToExtent() -> CIImage { self }

  /// Scaled only; other transforms are reported and leave it as it is.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard let picture, matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else {
      Unsupported.report("CIImage.transformed by more than a scale")
      return self
    }
    let size = CGSize(
      width: (extent.width * matrix.a).rounded(), height: (extent.height * matrix.d).rounded())
    guard size.width >= 1, size.height >= 1 else { return .empty() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIImage(cgImage: picture).draw(in: CGRect(origin: .zero, size: size))
    }
    return CIImage(drawn.cgImage, extent: CGRect(origin: .zero, size: size))
  }
}

/// Makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]? = nil) {}

  /// What of a picture is in a rectangle; nil when nothing is.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.picture : image.cropped(to: fromRect).picture
  }
}

/// Options of a context: without effect.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
}

/// A colour, its parts 0...1.
open class CIColor: NSObject {
  open private(set) var red: CGFloat
  open private(set) var green: CGFloat
  open private(set) var blue: CGFloat
  open private(set) var alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }
}

extension UIImage {
  /// A picture of what filters made.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// A picture of what filters made.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = ciImage.picture {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
