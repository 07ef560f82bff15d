import Choreography
import QuartzCore

/// A finger that drags a zoomed screen down dismisses or pops it (F2.11.4); the numbers are guesses.
@MainActor
final class ZoomDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  private let wish: ZoomPreferences
  private let pan = UIPanGestureRecognizer()
  private var hold: DismissalHold?

  private init(_ controller: UIViewController, wish: ZoomPreferences) {
    self.controller = controller
    self.wish = wish
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned:", ZoomDrag.panned(_:)))
    controller.view.addGestureRecognizer(pan)
  }

  /// Lets fingers drag a screen that has come by a zoom; once.
  static func attach(to controller: UIViewController, wish: ZoomPreferences) {
    guard controller.presentation.zoomDrag == nil else { return }
    controller.presentation.zoomDrag = ZoomDrag(controller, wish: wish)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.transitionCoordinator == nil else { return false }
    let velocity = pan.velocity(in: controller.view)
    let system = velocity.y > abs(velocity.x) && mayLeave
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: pan.location(in: controller.view),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: system)
    return wish.options.interactiveDismissShouldBegin?(context) ?? system
  }

  private var mayLeave: Bool {
    guard let controller else { return false }
    if controller.presentation.presenting != nil { return !controller.isModalInPresentation }
    return controller.navigationController?.topViewController === controller
      && controller.navigationController?.viewControllers.count ?? 0 > 1
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let (way, velocity) = (pan.translation(in: nil).y, pan.velocity(in: nil).y)
    switch pan.state {
    case .began:
      begin()
      hold?.update(progress(way))
    case .changed: hold?.update(progress(way))
    case .ended:
      let goes = progress(way + velocity * SheetDragState.projection) > 0.5
      goes ? hold?.finish(velocity: velocity) : hold?.cancel(velocity: -velocity)
      hold = nil
    case .cancelled, .failed:
      hold?.cancel(velocity: 0)
      hold = nil
    default: break
    }
  }

  private func progress(_ way: CGFloat) -> CGFloat {
    min(max(way / Self.way, 0), 1)
  }

  /// Points of the finger from the open screen to the closed one.
  private static let way: CGFloat = 400

  private func begin() {
    guard let controller else { return }
    let animator = ZoomAnimator(wish, leaving: true, upper: controller)
    let hold = DismissalHold(way: Self.way, animator: animator)
    self.hold = hold
    if controller.presentation.presenting != nil, let active = controller.presentation.active {
      UserDismissal(controller: active).begin(animator: animator, interactor: hold.drive)
    } else {
      controller.navigationController?.pop(with: animator, drive: hold.drive)
    }
  }
}
