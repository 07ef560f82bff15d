import UIKit

/// A plain cross fade that tells what it is asked.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private unowned let scene: ProbeScene
  var isQuiet = false
  var look: ((UIViewControllerContextTransitioning) -> Void)?

  init(_ scene: ProbeScene) { self.scene = scene }

  private func note(_ call: String) { if !isQuiet { scene.note(call) } }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    note("animateTransition")
    look?(context)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      let place = context.finalFrame(for: controller)
      if place != .zero { to.frame = place }
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        if let to { to.alpha = 1 } else { from?.alpha = 0 }
      },
      completion: { _ in
        to?.alpha = 1
        from?.alpha = 1
        self.note("completeTransition")
        context.completeTransition(!context.transitionWasCancelled)
        self.note("completed")
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { note("animationEnded \(transitionCompleted)") }
}

/// A stack's delegate.
final class StackHearer: NSObject, UINavigationControllerDelegate {
  private unowned let scene: ProbeScene
  var animator: FadeAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  var isQuiet = false

  init(_ scene: ProbeScene) { self.scene = scene }

  private func note(_ call: String) { if !isQuiet { scene.note(call) } }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    note("animator \(operation.rawValue)")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    note("interactor")
    return interactor
  }
}

/// A modal screen's delegate.
final class ModalHearer: NSObject, UIViewControllerTransitioningDelegate {
  private unowned let scene: ProbeScene
  let animator: FadeAnimator
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ scene: ProbeScene) {
    self.scene = scene
    animator = FadeAnimator(scene)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    scene.note("presentationController")
    return makePresentation?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    scene.note("animator in")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    scene.note("animator out")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scene.note("interactor in")
    return nil
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    scene.note("interactor out")
    return interactor
  }
}

/// Covers the lower half, and tells what it hears.
final class HalfPresentation: UIPresentationController {
  weak var scene: ProbeScene?
  var layouts = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layouts += 1
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    scene?.note("presentationWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    scene?.note("presentationDidEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    scene?.note("dismissalWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    scene?.note("dismissalDidEnd \(completed)")
  }
}
