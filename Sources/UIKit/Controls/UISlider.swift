import QuartzCore

/// A value between two ends, moved by its thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var current: Float = 0
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UISlider.self, from: coder)
  }

  private func setUp() {
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = 2
    filled.layer.cornerRadius = 2
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  private static let thumbSize: CGFloat = 28

  /// Default 0.
  open var minimumValue: Float = 0 { didSet { value = current } }
  /// Default 1.
  open var maximumValue: Float = 1 { didSet { value = current } }
  /// Whether actions come while the finger moves. Default true.
  open var isContinuous = true
  /// On the leading side of the thumb; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Kept between the ends; sends no action.
  open var value: Float {
    get { current }
    set {
      guard newValue.isFinite else { return }
      current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsLayout()
    }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 34)
  }

  /// Only a finger on the thumb, or near it, moves it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let x = touch.location(in: self).x
    guard thumb.frame.insetBy(dx: -10, dy: -20).minX <= x,
      x <= thumb.frame.insetBy(dx: -10, dy: -20).maxX
    else { return false }
    grip = fromLeading(x) - fromLeading(thumb.frame.midX)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = bounds.width - Self.thumbSize
    guard way > 0 else { return true }
    let x = fromLeading(touch.location(in: self).x) - grip - Self.thumbSize / 2
    let old = current
    value = minimumValue + Float(x / way) * (maximumValue - minimumValue)
    if current != old, isContinuous { send(.valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged, event) }
  }

  /// A pan around the slider leaves it its finger.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    if gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self, isTracking {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((current - minimumValue) / span) : 0
    let x = share * max(bounds.width - Self.thumbSize, 0)
    let y = bounds.midY
    track.frame = CGRect(x: 2, y: y - 2, width: max(bounds.width - 4, 0), height: 4)
    filled.frame = fromLeading(CGRect(x: 2, y: y - 2, width: x + Self.thumbSize / 2, height: 4))
    thumb.frame = fromLeading(
      CGRect(x: x, y: y - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize))
    track.backgroundColor = maximumTrackTintColor ?? .switchTrack
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }
}
