import Choreography
import QuartzCore

/// A finger on a sheet: performs what `SheetDragState` says.
@MainActor
final class SheetDrag: NSObject {
  private unowned let controller: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private var state = SheetDragState()
  private var hold: DismissalHold?
  /// What brings the sheet to a detent after a drag.
  private var settling: UIViewPropertyAnimator?

  init(_ controller: UISheetPresentationController) {
    self.controller = controller
    super.init()
    pan.addTarget(self, action: Selector("panned:", SheetDrag.panned(_:)))
  }

  /// Whether the sheet is where the finger wants it, not at a detent.
  var isUnderWay: Bool { state.phase != .idle || settling != nil }

  func attach(to view: UIView) {
    if pan.view !== view { view.addGestureRecognizer(pan) }
  }

  private var sheetView: SheetView { controller.sheetView }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: controller.containerView).y
    let velocity = pan.velocity(in: controller.containerView).y
    switch pan.state {
    case .began:
      guard controller.presentedViewController.presentation.transition == nil else { return }
      begin()
      perform(state.move(translation))
    case .changed: perform(state.move(translation))
    case .ended: perform(state.end(velocity: velocity))
    case .cancelled, .failed: perform(state.cancel())
    default: break
    }
  }

  private func begin() {
    let shown = sheetView.layer.presentation()?.bounds.height ?? sheetView.bounds.height
    stopSettling()
    let layout = controller.resolveLayout()
    state.begin(height: shown, lowest: layout.lowest, highest: layout.highest)
  }

  private func perform(_ actions: [SheetDragState.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: SheetDragState.Action) {
    switch action {
    case .resize(let height): controller.stand(height: height)
    case .sink(let points):
      sheetView.transform = CGAffineTransform(translationX: 0, y: points)
    case .askToDismiss:
      perform(state.dismissalAnswered(UserDismissal(controller: controller).askWhetherAllowed()))
    case .beginDismissal: beginDismissal()
    case .update(let progress): hold?.update(progress)
    case .finish(let velocity): hold?.finish(velocity: velocity)
    case .cancel(let velocity): hold?.cancel(velocity: -velocity)
    case .refuse: UserDismissal(controller: controller).refuse()
    case .settle(let height, let velocity): settle(nearest: height, velocity: velocity)
    }
  }

  /// The sheet is at its lowest height; from there the dismissal takes it (F2.12.2).
  private func beginDismissal() {
    let layout = controller.resolveLayout()
    select(layout.stops[0].identifier)
    let hold = DismissalHold(way: layout.lowest)
    self.hold = hold
    UserDismissal(controller: controller).begin(animator: hold.animator, interactor: hold.drive)
  }

  /// Goes to the nearest stop with the finger's speed; the dismissal that was cancelled brings the
  /// sheet back to its lowest one by itself.
  private func settle(nearest height: CGFloat, velocity: CGFloat) {
    if hold != nil {
      hold = nil
      return
    }
    let layout = controller.resolveLayout()
    let index = layout.index(nearest: height)
    let target = layout.height(at: index)
    let shown = sheetView.bounds.height - sheetView.transform.ty
    select(layout.stops[index].identifier)
    move(to: target, from: shown, velocity: velocity)
  }

  private func move(to target: CGFloat, from shown: CGFloat, velocity: CGFloat) {
    let way = shown - target
    let relative = abs(way) > 0.5 ? velocity / way : 0
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: SystemMotion.settling(relativeVelocity: relative))
    animator.addAnimations { [controller, sheetView] in
      sheetView.transform = .identity
      controller.stand(height: target)
    }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    settling = animator
    animator.startAnimation()
  }

  private func stopSettling() {
    guard let settling else { return }
    self.settling = nil
    settling.stopAnimation(true)
    sheetView.transform = .identity
  }

  /// A choice of the user's: the delegate hears of it.
  private func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
    let layout = controller.resolveLayout()
    let former = layout.stops[layout.index(of: controller.sheet.selected)].identifier
    guard former != identifier else { return }
    controller.sheet.selected = identifier
    controller.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
  }
}
