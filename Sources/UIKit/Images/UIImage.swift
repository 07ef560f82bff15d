import QuartzCore
import Raster

/// A picture with a size in points, and how it is to be shown.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: nothing changes after init.
  /// The pixels as stored; nil for an image without any.
  public let cgImage: CGImage?
  /// Pixels a point; > 0.
  public let scale: CGFloat
  /// How the pixels lie against how the picture is to be seen.
  public let imageOrientation: UIImage.Orientation
  let look: ImageLook

  /// Everything else about a picture.
  struct ImageLook: Sendable {
    var renderingMode = RenderingMode.automatic
    /// Edges that do not stretch, points; nil for a picture that is not resizable.
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// What can be drawn anew in another size, and is a stencil unless told otherwise.
    var symbol: Symbol?
    var baselineOffset: CGFloat?
    /// Of an animated picture: its frames, and seconds for all of them.
    var frames: [UIImage]?
    var duration = 0.0
  }

  init(_ image: CGImage?, scale: CGFloat, orientation: Orientation, look: ImageLook) {
    cgImage = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.look = look
  }

  /// An image without pixels.
  public override convenience init() {
    self.init(nil, scale: 1, orientation: .up, look: ImageLook())
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation, look: ImageLook())
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Decodes PNG, JPEG or WebP; nil when the bytes are none of these or broken. A JPEG's
  /// orientation is taken over.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageDecoder.decode(data) else { return nil }
    self.init(
      cgImage: CGImage(image.bitmap), scale: scale, orientation: Orientation(image.orientation))
  }

  /// A file's picture; `@2x` and `@3x` at the end of its name say its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// A picture of a bundle, out of an asset catalogue or a file of its own: the name may leave the
  /// extension out; `name@2x` and `@3x` files count as such. nil when there is none. Pictures are
  /// decoded once.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let file = ImageFile.find(name, in: bundle ?? .main, compatibleWith: traitCollection)
    else { return nil }
    guard let picture = PictureShelf.picture(at: file.path) else {
      Unsupported.report("the picture \(file.path): PNG, JPEG and WebP can be read")
      return nil
    }
    var look = ImageLook()
    look.renderingMode = file.renderingMode
    self.init(
      picture.image, scale: file.scale, orientation: picture.orientation, look: look)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Points, as seen.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isQuarterTurn ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether two pictures have the same pixels, or are the same symbol, and are shown alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    let isSame = look.symbol.map { $0 == other.look.symbol } ?? (cgImage === other.cgImage)
    return self === other
      || (isSame && scale == other.scale && cgImage != nil
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets)
  }

  // As large as the picture is enough: equal ones have equal numbers.
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  /// How the pixels lie against how the picture is to be seen.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether a picture shows its own colours or is a stencil for the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// A stencil for symbols, else its own colours.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills what there is to fill.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
