import UIKit

/// Lets a finger drive the way back of a presented or pushed screen.
///
/// From the article "iOS-转场动画": progress is the finger's way over half the screen, down for a
/// modal screen and towards the trailing edge for a pushed one; past a half it is finished when
/// the finger leaves. Mended: the screen's controller is held weakly, a cancelled gesture cancels,
/// the speed after the release stays above zero, a finger that sets out in another direction
/// starts nothing, and a flick counts for the way it has not gone.
@MainActor
public final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  /// What the way back is: down, towards the trailing edge, or into the leading edge.
  public enum Way { case dismiss, pop, tuckAway }

  /// Whether a finger is at it: hand the interactor out only then.
  public private(set) var isInteracting = false
  private weak var controller: UIViewController?
  private weak var pan: UIPanGestureRecognizer?
  private var way = Way.dismiss

  /// How much of the screen's height or width the whole way is: half, as in the article.
  public var share: CGFloat = 0.5
  /// The progress past which a slow release finishes.
  public var threshold: CGFloat = 0.5

  /// Points a second from which a release is a flick.
  private static let flick: CGFloat = 800

  /// Watches for the finger on a controller's view, and no longer on the one before.
  public func attach(to controller: UIViewController, way: Way) {
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    self.controller = controller
    self.way = way
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(_:)))
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
    self.pan = pan
  }

  /// The rest runs at this many times the animation's own speed; never at a standstill, which the
  /// article's 1 − progress comes to at the end.
  public override var completionSpeed: CGFloat {
    get { max(1 - percentComplete, 0.35) }
    set {}
  }

  @objc private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isInteracting = true
      goBack()
    case .changed:
      update(progress(of: pan))
    case .ended, .cancelled, .failed:
      isInteracting = false
      if pan.state == .ended, wantsToFinish(pan) { finish() } else { cancel() }
    default: break
    }
  }

  private func goBack() {
    switch way {
    case .dismiss, .tuckAway: controller?.dismiss(animated: true)
    case .pop: controller?.navigationController?.popViewController(animated: true)
    }
  }

  private func wantsToFinish(_ pan: UIPanGestureRecognizer) -> Bool {
    let speed = along(pan.velocity(in: controller?.view.window))
    return abs(speed) > Self.flick ? speed > 0 : progress(of: pan) > threshold
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let space = controller?.view.window else { return 0 }
    let size = space.bounds.size
    let whole = (way == .dismiss ? size.height : size.width) * share
    return min(max(along(pan.translation(in: space)) / whole, 0), 1)
  }

  /// How much of a vector goes the way back.
  private func along(_ vector: CGPoint) -> CGFloat {
    let isMirrored = controller?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch way {
    case .dismiss: vector.y
    case .pop: isMirrored ? -vector.x : vector.x
    case .tuckAway: isMirrored ? vector.x : -vector.x
    }
  }
}

extension SwipeInteractor: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: controller?.view.window)
    let across = way == .dismiss ? velocity.x : velocity.y
    return along(velocity) > abs(across)
  }
}
