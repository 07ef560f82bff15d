import UIKit

/// A drawer on a spring that a finger can catch at any time: while it opens, while it closes, and
/// while it comes to rest.
///
/// Its animator is interruptible: one `UIViewPropertyAnimator` for each transition, which the
/// finger stops, moves and lets go with the speed that it has.
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
  ) -> UIViewControllerAnimatedTransitioning? { DrawerAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { DrawerAnimator(isPresenting: false) }

  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
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
    panel.layer.cornerRadius = 24
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.masksToBounds = true
    if let containerView { driver?.attach(to: presentedViewController, in: containerView) }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    driver?.rest()
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    driver?.rest()
  }
}

/// Moves the drawer by one property animator, made when somebody first asks.
@MainActor
public final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  public init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(0.7) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard transitionContext.isAnimated else {
      _ = CalmChange.takesOver(transitionContext, isForward: isPresenting)
      return
    }
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator(transitionContext)
    self.animator = animator
    return animator
  }

  public func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func makeAnimator(
    _ context: UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let isCalm = UIAccessibility.isReduceMotionEnabled
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), dampingRatio: isCalm ? 1 : 0.78)
    let panel = context.view(forKey: isPresenting ? .to : .from)
    let places = ScreenPlaces(context)
    places.bringIn(isForward: isPresenting)
    let home = panel?.frame ?? .zero
    let away = EdgeSlideAnimator.Edge.bottom.away(home, in: context.containerView)
    func stand(_ isHome: Bool) {
      if isCalm { panel?.alpha = isHome ? 1 : 0 } else { panel?.frame = isHome ? home : away }
    }
    stand(!isPresenting)
    animator.addAnimations { stand(self.isPresenting) }
    animator.addCompletion { _ in
      panel?.alpha = 1
      places.complete()
    }
    return animator
  }
}

/// The finger's hold on the drawer.
@MainActor
private final class DrawerDriver: UIPercentDrivenInteractiveTransition {
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
    if controller.transitionCoordinator != nil {
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
    timingCurve = UISpringTimingParameters(
      dampingRatio: 0.78, initialVelocity: CGVector(dx: pace, dy: pace))
    if finishes { finish() } else { cancel() }
  }

  /// Down is on when the drawer closes and back when it opens.
  private var sign: CGFloat { controller?.isBeingPresented == true ? -1 : 1 }

  private var travel: CGFloat { max(controller?.view.bounds.height ?? 1, 1) }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(grabbedAt + sign * pan.translation(in: pan.view).y / travel, 0), 1)
  }
}
