import QuartzCore

/// A bubble with an arrow that points at what it belongs to. Where there is little room it becomes
/// a sheet, unless the delegate says otherwise (F2.6).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private(set) lazy var bubble = PopoverView()
  private let dimmingView = DimmingView(darkness: PopoverMetrics.dimming)
  private var placement: PopoverPlacement?

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.action = { [weak self] in self?.tappedBeside() }
  }

  /// Hears of the popover and of adapting; not kept alive (Q21).
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }

  // MARK: What it points at

  /// The view that `sourceRect` is in.
  open var sourceView: UIView?
  /// Where the arrow points, in `sourceView`; null, the default, is the whole view.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at; counts before `sourceView`.
  open var barButtonItem: UIBarButtonItem?

  /// The view or button that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Sides on which the arrow may be: up means the arrow points upwards. Default any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The arrow's direction while the popover is up.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// Whether the bubble may lie over what it points at. Default false.
  open var canOverlapSourceViewRect = false
  /// How near the bubble comes to the edges of the screen. Default 10 points (a guess).
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Views behind that hear touches while the popover is up.
  open var passthroughViews: [UIView]? {
    didSet {
      (containerView as? TransitionContainerView)?.passthroughViews = passthroughViews ?? []
    }
  }

  /// The colour of bubble and arrow; nil is the content's, or the system's.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }

  /// Draws the bubble: kept, the system's is drawn.
  open var popoverBackgroundViewClass: AnyClass?

  /// The sheet that the popover becomes where there is little room; to be set up beforehand.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.askedStyle = .formSheet
    sheet.participants.arePartOfAnother = true
    return sheet
  }()

  // MARK: Presenting

  /// A form sheet in compact width (F2.6).
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? .formSheet : .none }

  open override var presentedView: UIView? {
    guard containerView != nil else { return presentedViewController.view }
    bubble.hold(presentedViewController.view)
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

  override var isSystemOverlay: Bool { true }

  override var level: UIUserInterfaceLevel? { .elevated }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
    noteMissingSource()
    guard let container = containerView as? TransitionContainerView else { return }
    container.passthroughViews = passthroughViews ?? []
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    bubble.color = backgroundColor ?? groundOfScreen
    bubble.show(place())
    dimmingView.alpha = 0
    dim(to: 1)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dim(to: 0)
  }

  private func dim(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha }, completion: nil)
  }

  override func settleChrome(isUp: Bool) { dimmingView.alpha = isUp ? 1 : 0 }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.placeUntransformed(containerView.bounds)
    guard presentedViewController.presentation.transition == nil else { return }
    reposition()
  }

  /// The bubble takes the new size, at once or in the block around.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard containerView?.window != nil, presentedViewController.presentation.transition == nil
    else { return }
    reposition()
    bubble.layoutIfNeeded()
  }

  override func takeApart() {
    bubble.release()
    dimmingView.removeFromSuperview()
  }
}

extension UIPopoverPresentationController {
  /// Goes to a new place when the screen has changed size; the delegate may choose another source.
  private func reposition() {
    if var rect = sourceFrameInSource, var view = sourceView {
      let (oldRect, oldView) = (rect, view)
      delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      if rect != oldRect || view !== oldView { (sourceRect, sourceView) = (rect, view) }
    }
    let placement = place()
    bubble.color = backgroundColor ?? groundOfScreen
    bubble.placeUntransformed(placement.frame)
    bubble.show(placement)
  }

  private var sourceFrameInSource: CGRect? {
    sourceView.map { sourceRect.isNull ? $0.bounds : sourceRect }
  }

  private func place() -> PopoverPlacement {
    guard let containerView else { return PopoverPlacement() }
    // The content says how large it would like to be when its view loads.
    presentedViewController.loadViewIfNeeded()
    let wish = presentedViewController.preferredContentSize
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let placement = PopoverPlacement(
      content: wish.width > 0 && wish.height > 0 ? wish : PopoverMetrics.size,
      source: PopoverPlacement.seen(
        sourceFrame(in: containerView), in: containerView.bounds, room: room),
      permitted: permittedArrowDirections, room: room, overlaps: canOverlapSourceViewRect)
    self.placement = placement
    return placement
  }

  private func sourceFrame(in containerView: UIView) -> CGRect {
    if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: containerView) }
    guard let sourceView, let rect = sourceFrameInSource else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(rect, to: containerView)
  }

  private func noteMissingSource() {
    guard barButtonItem?.shownView == nil, sourceView == nil else { return }
    Violation.record(.presentation(.popoverWithoutSource))
  }

  /// A tap beside the bubble dismisses, if the delegate agrees.
  private func tappedBeside() {
    guard delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
    UserDismissal(controller: self).attempt()
  }
}

/// Something that a popover can point at: views and bar buttons.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Hears of a popover beside all that adaptive delegates hear. All requirements are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Before the popover is shown: the last place to set it up.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Deprecated since iOS 13: whether a tap beside dismisses. Default true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// The popover goes to a new place: the rectangle and the view that it points at may be changed.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
  /// Deprecated since iOS 13: told when a tap beside has taken it away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

/// On this platform the pointer that Objective-C methods take an object through is an ordinary one.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// Where a popover's arrow points. Raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIPopoverPresentationController {
  /// What the screen is painted with; nil where it lets through, and the bubble's own ground shows.
  fileprivate var groundOfScreen: UIColor? {
    guard let color = presentedViewController.view.backgroundColor,
      color.rgba(for: traitCollection).alpha > 0
    else { return nil }
    return color
  }
}
