import UIKit

/// Lets a finger drive the way back of a presented or pushed screen.
///
/// From the article "iOS-转场动画": progress is the finger's way over half the screen, down for a
/// modal screen and towards the trailing edge for a pushed one; past a half it is finished when
/// the finger leaves. Mended: the screen's controller is held weakly, a cancelled gesture cancels,
/// and the speed after the release stays above zero.
@MainActor
public final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  /// What the way back is.
  public enum Way { case dismiss, pop }

  /// Whether a finger is at it: hand the interactor out only then.
  public private(set) var isInteracting = false
  private weak var controller: UIViewController?
  private var way = Way.dismiss

  /// Watches for the finger on a controller's view.
  public func attach(to controller: UIViewController, way: Way) {
    self.controller = controller
    self.way = way
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(_:)))
    controller.view.addGestureRecognizer(pan)
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
      if pan.state == .ended, progress(of: pan) > 0.5 { finish() } else { cancel() }
    default: break
    }
  }

  private func goBack() {
    switch way {
    case .dismiss: controller?.dismiss(animated: true)
    case .pop: controller?.navigationController?.popViewController(animated: true)
    }
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let space = controller?.view.window else { return 0 }
    let travel = pan.translation(in: space)
    let size = space.bounds.size
    let share =
      switch way {
      case .dismiss: travel.y / (size.height / 2)
      case .pop: travel.x * Move.Side.readingSign(in: space) / (size.width / 2)
      }
    return min(max(share, 0), 1)
  }
}
