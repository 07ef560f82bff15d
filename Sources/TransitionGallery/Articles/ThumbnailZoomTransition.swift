import UIKit

/// A screen that a picture is opened from: it provides the view that flies, and both ends.
@MainActor
public protocol ZoomPresenting: AnyObject {
  /// A new view that looks like the thumbnail.
  func presentView() -> UIView
  /// Where the thumbnail is, in the window.
  func presentFrameRect() -> CGRect
  /// Where the picture is to be on the new screen, in the window; the screen is laid out by then.
  func presentToRect() -> CGRect
  /// The thumbnail itself, which hides while its likeness flies.
  var zoomedThumbnail: UIView? { get }
}

/// A screen that shows the picture, and gives it back.
@MainActor
public protocol ZoomDismissing: AnyObject {
  /// A new view that looks like the picture.
  func dismissView() -> UIView
  /// Where the picture is, in the window.
  func dismissFrameRect() -> CGRect
  /// Where its thumbnail is on the screen beneath, in the window; laid out by then.
  func dismissToRect() -> CGRect
  /// The picture itself, which hides while its likeness flies.
  var zoomedPicture: UIView? { get }
}

/// Zooms from a thumbnail to the picture and back, in 2 seconds, while the new screen fades in or
/// the old one out.
///
/// From the article that introduces `SZAnimator` and its two protocols. Mended: delegates that are
/// gone do not crash it, the transition is completed, the flying view is removed in both
/// directions and every outcome, both ends are converted to the container, the frame of the new
/// screen is its final frame instead of the screen's bounds, and thumbnail and picture hide while
/// their likeness is in the air.
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
  ) -> TimeInterval { CalmChange.duration(2) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    let isForward = isPresenting
    guard !CalmChange.takesOver(context, isForward: isForward) else { return }
    guard let screen = context.view(forKey: isForward ? .to : .from) else {
      return context.completeTransition(false)
    }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: isForward)
    context.view(forKey: .to)?.layoutIfNeeded()
    let flight = Flight(isForward ? departure : arrival, in: context.containerView)
    screen.alpha = isForward ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      screen.alpha = isForward ? 1 : 0
      flight?.land()
    } completion: { _ in
      screen.alpha = 1
      flight?.strike()
      places.complete()
    }
  }

  private typealias Ends = (view: UIView, start: CGRect, end: CGRect, hidden: [UIView])

  private var departure: Ends? {
    presentDelegate.map {
      ($0.presentView(), $0.presentFrameRect(), $0.presentToRect(), inPlace)
    }
  }

  private var arrival: Ends? {
    dismissDelegate.map {
      ($0.dismissView(), $0.dismissFrameRect(), $0.dismissToRect(), inPlace)
    }
  }

  private var inPlace: [UIView] {
    [presentDelegate?.zoomedThumbnail, dismissDelegate?.zoomedPicture].compactMap { $0 }
  }

  /// The picture in the air.
  @MainActor
  private struct Flight {
    private let view: UIView
    private let end: CGRect
    private let hidden: [(view: UIView, alpha: CGFloat)]

    /// - Parameter ends: Rectangles in the window; nil if there is nobody to ask.
    init?(_ ends: Ends?, in container: UIView) {
      guard let ends else { return nil }
      view = ends.view
      end = container.convert(ends.end, from: nil)
      hidden = ends.hidden.map { ($0, $0.alpha) }
      view.frame = container.convert(ends.start, from: nil)
      container.addSubview(view)
      for place in hidden { place.view.alpha = 0 }
    }

    func land() { view.frame = end }

    func strike() {
      view.removeFromSuperview()
      for place in hidden { place.view.alpha = place.alpha }
    }
  }
}
