import UIKit

/// Unfolds a menu from its top edge, over a background that dismisses it when tapped.
///
/// From the article on `ChaosPresentationController`: delegate and animator in one object, the
/// menu's frame from outside, 0.3 s, anchor point ½, 0, scale y from 0 to 1 and back to 0.00001
/// (to exactly 0 nothing would be animated), and notifications that turn the title's arrow.
/// Mended: the frame is set after the anchor point, which moves the view; the context is told the
/// truth; "will dismiss" has a name of its own; the background fades with the menu and goes with it.
@MainActor
public final class PopoverMenuTransition: NSObject {
  /// Where the menu goes, in the container; may change while it is there, as by a change of size.
  public var menuFrame = CGRect.zero
  private var isPresenting = true

  public nonisolated static let willPresent = Notification.Name("PopoverMenuWillPresent")
  public nonisolated static let willDismiss = Notification.Name("PopoverMenuWillDismiss")
}

extension PopoverMenuTransition: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = PopoverMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.menuFrame = { [weak self] in self?.menuFrame ?? .zero }
    return controller
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    NotificationCenter.default.post(name: Self.willPresent, object: self)
    return self
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    NotificationCenter.default.post(name: Self.willDismiss, object: self)
    return self
  }
}

extension PopoverMenuTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(0.3) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard !CalmChange.takesOver(transitionContext, isForward: isPresenting) else { return }
    isPresenting ? unfold(transitionContext) : fold(transitionContext)
  }

  /// Who was told that the menu comes or goes is told that it does not.
  public func animationEnded(_ transitionCompleted: Bool) {
    guard !transitionCompleted else { return }
    NotificationCenter.default.post(
      name: isPresenting ? Self.willDismiss : Self.willPresent, object: self)
  }

  private func unfold(_ context: UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .to) else { return context.completeTransition(false) }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: true)
    Self.hang(menu, by: 0)
    menu.transform = CGAffineTransform(scaleX: 1, y: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu.transform = .identity
    } completion: { _ in
      Self.hang(menu, by: 0.5)
      places.complete()
    }
  }

  /// Has a view scale about a point half-way between its sides, in its place.
  /// - Parameter height: Of the point: 0 at the top edge, 0.5 in the middle.
  private static func hang(_ menu: UIView, by height: CGFloat) {
    let frame = menu.frame
    menu.layer.anchorPoint = CGPoint(x: 0.5, y: height)
    menu.frame = frame
  }

  // To exactly 0 nothing would be animated: the menu would be gone at once.
  private func fold(_ context: UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .from) else { return context.completeTransition(false) }
    let places = ScreenPlaces(context)
    Self.hang(menu, by: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu.transform = CGAffineTransform(scaleX: 1, y: 0.00001)
    } completion: { _ in
      menu.transform = .identity
      Self.hang(menu, by: 0.5)
      places.complete()
    }
  }
}

/// Places the menu where it was told to, over a background that dismisses it.
public final class PopoverMenuPresentationController: OverlayPresentationController {
  /// Says where the menu goes.
  public var menuFrame: () -> CGRect = { .zero }

  override var dimmingAlpha: CGFloat { 0.18 }

  /// The frame from outside; moved inwards where the container is too small for it.
  public override var frameOfPresentedViewInContainerView: CGRect {
    var frame = menuFrame()
    guard let bounds = containerView?.bounds, bounds.width > 0 else { return frame }
    frame.size.width = min(frame.width, bounds.width)
    frame.size.height = min(frame.height, bounds.height)
    frame.origin.x = min(max(frame.minX, 0), bounds.maxX - frame.width)
    frame.origin.y = min(max(frame.minY, 0), bounds.maxY - frame.height)
    return frame
  }
}
