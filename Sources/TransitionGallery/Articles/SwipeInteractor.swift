import UIKit

/// Lets a finger drive the way back of a presented or pushed screen.
///
/// From the article "iOS-转场动画": progress is the finger's way over half the screen, down for a
/// modal screen and towards the trailing edge for a pushed one; past a half it is finished when
/// the finger leaves. Mended: the screen's controller is held weakly, a cancelled gesture cancels,
/// the speed after the release stays above zero, a finger that sets out in another direction
/// starts nothing, and a flick counts for the way it has not gone. With a `CatchableAnimator` the
/// finger can come back while the rest runs, or while all runs by itself.
@MainActor
public final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  /// What the way back is: down, towards the trailing edge, or into the leading edge.
  public enum Way { case dismiss, pop, tuckAway }

  /// Whether a finger is at it. With an animator that cannot be caught, hand the interactor out
  /// only then.
  public var isInteracting: Bool { hand != nil }
  private weak var controller: UIViewController?
  private weak var pan: UIPanGestureRecognizer?
  /// The gesture that has the transition; another finger has to wait.
  private weak var hand: UIPanGestureRecognizer?
  /// Whether a finger has asked for a transition that nobody has handed the interactor out for yet.
  private var isAsking = false
  /// The progress at which the finger took hold.
  private var grip: CGFloat = 0
  private var way = Way.dismiss

  /// How much of the window's height or width the whole way is: half, as in the article. What is
  /// tucked away goes its own width, or as much of it.
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
    let pan = makePan()
    controller.view.addGestureRecognizer(pan)
    self.pan = pan
  }

  /// A pane that catches fingers over a transition under way, in a container.
  func makePane(over container: UIView) -> UIView {
    let pane = UIView(frame: container.bounds)
    pane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pane.addGestureRecognizer(makePan())
    container.addSubview(pane)
    return pane
  }

  private func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(_:)))
    pan.delegate = self
    return pan
  }

  /// The interactor for a transition with a `CatchableAnimator`: it starts in the hands of the finger
  /// that asked for it, even if that has left again; else by itself.
  func takingPart() -> SwipeInteractor {
    wantsInteractiveStart = isAsking
    isAsking = false
    return self
  }

  /// The rest runs at this many times the animation's own speed; never at a standstill, which the
  /// article's 1 − progress comes to at the end.
  public override var completionSpeed: CGFloat {
    get { max(1 - percentComplete, 0.35) }
    set {}
  }

  /// What `completionCurve` is to other animators: ease in and out.
  public override var timingCurve: UITimingCurveProvider? {
    get { UICubicTimingParameters(animationCurve: .easeInOut) }
    set {}
  }

  @objc private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: if hand == nil { takeHold(pan) }
    case .changed: if hand === pan { update(progress(of: pan)) }
    case .ended, .cancelled, .failed: if hand === pan { letGo(pan) }
    default: break
    }
  }

  private func takeHold(_ pan: UIPanGestureRecognizer) {
    hand = pan
    grip = 0
    guard let running = controller?.transitionCoordinator else { return goBack() }
    pause()
    grip = percentComplete
    if !running.isInteractive { hand = nil }
  }

  private func letGo(_ pan: UIPanGestureRecognizer) {
    hand = nil
    if pan.state == .ended, wantsToFinish(pan) { finish() } else { cancel() }
  }

  private func goBack() {
    isAsking = true
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
    guard let space = pan.view?.window else { return 0 }
    let whole = max(length(in: space) * share, 1)
    return min(max(grip + along(pan.translation(in: space)) / whole, 0), 1)
  }

  private func length(in space: UIView) -> CGFloat {
    switch way {
    case .dismiss: space.bounds.height
    case .pop: space.bounds.width
    case .tuckAway: controller?.view.bounds.width ?? 0
    }
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
    let velocity = pan.velocity(in: pan.view?.window)
    let along = along(velocity)
    let across = way == .dismiss ? velocity.x : velocity.y
    // What is under way can be turned back as well.
    let isUnderWay = pan !== self.pan
    return (isUnderWay ? abs(along) : along) > abs(across)
  }
}
