import QuartzCore

/// A value between two ends, moved by its thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var current: Float = 0
  private var grip: CGFloat = 0
  private var pictures = SliderPictures()

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

  /// Pictures at the two ends; the track begins beside them.
  open var minimumValueImage: UIImage? {
    didSet { pictures.show(minimumValueImage, at: 0, in: self) }
  }
  open var maximumValueImage: UIImage? {
    didSet { pictures.show(maximumValueImage, at: 1, in: self) }
  }

  /// Pictures in the place of thumb and track; nil for the system's.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    pictures.thumb[state.rawValue] = image
    setNeedsLayout()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    pictures.minimum[state.rawValue] = image
    setNeedsLayout()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    pictures.maximum[state.rawValue] = image
    setNeedsLayout()
  }
  open func thumbImage(for state: State) -> UIImage? { pictures.thumb[state.rawValue] }
  open func minimumTrackImage(for state: State) -> UIImage? { pictures.minimum[state.rawValue] }
  open func maximumTrackImage(for state: State) -> UIImage? { pictures.maximum[state.rawValue] }
  open var currentThumbImage: UIImage? { pictures.current(\.thumb, state) }
  open var currentMinimumTrackImage: UIImage? { pictures.current(\.minimum, state) }
  open var currentMaximumTrackImage: UIImage? { pictures.current(\.maximum, state) }

  // MARK: Where things are, for subclasses

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderPictures.rect(of: minimumValueImage, in: bounds, isAtEnd: false)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderPictures.rect(of: maximumValueImage, in: bounds, isAtEnd: true)
  }
  /// The whole track, from the leading edge.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let first = minimumValueImageRect(forBounds: bounds),
      last = maximumValueImageRect(forBounds: bounds)
    let left = first.isEmpty ? 2 : first.maxX + 8
    let right = last.isEmpty ? bounds.width - 2 : last.minX - 8
    return CGRect(x: left, y: bounds.midY - 2, width: max(right - left, 0), height: 4)
  }
  /// The thumb at a value, from the leading edge.
  /// - Parameter rect: The track's.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let x = rect.minX - 2 + share * max(rect.width + 4 - size.width, 0)
    return CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
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
    let track = trackRect(forBounds: bounds)
    let width = thumb.bounds.width
    let way = track.width + 4 - width
    guard way > 0 else { return true }
    let x = fromLeading(touch.location(in: self).x) - grip - width / 2 - track.minX + 2
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
    let whole = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: whole, value: current)
    var first = whole
    first.size.width = max(place.midX - whole.minX, 0)
    track.frame = fromLeading(whole)
    filled.frame = fromLeading(first)
    thumb.frame = fromLeading(place)
    for part in [track, filled] { part.layer.cornerRadius = whole.height / 2 }
    pictures.layOut(
      track: (track, currentMaximumTrackImage), filled: (filled, currentMinimumTrackImage),
      thumb: (thumb, currentThumbImage), in: self)
    guard currentThumbImage == nil else { return paint() }
    thumb.layer.cornerRadius = place.height / 2
    paint()
  }

  private func paint() {
    track.backgroundColor =
      currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .switchTrack : nil
    filled.backgroundColor =
      currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.2 : 0
    alpha = isEnabled ? 1 : 0.5
  }
}
