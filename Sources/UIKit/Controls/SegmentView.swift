import QuartzCore

/// One segment: a word or a picture, over what lies behind it.
@MainActor
final class SegmentView: UIView {
  let label = UILabel()
  let background = UIImageView()
  private let picture = UIImageView()
  var action: UIAction?
  var isEnabled = true
  /// Points; 0 for a share.
  var ownWidth: CGFloat = 0
  var offset = CGSize.zero

  var image: UIImage? {
    get { original }
    set {
      original = newValue
      let isTinted = newValue?.renderingMode == .automatic
      picture.image = isTinted ? newValue?.withRenderingMode(.alwaysTemplate) : newValue
    }
  }

  private var original: UIImage?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    for view in [background, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func take(_ action: UIAction) {
    self.action = action
    (label.text, image) = action.image == nil ? (action.title, nil) : (nil, action.image)
    isEnabled = !action.attributes.contains(.disabled)
  }

  var contentWidth: CGFloat { image?.size.width ?? label.sizeThatFits(.zero).width }

  func show(_ style: [NSAttributedString.Key: Any], isChosen: Bool) {
    let color = style[.foregroundColor] as? UIColor ?? .label
    (label.textColor, picture.tintColor) = (color, color)
    label.font =
      style[.font] as? UIFont
      ?? (isChosen ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    label.frame = bounds.offsetBy(dx: offset.width, dy: offset.height)
    let size = image?.size ?? .zero
    // Pictures that are too large are made to fit.
    let scale = min(1, bounds.height / max(size.height, 1), bounds.width / max(size.width, 1))
    picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    picture.center = CGPoint(x: bounds.midX + offset.width, y: bounds.midY + offset.height)
  }
}
