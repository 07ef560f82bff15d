import UIKit

/// A drawer on a spring that a finger can catch at any time: while it opens, while it closes, and
/// while it comes to rest.
///
/// Its animator is one that can be caught, which the finger stops, moves and lets go with the speed
/// that it has.
@MainActor
public final class SpringDrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let driver = DrawerDriver()

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SpringDrawerPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.driver = driver
    return controller
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isForward: false) }

  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  private func animator(isForward: Bool) -> CatchableAnimator {
    CatchableAnimator(
      duration: 0.7, timing: UISpringTimingParameters(dampingRatio: DrawerDriver.dampingRatio),
      isForward: isForward
    ) { context in
      guard let panel = context.view(forKey: isForward ? .to : .from) else { return nil }
      let places = ScreenPlaces(context)
      places.bringIn(isForward: isForward)
      let home = panel.frame
      let away = EdgeSlideAnimator.Edge.bottom.away(home, in: context.containerView)
      panel.frame = isForward ? away : home
      return CatchableAnimator.Motion {
        panel.frame = isForward ? home : away
      } land: {
        places.complete()
      }
    }
  }
}

/// Seven tenths of the height at the lower edge; a finger anywhere moves it. It hangs out of the
/// container by as much as its spring overshoots.
public final class SpringDrawerPresentationController: OverlayPresentationController {
  fileprivate var driver: DrawerDriver?

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = bounds.height * 0.7
    let top = max(bounds.height - height - keyboardHeight, 44)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top + 40)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    // The panel casts the shadow, what stands on it has the corners.
    if let layer = presentedViewController.view?.layer {
      layer.cornerRadius = 24
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.masksToBounds = true
    }
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.18
    panel.layer.shadowRadius = 16
    panel.layer.shadowOffset = CGSize(width: 0, height: -2)
    panel.addGrabber()
    if let containerView { driver?.attach(to: presentedViewController, in: containerView) }
    panel.isUserInteractionEnabled = false
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    rest()
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    panel.isUserInteractionEnabled = false
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    rest()
  }

  /// A finger presses what is on the drawer only while that stands still: in flight it catches the drawer.
  private func rest() {
    driver?.rest()
    panel.isUserInteractionEnabled = true
  }
}

/// The finger's hold on the drawer.
@MainActor
private final class DrawerDriver: UIPercentDrivenInteractiveTransition {
  /// How the spring comes to rest, by itself and let go.
  static let dampingRatio: CGFloat = 0.78

  private weak var controller: UIViewController?
  private var grabbedAt: CGFloat = 0
  private var isHeld = false

  /// Whole ways a second, the most that a finger can give to the spring.
  private static let fastest: CGFloat = 6

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  func attach(to controller: UIViewController, in container: UIView) {
    self.controller = controller
    container.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handle(_:))))
  }

  /// The next transition starts by itself again.
  func rest() { wantsInteractiveStart = false }

  @objc private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: grab()
    case .changed:
      if isHeld { update(progress(of: pan)) }
    case .ended, .cancelled, .failed:
      if isHeld { letGo(pan) }
    default: break
    }
  }

  private func grab() {
    guard let controller else { return }
    isHeld = true
    // A turn of the device has a coordinator, too, and nothing to hold.
    if controller.isBeingPresented || controller.isBeingDismissed {
      pause()
      grabbedAt = percentComplete
    } else {
      grabbedAt = 0
      wantsInteractiveStart = true
      controller.dismiss(animated: true)
    }
  }

  private func letGo(_ pan: UIPanGestureRecognizer) {
    isHeld = false
    let progress = progress(of: pan)
    let speed = sign * pan.velocity(in: pan.view).y / travel
    let finishes = pan.state == .ended && progress + speed * 0.2 > 0.5
    let rest = max(finishes ? 1 - progress : progress, 0.05)
    let pace = min(max((finishes ? speed : -speed) / rest, -Self.fastest), Self.fastest)
    // The spring is as stiff however near its rest the finger leaves it.
    completionSpeed = rest
    timingCurve = UISpringTimingParameters(
      dampingRatio: Self.dampingRatio, initialVelocity: CGVector(dx: pace, dy: pace))
    if finishes { finish() } else { cancel() }
  }

  /// Down is on when the drawer closes and back when it opens.
  private var sign: CGFloat { controller?.isBeingPresented == true ? -1 : 1 }

  private var travel: CGFloat { max(controller?.view.bounds.height ?? 1, 1) }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(grabbedAt + sign * pan.translation(in: pan.view).y / travel, 0), 1)
  }
}
