import QuartzCore

/// Hears of a popover of old. All requirements are optional.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}

/// A popover of before iOS 9. It is shown as today's, over whatever is on top, and a popover on a phone too; kept
/// alive while it is up.
@preconcurrency @MainActor
open class UIPopoverController: NSObject, UIPopoverPresentationControllerDelegate {
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var contentViewController: UIViewController
  /// Points; the controller's own wish where it is not set.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Draws the bubble: kept, the system's is drawn.
  open var popoverBackgroundViewClass: AnyClass?
  /// Itself, while it is up.
  private var keeper: UIPopoverController?

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
  }

  open var isPopoverVisible: Bool { keeper != nil }
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(view.window, permittedArrowDirections, animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    present(UIApplication.shared.keyWindow, permittedArrowDirections, animated) {
      $0.barButtonItem = item
    }
  }

  private func present(
    _ window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
    place: (UIPopoverPresentationController) -> Void
  ) {
    guard keeper == nil, let presenter = window?.topController else { return }
    contentViewController.modalPresentationStyle = .popover
    if let popover = contentViewController.popoverPresentationController {
      popover.permittedArrowDirections = directions
      popover.delegate = self
      popover.passthroughViews = passthroughViews
      popover.popoverLayoutMargins = popoverLayoutMargins
      if let backgroundColor { popover.backgroundColor = backgroundColor }
      place(popover)
    }
    keeper = self
    presenter.present(contentViewController, animated: animated)
  }

  /// Takes it away; the delegate is not told, as it is not on a device.
  open func dismiss(animated: Bool) {
    guard keeper != nil else { return }
    contentViewController.presentingViewController?.dismiss(animated: animated)
    keeper = nil
  }

  open func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  open func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { delegate?.popoverControllerShouldDismissPopover(self) ?? true }
  open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.popoverControllerDidDismissPopover(self)
    keeper = nil
  }
}

/// What a bubble is drawn by: subclasses of it are kept, and the system's is drawn.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.unknown
  open class var wantsDefaultContentAppearance: Bool { true }
  open class func arrowHeight() -> CGFloat { 0 }
  open class func arrowBase() -> CGFloat { 0 }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
