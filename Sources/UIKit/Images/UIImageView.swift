import QuartzCore

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var shown: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open var image: UIImage? {
    get { shown }
    set {
      shown = newValue
      layer.contentsScale = newValue?.scale ?? 1
      layer.contents = newValue?.cgImage
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
}
