import UIKit

/// A screen that a picture is opened from: it provides the view that flies, and both ends.
@MainActor
public protocol ZoomPresenting: AnyObject {
  /// A new view that looks like the thumbnail.
  func presentView() -> UIView
  /// Where the thumbnail is, in the window.
  func presentFrameRect() -> CGRect
  /// Where the picture is to be on the new screen, in the window.
  func presentToRect() -> CGRect
}

/// A screen that shows the picture, and gives it back.
@MainActor
public protocol ZoomDismissing: AnyObject {
  /// A new view that looks like the picture.
  func dismissView() -> UIView
  /// Where the picture is, in the window.
  func dismissFrameRect() -> CGRect
  /// Where its thumbnail is on the screen beneath, in the window.
  func dismissToRect() -> CGRect
}

/// Zooms from a thumbnail to the picture and back, in 2 seconds, while the other screen fades.
///
/// From the article that introduces `SZAnimator` and its two protocols. Mended: delegates that are
/// gone do not crash it, the transition is completed, the flying view is removed in both
/// directions, both ends are converted to the container, the frame of the new screen is
/// its final frame instead of the screen's bounds, and the thumbnail hides while it is away.
@MainActor
public final class ThumbnailZoomTransition: NSObject {
  public weak var presentDelegate: ZoomPresenting?
  public weak var dismissDelegate: ZoomDismissing?
  private var isPresenting = true
}

extension ThumbnailZoomTransition: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }
}

extension ThumbnailZoomTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 2 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? zoomIn(transitionContext) : zoomOut(transitionContext)
  }

  private func zoomIn(_ context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to),
      let toView = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    toView.frame = context.finalFrame(for: controller)
    toView.alpha = 0
    container.addSubview(toView)
    toView.layoutIfNeeded()
    let picture = presentDelegate?.presentView()
    if let picture { container.addSubview(picture) }
    picture?.frame = container.convert(presentDelegate?.presentFrameRect() ?? .zero, from: nil)
    let place = container.convert(presentDelegate?.presentToRect() ?? .zero, from: nil)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView.alpha = 1
      picture?.frame = place
    } completion: { _ in
      toView.alpha = 1
      picture?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func zoomOut(_ context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    if let toView = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      toView.frame = context.finalFrame(for: controller)
      container.insertSubview(toView, at: 0)
      toView.layoutIfNeeded()
    }
    let picture = dismissDelegate?.dismissView()
    if let picture { container.addSubview(picture) }
    picture?.frame = container.convert(dismissDelegate?.dismissFrameRect() ?? .zero, from: nil)
    let place = container.convert(dismissDelegate?.dismissToRect() ?? .zero, from: nil)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fromView.alpha = 0
      picture?.frame = place
    } completion: { _ in
      fromView.alpha = 1
      picture?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
