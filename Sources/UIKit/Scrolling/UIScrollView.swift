import QuartzCore

/// A window onto content that is larger than itself: the origin of its bounds is where one looks.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegateHolding {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var scrolling = ScrollState()
  let pan = ScrollPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    DocumentCoder.made(self, by: UIScrollView.self, from: coder)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    pan.scrollView = self
    pan.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
    addGestureRecognizer(pan)
    pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
    pinch.isEnabled = false
    addGestureRecognizer(pinch)
  }

  // MARK: Where one looks

  /// The point of the content at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Default zero.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if let guide = layout.systemGuides[.content] { layoutTree?.itemChanged(guide) }
      contentChanged()
      SceneEnvironment.current.observations.changed(self)
    }
  }

  /// Added to the content all around. Default zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsChanged(follows: false) } }
  }

  /// How the safe area adds to the insets. Default `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged(follows: true) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != newValue.size { sizeChanged() }
      if old.origin != newValue.origin { offsetChanged() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      if old != super.bounds.size { sizeChanged() }
    }
  }

  /// Looks elsewhere, at once or in an even motion of 0.3 s (a guess); points outside the content
  /// are allowed.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else {
      return Violation.record(.view(.offsetNotFinite("\(contentOffset)")))
    }
    guard animated, window != nil, !UIView.isAnimating else {
      if !scrolling.isStepping { endMotion() }
      return moveOffset(to: contentOffset)
    }
    glide(to: contentOffset)
  }

  /// Scrolls just as far as is needed; nothing when the rectangle shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The safe area's part has changed, or `contentInset` has.
  open func adjustedContentInsetDidChange() {}

  // MARK: How it scrolls

  /// Default true; false ends a drag that is under way.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether drags are locked to the axis they start along. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether content can be dragged beyond its ends. Default true.
  open var bounces = true
  /// Whether that goes for content that fits, too. Default false.
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of its size. Default false.
  open var isPagingEnabled = false
  /// How quickly it slows down. Default `.normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar brings the top back: of the one scroll view on the screen that
  /// has it, of none if there are several. Default true.
  open var scrollsToTop = true
  /// Whether content hears of a finger only when it has rested a while. Default true.
  open var delaysContentTouches = true
  /// Whether a drag takes the finger away from content. Default true.
  open var canCancelContentTouches = true
  /// What a drag does to the keyboard. Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a touch may go to content. Default true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a finger away from a view. Default: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether fingers that come down on a view never scroll.
  func leavesFingers(on view: UIView) -> Bool { false }

  /// Pulled down with the content; it spins until it is told to stop.
  open var refreshControl: UIRefreshControl? {
    didSet { exchangeRefresh(oldValue, for: refreshControl) }
  }
  /// Whether indicators keep clear of the safe area by themselves. Kept: they do.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether content may be moved by the keys of a keyboard: kept.
  open var allowsKeyboardScrolling = true
  /// Whether content bounces across, and down: both follow `bounces`.
  open var bouncesHorizontally: Bool {
    get { bounces }
    set { bounces = newValue }
  }
  open var bouncesVertically: Bool {
    get { bounces }
    set { bounces = newValue }
  }

  // MARK: Zoom

  /// Default 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Default 1: no zoom.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }
  /// Whether fingers may go beyond the limits for a while. Default true.
  open var bouncesZoom = true

  /// Between the limits; needs a view to zoom.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: scale, keeping: middle, animated: animated)
  }

  /// Has a rectangle of the zooming view's own coordinates fill the bounds as well as it can.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(filling: rect, animated: animated) }

  // MARK: Indicators

  /// Default true.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Default `.default`: dark.
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  // Where a layout wants a fling to end; velocity in points a millisecond.
  func steeredTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Overrides

  open override func layoutSubviews() {
    takeContentSize()
    super.layoutSubviews()
    layOutRefresh()
    layOutIndicators()
  }

  /// Constraints to the edges from within speak of the content.
  package override var interiorLayoutGuide: UILayoutGuide? { contentLayoutGuide }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged(follows: true)
  }

  /// What the content lies under is taken care of by the insets.
  package override var safeAreaForSubviews: UIEdgeInsets {
    let taken = adjustedContentInset
    let all = safeAreaInsets
    return UIEdgeInsets(
      top: max(all.top - taken.top + contentInset.top, 0),
      left: max(all.left - taken.left + contentInset.left, 0),
      bottom: max(all.bottom - taken.bottom + contentInset.bottom, 0),
      right: max(all.right - taken.right + contentInset.right, 0))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveStage() }
    insetsChanged(follows: true)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    if gestureRecognizer === pan { return mayBeginDragging() }
    if gestureRecognizer === pinch { return checkZooming() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Guides

  /// The content, for constraints: its edges are the content's, and its size, where constraints say
  /// it, becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { makeSystemGuide(.content) }

  /// What shows of the content, for constraints: it stays where it is while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { makeSystemGuide(.visible) }

  // MARK: How it stands

  /// `contentInset` and the safe area's part (documented).
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }

  /// Both indicators' insets at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// nil unless the limits allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch.isEnabled ? pinch : nil }

  /// Whether a finger is on it.
  open var isTracking: Bool { pan.numberOfTouches > 0 }

  /// Whether a finger moves it.
  open var isDragging: Bool { scrolling.drag != nil }

  /// Whether it moves on after a finger left.
  open var isDecelerating: Bool { scrolling.motion?.kind == .deceleration }

  /// Whether fingers zoom it.
  open var isZooming: Bool { scrolling.pinch != nil }

  /// Whether the scale is outside its limits and on its way back.
  open var isZoomBouncing: Bool {
    if case .zoom = scrolling.motion?.kind { return scrolling.isZoomBouncing }
    return false
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }
}
