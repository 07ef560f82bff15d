import QuartzCore

/// A sheet: comes up from the lower edge to one of its heights, or stands as a card in the middle
/// where there is room; can be dragged from height to height and away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  var sheet = SheetState()
  /// What the screen lies in.
  private(set) lazy var sheetView = SheetView()
  let dimmingView = DimmingView(darkness: SheetMetrics.dimming)
  private(set) lazy var drag = SheetDrag(self)

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.action = { [weak self] in
      if let self { UserDismissal(controller: self).attempt() }
    }
  }

  /// Hears of detents and dismissals; not kept alive (Q21).
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }

  override var isSystemOverlay: Bool { true }

  /// The base where the sheet covers the screen, in compact height.
  override var level: UIUserInterfaceLevel? {
    adaptivePresentationStyle(for: traitsAround) == .fullScreen ? .base : .elevated
  }

  // MARK: Detents

  /// Heights at which the sheet rests, lowest first; never empty. Default: the large one.
  open var detents: [Detent] {
    get { sheet.detents }
    set {
      guard !newValue.isEmpty else {
        return Violation.record(.presentation(.sheetWithoutDetents))
      }
      sheet.detents = newValue
      invalidateDetents()
    }
  }

  /// The detent that the sheet rests at; nil is the lowest (F2.12.1). Animated inside
  /// `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.selected }
    set {
      sheet.selected = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// Has heights resolved anew.
  open func invalidateDetents() {
    sheet.stops = nil
    containerView?.setNeedsLayout()
  }

  /// Animates changes of properties; sheet and neighbours are laid out on return (F2.12.1).
  open func animateChanges(_ changes: () -> Void) {
    guard let containerView, presentedViewController.presentation.transition == nil else {
      return changes()
    }
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: SystemMotion.screenDuration, delay: 0,
        options: [SystemMotion.spring, .allowUserInteraction],
        animations: {
          changes()
          self.stand()
          containerView.layoutIfNeeded()
        }, completion: nil)
    }
  }

  // MARK: Looks

  /// Up to this detent what lies behind is bright and can be touched; nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Default false.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }

  /// Radius of the corners, points; nil, the default, is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  /// Whether a sheet stays one in compact height, where it else covers the screen. Default false.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether an attached sheet in compact height is as wide as its content prefers. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a card is as large as a page. Default true for page sheets.
  open var prefersPageSizing: Bool {
    get { sheet.prefersPageSizing ?? (presentationStyle == .pageSheet) }
    set {
      sheet.prefersPageSizing = newValue
      containerView?.setNeedsLayout()
    }
  }

  /// Whether a finger that moves up over content at its upper edge makes the sheet larger, before
  /// it scrolls the content. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A card stands over the middle of this view; nil, the default, over that of the container.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }

  // MARK: Presenting

  open override var presentedView: UIView? {
    guard containerView != nil else { return presentedViewController.view }
    sheetView.hold(presentedViewController.view)
    return sheetView.isLeft ? presentedViewController.view : sheetView
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return frame(height: restingHeight)
  }

  /// Compact height: the whole screen, unless the sheet prefers to be attached (F2.6).
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let isLow = traitCollection.verticalSizeClass == .compact
    return isLow && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    drag.attach(to: sheetView)
    decorate()
    presentedViewController.transitionCoordinator?.animateAlongsideTransition(
      in: wrapperBehind, animation: { _ in self.look(height: self.restingHeight) },
      completion: nil)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animateAlongsideTransition(
      in: wrapperBehind, animation: { _ in self.look(height: nil) }, completion: nil)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    sheet.stops = nil
    containerView.map { dimmingView.placeUntransformed($0.bounds) }
    decorate()
    guard presentedViewController.presentation.transition == nil, !drag.isUnderWay else { return }
    stand()
  }

  /// As much less than the container as it is now; a card keeps its size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let (size, room) = (
      frameOfPresentedViewInContainerView.size, containerView?.bounds.size ?? parentSize
    )
    guard isEdgeAttached else { return size }
    return CGSize(
      width: size.width == room.width ? parentSize.width : size.width,
      height: max(parentSize.height - (room.height - size.height), 0))
  }

  override func settleChrome(isUp: Bool) {
    UIView.performWithoutAnimation {
      look(height: isUp ? restingHeight : nil)
      if !isUp { releasePresenter() }
    }
  }

  override func placeContent() { sheetView.layoutSubviews() }

  override func takeApart() {
    sheetView.release()
    dimmingView.removeFromSuperview()
  }
}

/// What a sheet knows beside its looks.
@MainActor
struct SheetState {
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var prefersPageSizing: Bool?
  /// Whether what is behind stands pushed back, or is on its way.
  var isPushing = false
  /// Resolved detents; nil when they are to be resolved anew.
  var stops: [SheetLayout.Stop]?
}
