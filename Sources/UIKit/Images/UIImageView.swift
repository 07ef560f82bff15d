import QuartzCore
import Raster

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var content = ImageViewContent()
  var flipbook = Flipbook()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlighted: nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(with: image, highlighted: highlightedImage)
  }

  private func begin(with image: UIImage?, highlighted: UIImage?) {
    isUserInteractionEnabled = false
    content.highlighted = highlighted
    self.image = image
  }

  open var image: UIImage? {
    get { content.image }
    set {
      content.image = newValue
      showAnew()
      runAnimatedImage()
    }
  }

  /// Pictures to be shown in turn, in place of `image`, while the view is animating.
  open var animationImages: [UIImage]? {
    get { flipbook.images }
    set {
      stopAnimating()
      flipbook.images = newValue
    }
  }

  /// The same while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { flipbook.highlightedImages }
    set {
      stopAnimating()
      flipbook.highlightedImages = newValue
    }
  }

  /// Seconds for all of the pictures; 0, the default, for thirty a second.
  open var animationDuration: TimeInterval {
    get { flipbook.duration }
    set { flipbook.duration = newValue }
  }

  /// How many times they are shown; 0, the default, for ever.
  open var animationRepeatCount: Int {
    get { flipbook.repeatCount }
    set { flipbook.repeatCount = newValue }
  }

  open var isAnimating: Bool { layer.animation(forKey: Flipbook.key) != nil }

  /// Shows the pictures in turn, on the stage's clock. Pictures that are shown for ever keep a stage
  /// from settling.
  open func startAnimating() { turnPages() }

  open func stopAnimating() { layer.removeAnimation(forKey: Flipbook.key) }

  /// How symbols are drawn as far as they do not say it themselves; nil, the default, for nothing.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { content.symbols }
    set {
      content.symbols = newValue
      showAnew()
    }
  }

  /// Whether the picture grows with the text at the text sizes for accessibility. Default false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { content.grows }
    set {
      content.grows = newValue
      showAnew()
    }
  }

  /// Shown in place of `image` while highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    get { content.highlighted }
    set {
      content.highlighted = newValue
      show()
    }
  }

  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set {
      content.isHighlighted = newValue
      show()
    }
  }

  /// Symbols are as sharp as it shows them.
  open override var contentMode: ContentMode { didSet { setNeedsLayout() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if content.shown?.isStencil == true { show() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Tint and traits may come from the views around.
    followTraits()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits()
  }

  open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets {
    content.shown?.alignmentRectInsets ?? .zero
  }

  /// Points; nil without a picture.
  private var shownSize: CGSize? {
    guard let image = resolveShownImage() else { return nil }
    let growth = image.isSymbolImage ? 1 : growth
    return CGSize(width: image.size.width * growth, height: image.size.height * growth)
  }

  /// The picture: the variant for these traits, or a symbol as it is here.
  private func resolveShownImage() -> UIImage? {
    guard let image = content.shown, image.isSymbolImage else {
      return content.shown?.resolved(for: traitCollection)
    }
    let shown = (content.seen ?? image).symbolShown(
      content.symbols, in: traitCollection, growth: growth)
    content.seen = shown
    return shown
  }

  /// In proportion to body text, from the largest size that is not for accessibility on (a guess).
  private var growth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard content.grows, category.isAccessibilityCategory else { return 1 }
    let style = UIFont.TextStyle.body
    return style.size(for: category) / style.size(for: .extraExtraExtraLarge)
  }

  private func showAnew() {
    show()
    invalidateIntrinsicContentSize()
  }

  private func followTraits() {
    guard content.followsTraits else { return }
    let size = content.size
    show()
    if content.size != size { invalidateIntrinsicContentSize() }
  }

  override var isOpaqueByDefault: Bool { false }

  /// Pictures with caps are drawn at the view's size.
  package override func drawContents(scale: CGFloat) -> CGImage? {
    guard let image = resolveShownImage(), image.look.capInsets != nil, bounds.width > 0,
      bounds.height > 0,
      let context = CGContext.canvas(size: bounds.size, scale: scale, isOpaque: false)
    else { return nil }
    GraphicsStack.with(context, traits: traitCollection) {
      tinted(image).draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    return context.makeImage()
  }

  private func show() {
    content.size = shownSize
    guard let image = resolveShownImage() else { return layer.contents = nil }
    guard image.look.capInsets == nil else { return setNeedsDisplay() }
    let isFlipped =
      (image.flipsForRightToLeftLayoutDirection || image.look.symbol?.followsReading == true)
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.sharpness = wantedSharpness(of: image)
    let sharp = image.sharpened(by: content.sharpness)
    let seen = isFlipped ? sharp.withHorizontallyFlippedOrientation() : sharp
    layer.contentsScale = sharp.scale
    layer.contents = tinted(seen).uprightPixels
  }

  /// Symbols are outlines, which are as sharp as others where the view is larger than they are.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard content.shown?.isSymbolImage == true, let image = resolveShownImage(),
      content.sharpness != wantedSharpness(of: image)
    else { return }
    show()
  }

  /// How many pixels a symbol needs in place of one, 1 to 8 in powers of two: as many as the content mode
  /// makes of it, as long as the picture is not longer than 2,048 pixels.
  private func wantedSharpness(of image: UIImage) -> CGFloat {
    let (size, bounds) = (image.size, bounds.size)
    guard image.isSymbolImage, size.width > 0, size.height > 0 else { return 1 }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let zoom: CGFloat
    switch contentMode {
    case .scaleToFill, .scaleAspectFill: zoom = max(across, down)
    case .scaleAspectFit: zoom = min(across, down)
    default: return 1
    }
    let most = 2048 / (max(size.width, size.height) * image.scale)
    guard zoom.isFinite else { return 1 }
    let wanted: CGFloat = [1, 2, 4].first { zoom <= $0 } ?? 8
    return [8, 4, 2].first { $0 <= min(wanted, most) } ?? 1
  }

  private func tinted(_ image: UIImage) -> UIImage {
    guard image.isStencil else { return image }
    let color = UIColor(cgColor: CGColor(tintColor.rgba(for: traitCollection)))
    return image.withTintColor(color, renderingMode: .alwaysOriginal)
  }
}

/// What an image view shows, as values.
private struct ImageViewContent {
  var image: UIImage? { didSet { seen = nil } }
  var highlighted: UIImage? { didSet { seen = nil } }
  var isHighlighted = false { didSet { seen = nil } }
  var symbols: UIImage.SymbolConfiguration?
  var grows = false
  /// A symbol as it was drawn last.
  var seen: UIImage?
  /// Pixels in place of one, as they were shown last.
  var sharpness: CGFloat = 1
  /// The size that the view last wished for.
  var size: CGSize?

  /// Whether picture, colour or size come from the views around.
  var followsTraits: Bool {
    shown.map {
      grows || $0.isStencil || $0.isSymbolImage || $0.assetWithVariants != nil
    } ?? false
  }

  var shown: UIImage? { isHighlighted ? highlighted ?? image : image }
}
