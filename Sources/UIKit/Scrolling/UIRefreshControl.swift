import QuartzCore

/// Spins above content that was pulled down far enough, until it is told to stop.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let words = UILabel()
  private var isOn = false
  /// Whether the pull that is under way has been answered.
  private var hasFired = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIRefreshControl.self, from: coder)
  }

  private func setUp() {
    words.font = .systemFont(ofSize: 13)
    words.textColor = .secondaryLabel
    words.textAlignment = .center
    indicator.hidesWhenStopped = false
    indicator.isHidden = false
    isUserInteractionEnabled = false
    addSubview(indicator)
    addSubview(words)
    alpha = 0
  }

  /// Points that it keeps free while it spins, and how far one pulls; the second is a guess.
  static let height: CGFloat = 60
  static let pull: CGFloat = 110

  open var isRefreshing: Bool { isOn }
  open var attributedTitle: NSAttributedString? {
    didSet { words.attributedText = attributedTitle }
  }
  open override var tintColor: UIColor! {
    didSet { indicator.color = tintColor }
  }

  private var scroll: UIScrollView? { superview as? UIScrollView }

  /// Spins and keeps the room for it free. No action is sent.
  open func beginRefreshing() {
    guard !isOn else { return }
    isOn = true
    alpha = 1
    indicator.startAnimating()
    scroll?.refreshInset = Self.height
  }

  open func endRefreshing() {
    guard isOn else { return }
    isOn = false
    indicator.stopAnimating()
    indicator.isHidden = false
    let change = {
      self.alpha = 0
      self.scroll?.refreshInset = 0
      self.scroll?.layoutIfNeeded()
    }
    if window == nil { change() } else { UIView.animate(withDuration: 0.3, animations: change) }
  }

  /// The content stands so far below its resting place.
  func pulled(by distance: CGFloat, isDragging: Bool) {
    guard isEnabled else { return }
    if !isOn { alpha = min(max(distance / Self.pull, 0), 1) }
    if distance <= 1 { hasFired = false }
    guard isDragging, distance >= Self.pull, !isOn, !hasFired else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasWords = words.attributedText?.string.isEmpty == false
    indicator.center = CGPoint(x: bounds.midX, y: hasWords ? 22 : bounds.midY)
    words.frame = CGRect(x: 0, y: 38, width: bounds.width, height: hasWords ? 18 : 0)
  }
}

extension UIScrollView {
  /// Room above the content that a refresh control keeps while it spins.
  var refreshInset: CGFloat {
    get { scrolling.refreshInset }
    set {
      guard newValue != scrolling.refreshInset else { return }
      scrolling.refreshInset = newValue
      insetsChanged(follows: false)
    }
  }

  func exchangeRefresh(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if old?.isRefreshing == true { refreshInset = 0 }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// The control stands above the content, and follows the finger that pulls.
  func layOutRefresh() {
    guard let control = refreshControl else { return }
    let rest = -(adjustedContentInset.top - refreshInset)
    control.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    control.pulled(by: rest - contentOffset.y, isDragging: isDragging)
  }
}
