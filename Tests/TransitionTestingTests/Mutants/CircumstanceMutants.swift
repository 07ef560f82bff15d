import Foundation
import TransitionTesting
import UIKit

/// Q18: a property animator that nobody keeps, let go of while it is paused.
final class LetsGoOfAnimator: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 1 }
    animator.pauseAnimation()
  }
}

/// P10: tells the context how far it is, though an interactor drives it.
final class TellsContext: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    context.updateInteractiveTransition(0)
  }
}

/// Q20: another interruptible animator on every call.
final class MakesMany: NSObject, UIViewControllerAnimatedTransitioning {
  private var first: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    guard let view = context.view(forKey: .to) else { return animator }
    if view.superview !== context.containerView { context.containerView.addSubview(view) }
    animator.addAnimations { view.alpha = 1 }
    if first == nil {
      first = animator
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    return animator
  }
}

/// The view stands where it should only when the transition completes.
final class StandsLow: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y += 30
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds
    super.came(view, context)
  }
}

/// The view is shifted by what the status bar has grown.
final class ShiftsByBar: SlideAnimator {
  private var top: CGFloat = 0

  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    top = context.containerView.safeAreaInsets.top
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y += context.containerView.safeAreaInsets.top - top
    super.came(view, context)
  }
}

/// The view goes up with the keyboard and does not come down.
final class RidesKeyboard: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { [weak view] _ in
      MainActor.assumeIsolated { view?.transform = CGAffineTransform(translationX: 0, y: -40) }
    }
  }
}

/// The view is pushed down by what a text is higher than usual.
final class FitsSmallText: SlideAnimator {
  override func coming(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame.origin.y += UIFontMetrics.default.scaledValue(for: 20) - 20
  }
}

/// Q16: ties the view to the container in two ways that cannot both be.
final class Overconstrains: SlideAnimator {
  override func willCome(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let helper = UIView()
    helper.translatesAutoresizingMaskIntoConstraints = false
    context.containerView.insertSubview(helper, at: 0)
    NSLayoutConstraint.activate([
      helper.widthAnchor.constraint(equalToConstant: 100),
      helper.widthAnchor.constraint(equalToConstant: 200),
    ])
    self.helper = helper
  }

  private weak var helper: UIView?

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    helper?.removeFromSuperview()
    super.came(view, context)
  }
}

/// A screen that wants a light status bar.
final class LightScreen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

/// Pops by an animator, and nothing that a finger could drive.
final class PopsAlone: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
}

/// A fade that keeps its contract.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: controller)
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// F8.2.1: what lies in it stands below the safe area of its own view.
final class ClosableScreen: UIViewController {
  private let button = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    button.backgroundColor = .systemYellow
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 8, width: 34, height: 34)
  }
}

/// Moves by frames, which take the screen out of the safe area at once.
final class SinksByFrame: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from) else { return context.completeTransition(false) }
    let rest = from.frame
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    move(context) {
      from.frame.origin.y = context.containerView.bounds.height
    } completion: {
      if context.transitionWasCancelled { from.frame = rest }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class SinkingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SinksByFrame() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SinksByFrame() }
}

/// Flows whose own code is at fault.
@MainActor
enum FlowMutants {
  /// Puts a cover over the window that only the completion takes away; a refused request has none.
  static let coversTwice = ScreenFlow("CoversTwice") {
    PlainScreen(.root, keeping: SlideDelegate())
  } start: { root, animated in
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cover.backgroundColor = .systemGray
    root.view.window?.addSubview(cover)
    let next = PlainScreen(.next)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
    root.present(next, animated: animated) { cover.removeFromSuperview() }
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }

  /// Lies under the status bar and does not capture it.
  static let lightUnderBar = ScreenFlow("LightUnderBar") {
    PlainScreen(.root, keeping: SlideDelegate())
  } start: { root, animated in
    let next = LightScreen()
    next.modalPresentationStyle = .overFullScreen
    next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
    root.present(next, animated: animated)
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }

  /// Has a close button below the status bar, and slides away by its frame.
  static let layoutBySafeArea = ScreenFlow("LaysOutBySafeArea") {
    PlainScreen(.root, keeping: SinkingDelegate())
  } start: { root, animated in
    let next = ClosableScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = (root as? PlainScreen)?.companion as? SinkingDelegate
    root.present(next, animated: animated)
  } reverse: { root, animated in
    root.dismiss(animated: animated)
  }

  /// Lies over a screen that stays, and tells assistive technology nothing of it.
  static let overlay = ScreenFlow.animator("Overlay", style: .overFullScreen) { SlideAnimator() }

  /// Dismisses from the bottom of the window, whatever lies there.
  static let dismissesAll = ScreenFlow("DismissesAll") {
    PlainScreen(.root, keeping: SlideDelegate())
  } start: { root, animated in
    let next = PlainScreen(.next)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
    root.present(next, animated: animated)
  } reverse: { root, animated in
    UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: animated)
  }
}
