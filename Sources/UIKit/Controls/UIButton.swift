import QuartzCore

/// A control that a tap triggers: a title, a picture, or both side by side.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button. The system kind takes the tint colour and pales under a finger.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public private(set) var buttonType = ButtonType.custom
  private var looks: [State.RawValue: ButtonLook] = [:]
  private let title = UILabel()
  private let picture = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button of a kind, of size zero.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    dress()
  }

  /// The system kind, titled and pictured as the action is, which a tap performs.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    addSubview(title)
  }

  /// The label of the title; its font may be set, its text and colour follow the state.
  open var titleLabel: UILabel? { title }

  open var imageView: UIImageView? { picture }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    dress()
    let words = title.sizeThatFits(.zero)
    let image = picture.image?.size ?? .zero
    return CGSize(width: words.width + image.width, height: max(words.height, image.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dress()
    let words = title.sizeThatFits(.zero)
    let image = picture.image?.size ?? .zero
    let width = min(words.width, max(bounds.width - image.width, 0))
    let left = bounds.minX + (bounds.width - image.width - width) / 2
    picture.frame = CGRect(
      x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    title.frame = CGRect(
      x: left + image.width, y: bounds.midY - words.height / 2, width: width, height: words.height)
  }

  override var sendsPrimaryActionOnTap: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    dress()
  }

  /// How pale a pressed or disabled system button is; a guess.
  private static let paleAlpha: CGFloat = 0.3

  private func dress() {
    title.text = currentTitle
    title.textColor = currentTitleColor
    picture.image = currentImage
    let isPale = buttonType == .system && (isHighlighted || !isEnabled)
    title.alpha = isPale ? Self.paleAlpha : 1
    picture.alpha = title.alpha
  }
}

/// What a button shows in one state.
private struct ButtonLook {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
}

extension UIButton {
  public func setTitle(_ title: String?, for state: State) {
    edit(state) { $0.title = title }
  }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    edit(state) { $0.titleColor = color }
  }

  public func setImage(_ image: UIImage?, for state: State) {
    edit(state) { $0.image = image }
  }

  /// The title of a state, or of the normal one where it has none of its own.
  public func title(for state: State) -> String? { look(\.title, for: state) }

  public func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }

  public func image(for state: State) -> UIImage? { look(\.image, for: state) }

  public var currentTitle: String? { title(for: state) }

  public var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  public var currentImage: UIImage? { image(for: state) }

  private func edit(_ state: State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state.rawValue, default: ButtonLook()])
    setNeedsLayout()
    dress()
    invalidateIntrinsicContentSize()
  }

  private func look<Value>(_ value: KeyPath<ButtonLook, Value?>, for state: State) -> Value? {
    looks[state.rawValue]?[keyPath: value] ?? looks[State.normal.rawValue]?[keyPath: value]
  }
}
