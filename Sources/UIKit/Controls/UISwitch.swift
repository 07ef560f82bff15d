import QuartzCore

/// On or off: 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let thumb = UIView()
  private var value = false
  private var wasMoved = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UISwitch.self, from: coder)
  }

  private static let size = CGSize(width: 51, height: 31)

  private func setUp() {
    layer.cornerRadius = Self.size.height / 2
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 13.5
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
    dress()
  }

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    guard animated, window != nil else { return dress() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction], animations: dress)
  }

  /// The track when on; nil is green.
  open var onTintColor: UIColor? { didSet { dress() } }
  /// nil is white.
  open var thumbTintColor: UIColor? { didSet { dress() } }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasMoved = false
    return true
  }

  /// A finger that goes beyond the middle takes the thumb along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = fromLeading(touch.location(in: self).x)
    let wanted = x > bounds.width * (value ? 0.35 : 0.65)
    if wanted != value {
      wasMoved = true
      turn()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !wasMoved { turn() }
  }

  private func turn() {
    setOn(!value, animated: true)
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  private func dress() {
    backgroundColor = value ? onTintColor ?? .systemGreen : .switchTrack
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = fromLeading(CGRect(x: value ? 22 : 2, y: 2, width: 27, height: 27))
  }
}

extension UIColor {
  /// Of tracks that nothing has filled.
  static var switchTrack: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.22, alpha: 1) : UIColor(white: 0.9, alpha: 1)
    }
  }
}
