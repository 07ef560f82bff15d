import QuartzCore
import Raster

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var content = ImageViewContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    content.highlighted = highlightedImage
    self.image = image
  }

  open var image: UIImage? {
    get { content.image }
    set {
      content.image = newValue
      show()
      invalidateIntrinsicContentSize()
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

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if content.shown?.isStencil == true { show() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint may come from the views around.
    if content.shown?.isStencil == true { show() }
  }

  open override var intrinsicContentSize: CGSize {
    content.shown?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.shown?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets {
    content.shown?.alignmentRectInsets ?? .zero
  }

  /// Pictures with caps are drawn at the view's size.
  package override func drawContents(scale: CGFloat) -> CGImage? {
    guard let image = content.shown, image.look.capInsets != nil, bounds.width > 0,
      bounds.height > 0,
      let context = CGContext.canvas(size: bounds.size, scale: scale, isOpaque: false)
    else { return nil }
    GraphicsStack.with(context, traits: traitCollection) {
      tinted(image).draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    return context.makeImage()
  }

  private func show() {
    guard let image = content.shown else { return layer.contents = nil }
    guard image.look.capInsets == nil else { return setNeedsDisplay() }
    let isFlipped =
      image.flipsForRightToLeftLayoutDirection
      && traitCollection.layoutDirection == .rightToLeft
    let seen = isFlipped ? image.withHorizontallyFlippedOrientation() : image
    layer.contentsScale = image.scale
    layer.contents = tinted(seen).uprightPixels
  }

  private func tinted(_ image: UIImage) -> UIImage {
    guard image.isStencil else { return image }
    let color = UIColor(cgColor: CGColor(tintColor.rgba(for: traitCollection)))
    return image.withTintColor(color, renderingMode: .alwaysOriginal)
  }
}

/// What an image view shows, as values.
private struct ImageViewContent {
  var image: UIImage?
  var highlighted: UIImage?
  var isHighlighted = false

  var shown: UIImage? { isHighlighted ? highlighted ?? image : image }
}
