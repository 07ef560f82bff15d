import Rehearsal
import UIKit

/// Hands out one animator for both ways, as most public transitions do.
final class PatternDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (Bool) -> any UIViewControllerAnimatedTransitioning
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(_ animator: @escaping (Bool) -> any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// An animator made of a closure that is given the context and whether it shows.
final class PatternAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let shows: Bool
  let body: (any UIViewControllerContextTransitioning, Bool) -> Void

  init(_ shows: Bool, _ body: @escaping (any UIViewControllerContextTransitioning, Bool) -> Void) {
    self.shows = shows
    self.body = body
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    body(context, shows)
  }
}

/// Places what it presents at the bottom whenever its container lays out.
final class BottomPresentation: UIPresentationController {
  private(set) var layouts = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func containerViewWillLayoutSubviews() {
    layouts += 1
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A stage with one screen in its window, and the screen.
@MainActor
func screenOnStage() -> (stage: Stage, screen: UIViewController) {
  let (stage, screen) = (Stage(scale: 1), UIViewController())
  stage.perform { stage.window.rootViewController = screen }
  stage.settle()
  return (stage, screen)
}
