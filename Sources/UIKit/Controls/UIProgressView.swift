import QuartzCore

/// How much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle = Style.default
  private let filled = UIView()
  private var share: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIProgressView.self, from: coder)
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerRadius = 2
    addSubview(filled)
  }

  /// 0…1.
  open var progress: Float {
    get { share }
    set {
      share = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsLayout()
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 4)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? .switchTrack
    filled.backgroundColor = progressTintColor ?? tintColor
    filled.frame = fromLeading(
      CGRect(x: 0, y: 0, width: bounds.width * CGFloat(share), height: bounds.height))
  }
}

/// Eight strokes that take turns.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// The names of old: white ones, and a gray one.
    case whiteLarge = 0
    case white = 1
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  open var style: Style { didSet { setNeedsLayout() } }
  /// Default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Default: gray.
  open var color: UIColor! = .gray { didSet { setNeedsLayout() } }
  open private(set) var isAnimating = false
  private let strokes = (0..<8).map { _ in UIView() }

  public init(style: Style) {
    self.style = style
    let side: CGFloat = style.isLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    if style == .white || style == .whiteLarge { color = .white }
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIActivityIndicatorView.self, from: coder)
  }

  private func setUp() {
    isHidden = true
    for stroke in strokes { addSubview(stroke) }
  }

  /// Runs for ever: a stage with a running indicator does not settle.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    for (index, stroke) in strokes.enumerated() {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1.0
      fade.toValue = 0.25
      fade.duration = Self.period
      fade.timeOffset = Self.period * Double(8 - index) / 8
      fade.repeatCount = .infinity
      stroke.layer.add(fade, forKey: "turn")
    }
  }

  /// Seconds for a turn; a guess.
  private static let period = 0.8

  open func stopAnimating() {
    isAnimating = false
    for stroke in strokes { stroke.layer.removeAnimation(forKey: "turn") }
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = intrinsicContentSize.width
    for (index, stroke) in strokes.enumerated() {
      stroke.transform = .identity
      stroke.bounds = CGRect(x: 0, y: 0, width: side * 0.11, height: side * 0.26)
      stroke.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5 + 0.36 / 0.26)
      stroke.center = CGPoint(x: bounds.midX, y: bounds.midY)
      stroke.layer.cornerRadius = side * 0.055
      stroke.backgroundColor = color
      stroke.transform = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
      stroke.alpha = 0.25 + 0.75 * CGFloat(index) / 8
    }
  }
}
