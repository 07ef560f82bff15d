import QuartzCore

/// A dot for each page, the present one strong.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

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
    let x = fromLeading(touch.location(in: self).x)
    let dot = fromLeading(dots[currentPage].frame.midX)
    let page = min(max(currentPage + (x > dot ? 1 : -1), 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    send(.valueChanged, event)
  }

  private func renewDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = 3.5
      addSubview(dot)
      return dot
    }
    currentPage = min(currentPage, max(numberOfPages - 1, 0))
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let left = bounds.midX - CGFloat(numberOfPages) * 9
    for (index, dot) in dots.enumerated() {
      dot.frame = fromLeading(
        CGRect(x: left + CGFloat(index) * 18 + 5.5, y: bounds.midY - 3.5, width: 7, height: 7))
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }
}
