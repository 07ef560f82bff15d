import QuartzCore
import Raster
import Synchronization

/// A picture with a size in points, and how it is to be shown.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: nothing but `ownAsset` changes after init.
  /// The pixels as stored; nil for an image without any.
  open private(set) var cgImage: CGImage?
  /// Pixels a point; > 0.
  open private(set) var scale: CGFloat
  /// How the pixels lie against how the picture is to be seen.
  open private(set) var imageOrientation: UIImage.Orientation
  let look: ImageLook
  /// The asset of a picture that is part of no other one, once somebody has asked for it.
  let ownAsset = Mutex<UIImageAsset?>(nil)

  /// Everything else about a picture.
  struct ImageLook: Sendable {
    var renderingMode = RenderingMode.automatic
    /// Edges that do not stretch, points; nil for a picture that is not resizable.
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// Whether it has been mirrored since it came out of its asset.
    var isFlipped = false
    /// What it is a variant of.
    var asset: UIImageAsset?
    /// The name of its file or asset; nil for what was drawn.
    var name: String?
    /// What can be drawn anew in another size, and is a stencil unless told otherwise.
    var symbol: Symbol?
    var baselineOffset: CGFloat?
    /// Of an animated picture: its frames, and seconds for all of them.
    var frames: [UIImage]?
    var duration = 0.0
    /// What the picture was drawn of.
    var filtered: CIImage?
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
  /// decoded once. Of a picture that has another one for dark screens an image view shows the one
  /// that its traits ask for (documented; `imageAsset` has both). A symbol set gives a symbol.
  /// - Parameter traitCollection: What this very picture is for; nil for the screen's (documented).
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = AssetTraits(traitCollection ?? GraphicsStack.traits)
    guard let file = ImageFile.find(name, in: bundle ?? .main, for: traits) else {
      if let template = AssetCatalogue(of: bundle ?? .main).symbol(name, for: traits) {
        self.init(symbol: name, template, configuration: nil, traits: traitCollection)
        return
      }
      MissingAsset.report("UIImage(named: \"\(name)\")", name, "imageset", in: bundle ?? .main)
      return nil
    }
    guard let picture = file.readPicture() else { return nil }
    var look = file.look
    look.name = name
    if !file.variants.isEmpty {
      look.asset = UIImageAsset(named: name, in: bundle ?? .main, file.variants)
    }
    self.init(
      picture.image, scale: file.scale, orientation: picture.orientation, look: look)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// What filters made, if the picture is of that; `cgImage` has its pixels all the same.
  open var ciImage: CIImage? { look.filtered }

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

  // MARK: Drawing

  /// Draws the picture on the current context with its top left at a point.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture over a rectangle of the current context, upright, resized as its caps say;
  /// as it is, whatever blend mode and alpha the context has.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Tiles the picture over a rectangle, from its top left on.
  open func drawAsPattern(in rect: CGRect) { tile(in: rect) }

  // MARK: Orientation

  /// Mirrored by its orientation, left for right.
  open func withHorizontallyFlippedOrientation() -> UIImage { flippedHorizontally() }

  /// A picture that image views mirror where text runs to the left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  // MARK: Symbols

  /// The frames of an animated picture; nil for a still one.
  open var images: [UIImage]? { look.frames }

  /// Seconds that the frames of an animated picture take; 0 for a still one.
  open var duration: TimeInterval { look.duration }

  /// The variants that this picture is one of. A picture that has come alone is the only one, for
  /// whatever traits nobody registers another one.
  open var imageAsset: UIImageAsset? { makeAsset() }

  open var isSymbolImage: Bool { look.symbol != nil }

  /// What the symbol was made with; nil for other pictures.
  open var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

  open var configuration: Configuration? { symbolConfiguration }

  /// The symbol drawn anew, as the configuration says and nothing else; configurations of plain
  /// images change nothing.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return redrawn(configuration)
  }

  /// The symbol drawn anew with what the configuration specifies, the rest as it is; plain images
  /// are as they were, and nil is a symbol that has no size then.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    redrawnSymbol(configuration)
  }

  // MARK: Looks

  open var renderingMode: RenderingMode { look.renderingMode }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture's alpha in one colour; a symbol keeps it where it would else be a stencil. The
  /// rendering mode stays.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    tinted(color, renderingMode: renderingMode)
  }

  /// Points that do not stretch at the edges; zero for a plain picture.
  open var capInsets: UIEdgeInsets { look.capInsets ?? .zero }

  open var resizingMode: ResizingMode { look.resizingMode }

  /// A picture whose middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// - Parameter capInsets: Points; cut to the picture, negative ones to 0.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizable(withCapInsets: capInsets, resizingMode: resizingMode) }

  /// A picture whose middle column and row stretch.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    stretchable(withLeftCapWidth: left, topCapHeight: top)
  }

  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// A PNG file of the picture as seen; nil without pixels.
  open func pngData() -> Data? {
    guard let pixels = uprightPixels?.bitmap else { return nil }
    return (try? PNGEncoder.encode(pixels)).map { Data($0) }
  }

  /// A JPEG file of the picture as seen, on white; nil without pixels.
  /// - Parameter compressionQuality: 0…1, 1 the best.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels = uprightPixels?.bitmap else { return nil }
    return (try? JPEGEncoder.encode(pixels, quality: Double(compressionQuality))).map { Data($0) }
  }

  /// The format to draw the picture with: its scale, and without alpha if it has none.
  open var imageRendererFormat: UIGraphicsImageRendererFormat { rendererFormat }

  /// The picture drawn at another size in points; nil for one without pixels.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }
}
