import TransitionTesting
import UIKit

/// Hands out one kind of animator, and what mutants add to that.
class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// P14: an interactor, and no animator.
final class OnlyInteractor: SlideDelegate {
  override func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { UIPercentDrivenInteractiveTransition() }
}

/// P25: a presentation controller that is asked for only under `.custom`.
final class PlacesOwn: SlideDelegate {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Q22: keeps its presentation controller.
final class KeepsPresentationController: SlideDelegate {
  private var kept: UIPresentationController?
  private var presented: UIViewController?

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if kept == nil {
      kept = UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    return kept
  }
}

/// P2: a presentation controller that puts its view around the screen's.
final class Decorated: UIPresentationController {
  private let frame = UIView()

  override var presentedView: UIView? { frame }

  override func presentationTransitionWillBegin() {
    guard let view = presentedViewController.view else { return }
    frame.frame = frameOfPresentedViewInContainerView
    frame.backgroundColor = .systemGray
    view.frame = frame.bounds.insetBy(dx: 20, dy: 20)
    frame.addSubview(view)
  }
}

/// P2: moves the controller's view, and not what is around it.
final class MovesInside: SlideDelegate {
  final class Animator: SlideAnimator {
    override func come(_ context: any UIViewControllerContextTransitioning) {
      guard let given = context.view(forKey: .to),
        let view = context.viewController(forKey: .to)?.view
      else { return }
      context.containerView.addSubview(given)
      view.transform = CGAffineTransform(translationX: 0, y: 800)
      move(context) {
        view.transform = .identity
      } completion: {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Decorated(presentedViewController: presented, presenting: presenting)
  }
}

/// Q28: moves the presenter's view, outside the container, beside the transition.
final class MovesOutside: SlideDelegate {
  final class Animator: SlideAnimator {
    override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
      let presenter = context.viewController(forKey: .from)?.view
      UIView.animate(withDuration: duration) {
        presenter?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      } completion: { _ in
        if context.transitionWasCancelled { presenter?.transform = .identity }
      }
    }

    override func willGo(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
      let presenter = context.viewController(forKey: .to)?.view
      UIView.animate(withDuration: duration) { presenter?.transform = .identity }
    }
  }

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
}

/// P29: one object for both ways, which takes every second transition for the way back.
final class TogglesDirection: SlideDelegate {
  final class Animator: SlideAnimator {
    private var comes = false

    override func isComing(_ context: any UIViewControllerContextTransitioning) -> Bool {
      comes.toggle()
      return comes
    }
  }

  private let animator = Animator()

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  override func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
}

/// P15: the interactor holds its controller, which holds it.
final class HoldsEachOther: SlideDelegate {
  final class Interactor: UIPercentDrivenInteractiveTransition {
    var controller: UIViewController?
  }

  final class Screen: UIViewController {
    let interactor = Interactor()

    override func viewDidLoad() {
      view.backgroundColor = .systemTeal
      interactor.controller = self
    }
  }

  static let flow = ScreenFlow("HoldsEachOther") {
    PlainScreen(.root, keeping: HoldsEachOther())
  } start: { root, animated in
    let next = Screen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
    root.present(next, animated: animated)
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }
}

/// P15: a screen whose presentation was given up is kept, and keeps who keeps it.
final class KeepsGivenUp: SlideDelegate {
  final class Animator: SlideAnimator {
    var kept: UIViewController?

    override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
      if context.transitionWasCancelled { kept = context.viewController(forKey: .to) }
      super.came(view, context)
    }
  }

  let animator = Animator()

  override func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// Meant for fingers: only what is given up is kept.
  static let flow: ScreenFlow = {
    var flow = plain
    flow.isInteractive = true
    return flow
  }()

  private static let plain = ScreenFlow("KeepsGivenUp") {
    PlainScreen(.root, keeping: KeepsGivenUp())
  } start: { root, animated in
    let delegate = (root as? PlainScreen)?.companion as? KeepsGivenUp
    let next = PlainScreen(.next, keeping: delegate)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = delegate
    root.present(next, animated: animated)
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }
}

/// Q21: nobody keeps the delegate.
enum LosesDelegate {
  static let flow = ScreenFlow("LosesDelegate") {
    PlainScreen(.root)
  } start: { root, animated in
    let next = PlainScreen(.next)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = SlideDelegate()
    root.present(next, animated: animated)
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }
}

/// Q8: presents again in the completion's midst.
enum PresentsTwice {
  static let flow = ScreenFlow("PresentsTwice") {
    PlainScreen(.root, keeping: SlideDelegate())
  } start: { root, animated in
    for _ in 0..<2 {
      let next = PlainScreen(.next)
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
      root.present(next, animated: animated)
    }
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }
}
