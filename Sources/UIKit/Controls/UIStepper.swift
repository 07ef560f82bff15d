import QuartzCore

/// A value that goes up and down by steps: 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let less = UILabel()
  private let more = UILabel()
  private let line = UIView()
  private var current = 0.0
  /// The next step of a finger that stays down.
  private var ticket: EventQueue.Ticket?
  private var hasRepeated = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIStepper.self, from: coder)
  }

  private static let size = CGSize(width: 94, height: 32)

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .switchTrack
    line.backgroundColor = .separator
    (less.text, more.text) = ("−", "+")
    for label in [less, more] {
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20)
      addSubview(label)
    }
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  open var minimumValue = 0.0 { didSet { value = current } }
  open var maximumValue = 100.0 { didSet { value = current } }
  /// Greater than 0. Default 1.
  open var stepValue = 1.0
  /// Whether one end follows the other. Default false.
  open var wraps = false
  /// Whether a finger that stays down steps on and on: after half a second, ten times a second
  /// (guesses). Default true.
  open var autorepeat = true
  /// Whether actions come with each of those steps, or once, when the finger leaves. Default true.
  open var isContinuous = true

  /// Kept between the ends; sends no action.
  open var value: Double {
    get { current }
    set {
      guard newValue.isFinite else { return }
      current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasRepeated = false
    if autorepeat { repeatStep(of: touch, after: 0.5) }
    return true
  }

  private func repeatStep(of touch: UITouch, after delay: Double) {
    ticket = SceneEnvironment.current.touches.schedule(after: delay) { [weak self, weak touch] in
      guard let self, let touch, isTracking else { return }
      if bounds.contains(touch.location(in: self)) {
        hasRepeated = true
        step(towards: touch, sends: isContinuous)
      }
      repeatStep(of: touch, after: 0.1)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    if !hasRepeated {
      step(towards: touch, sends: true)
    } else if !isContinuous {
      send([.valueChanged, .primaryActionTriggered], event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  private func stopRepeating() {
    ticket.map(SceneEnvironment.current.touches.takeBack)
    ticket = nil
  }

  private func step(towards touch: UITouch, sends: Bool) {
    let way = fromLeading(touch.location(in: self).x) < bounds.midX ? -stepValue : stepValue
    let old = current
    let next = current + way
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if sends, value != old { send([.valueChanged, .primaryActionTriggered], nil) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    less.frame = fromLeading(CGRect(x: 0, y: 0, width: half, height: bounds.height))
    more.frame = fromLeading(CGRect(x: half, y: 0, width: half, height: bounds.height))
    line.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(bounds.height - 14, 0))
    less.textColor = !wraps && current <= minimumValue ? .tertiaryLabel : .label
    more.textColor = !wraps && current >= maximumValue ? .tertiaryLabel : .label
  }
}
