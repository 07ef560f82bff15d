import QuartzCore

/// A dot for each page, the present one strong.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIImageView] = []
  private var look = PageControlLook()

  /// Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      renewDots()
    }
  }
  /// Kept among the pages. Default 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      setNeedsLayout()
    }
  }
  /// Default false.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// nil is white at 30 %.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// What is behind the dots: a capsule while they are touched, always, or never.
  open var backgroundStyle: BackgroundStyle {
    get { look.background }
    set {
      look.background = newValue
      setNeedsLayout()
    }
  }
  /// Which way pages follow each other. Default natural: as text runs.
  open var direction: Direction {
    get { look.direction }
    set {
      look.direction = newValue
      setNeedsLayout()
    }
  }
  /// Kept: a finger that moves over the dots chooses at its end. Default true.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  /// In the place of the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? {
    get { look.image }
    set {
      look.image = newValue
      setNeedsLayout()
    }
  }
  /// In the place of the present page's dot; nil for what the others have.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { look.currentImage }
    set {
      look.currentImage = newValue
      setNeedsLayout()
    }
  }
  /// What fills the present dot as time goes; it is asked for where it stands when it changes.
  open var progress: UIPageControlProgress? {
    didSet {
      progress?.owner = self
      setNeedsLayout()
    }
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.images[page] = image
    setNeedsLayout()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { look.images[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.currentImages[page] = image
    setNeedsLayout()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { look.currentImages[page] }

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 18 + 20, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A tap on one side of the present dot goes a page that way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, numberOfPages > 0 else { return }
    let place = touch.location(in: self), dot = dots[currentPage].frame
    let isAfter =
      switch direction {
      case .natural: fromLeading(place.x) > fromLeading(dot.midX)
      case .leftToRight: place.x > dot.midX
      case .rightToLeft: place.x < dot.midX
      case .topToBottom: place.y > dot.midY
      case .bottomToTop: place.y < dot.midY
      }
    let page = min(max(currentPage + (isAfter ? 1 : -1), 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    send(.valueChanged, event)
  }

  private func renewDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIImageView()
      dot.isUserInteractionEnabled = false
      dot.contentMode = .center
      addSubview(dot)
      return dot
    }
    currentPage = min(currentPage, max(numberOfPages - 1, 0))
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    for (index, dot) in dots.enumerated() {
      dot.frame = frame(ofDot: index)
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let image = look.image(forPage: index, isCurrent: index == currentPage)
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : .clear
      dot.layer.cornerRadius = image == nil ? 3.5 : 0
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }

  /// Dots are 18 points apart, about the middle.
  private func frame(ofDot index: Int) -> CGRect {
    let along = (CGFloat(index) - CGFloat(numberOfPages - 1) / 2) * 18
    let size =
      look.image(forPage: index, isCurrent: index == currentPage)?.size
      ?? CGSize(width: 7, height: 7)
    func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.midX + x - size.width / 2, y: bounds.midY + y - size.height / 2,
        width: size.width, height: size.height)
    }
    return switch direction {
    case .natural: fromLeading(box(along, 0))
    case .leftToRight: box(along, 0)
    case .rightToLeft: box(-along, 0)
    case .topToBottom: box(0, along)
    case .bottomToTop: box(0, -along)
    }
  }

  private func layOutBackground() {
    look.capsule.isHidden = backgroundStyle != .prominent || numberOfPages == 0
    guard !look.capsule.isHidden else { return }
    if look.capsule.superview == nil { insertSubview(look.capsule, at: 0) }
    let box = dots.indices.map(frame(ofDot:)).reduce(CGRect.null) { $0.union($1) }
    look.capsule.frame = box.insetBy(dx: -11, dy: -9.5)
    look.capsule.layer.cornerRadius = min(look.capsule.frame.width, look.capsule.frame.height) / 2
    look.capsule.backgroundColor = .quaternarySystemFill
  }
}

/// What few page controls change.
@MainActor
private struct PageControlLook {
  var background = UIPageControl.BackgroundStyle.automatic
  var direction = UIPageControl.Direction.natural
  var image: UIImage?
  var currentImage: UIImage?
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  let capsule: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()

  func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
    let usual = images[page] ?? image
    return isCurrent ? currentImages[page] ?? currentImage ?? usual : usual
  }
}

/// How far the present page has come. Its dot does not fill here: it is reported.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var owner: UIPageControl?

  public override init() {
    super.init()
    Unsupported.report("UIPageControlProgress")
  }

  /// 0...1. Default 0.
  open var currentProgress: Float = 0
  open var isProgressVisible: Bool { false }
  open weak var delegate: (any UIPageControlProgressDelegate)?
}

/// Asked how far the first page has come. All are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
