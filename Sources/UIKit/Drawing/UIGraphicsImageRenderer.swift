import QuartzCore

/// How a renderer's contexts are. A renderer keeps a copy of the one that it is made with.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// What the context covers, points; zero but in the copy that a renderer keeps.
  open internal(set) var bounds = CGRect.zero

  public required override init() {}

  /// Another format of the same kind; subclasses add what is theirs.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }

  /// The format of the screen.
  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

/// How images are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point. Default the screen's.
  open var scale: CGFloat = AmbientTraits.latest.displayScale
  /// Whether images begin black instead of transparent. Default false.
  open var opaque = false
  /// Which colours can be told apart; everything is sRGB here.
  open var preferredRange = Range.standard
  open var supportsHighDynamicRange: Bool { false }

  public required init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }

  /// The format for some traits: their scale.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Ranges of colour.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
}

/// What a renderer's block draws on.
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// A line of one point inside the edges, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineJoin(.miter)
    cgContext.setLineDash(phase: 0, lengths: [])
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// What an image renderer's block draws on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
  }
}

/// Runs blocks that draw.
open class UIGraphicsRenderer: NSObject {
  /// As it was when the renderer was made, with the renderer's bounds: changes of the format that
  /// was given count for the next renderer (F2.13.4).
  open private(set) var format: UIGraphicsRendererFormat

  /// Whether images can be made at all: an image renderer overrides it.
  init(checked bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format.copy() as? UIGraphicsRendererFormat ?? format
    self.format.bounds = bounds
  }

  /// Whether anything is allowed for the whole of a drawing block.
  open var allowsImageOutput: Bool { true }
}

/// Makes images by drawing (F2.13.4): y down, the origin that of the bounds.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(checked: bounds, format: format)
  }

  /// The picture that a block draws; without pixels, and reported, when the size is not positive
  /// or too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat,
      let context = CGContext.canvas(
        size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
    else {
      let size = format.bounds.size
      Unsupported.report("an image of \(size.width)×\(size.height) points")
      return UIImage()
    }
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let renderer = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context, traits: GraphicsStack.traits) { actions(renderer) }
    return renderer.currentImage
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Runs a block that draws, and another on the same context; nothing is kept.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    _ = image {
      drawingActions($0)
      completionActions?($0)
    }
  }
}
