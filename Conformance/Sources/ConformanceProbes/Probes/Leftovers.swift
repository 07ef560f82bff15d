import UIKit

/// Forgets to bring the presenter back.
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(
      withDuration: 0.2, animations: { view?.alpha = 0 },
      completion: { _ in context.completeTransition(true) })
  }
}

/// Vends another animator whenever it is asked, and counts.
private final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var asked = 0

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)
    view.map(context.containerView.addSubview)
    view?.alpha = 0
    UIView.animate(
      withDuration: 0.2, animations: { view?.alpha = 1 },
      completion: { _ in context.completeTransition(true) })
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    asked += 1
    return UIViewPropertyAnimator(duration: 0.2, curve: .linear) {}
  }
}

/// Hands out one animator for each way, or none.
private final class Lender: NSObject, UIViewControllerTransitioningDelegate,
  UIPopoverPresentationControllerDelegate
{
  var coming: UIViewControllerAnimatedTransitioning?
  var going: UIViewControllerAnimatedTransitioning?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { coming }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { going }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

extension Probe {
  /// What is left at the end, and what holds meanwhile.
  static let leftovers: [Probe] = [
    Probe("dismiss.forgetful.animator") { scene in
      let (screen, lender) = (UIViewController(), Lender())
      scene.kept.append(lender)
      lender.going = ForgetfulAnimator()
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = lender
      scene.at(0.2) { scene.root.present(screen, animated: false) }
      scene.at(0.6) { scene.root.dismiss(animated: true) }
      scene.at(1.4) {
        scene.answer = [
          .flag(scene.root.view.window === scene.window), .flag(screen.view.window == nil),
        ]
      }
    },
    Probe("custom.vends.without.interactor") { scene in
      let (screen, lender, animator) = (UIViewController(), Lender(), VendingAnimator())
      scene.kept.append(lender)
      lender.coming = animator
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = lender
      scene.at(0.2) { scene.root.present(screen, animated: true) }
      scene.at(1) {
        scene.answer = [.number(Double(animator.asked)), .flag(screen.view.window != nil)]
      }
    },
    Probe("block.value.set.outside") { scene in
      let view = scene.view()
      view.alpha = 0
      scene.at(0.1) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      }
      scene.at(0.6) { view.alpha = 0 }
      scene.at(0.7) {
        scene.answer = .number(Double(view.layer.presentation()?.opacity ?? -1))
      }
      scene.at(1.3) {}
    },
    Probe("popover.arrow.room") { scene in
      let (content, lender) = (UIViewController(), Lender())
      scene.kept.append(lender)
      let source = scene.view(
        CGRect(x: scene.window.bounds.midX - 20, y: 150, width: 40, height: 30))
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 120, height: 90)
      content.popoverPresentationController?.sourceView = source
      content.popoverPresentationController?.sourceRect = source.bounds
      content.popoverPresentationController?.permittedArrowDirections = .up
      content.popoverPresentationController?.delegate = lender
      scene.at(0.2) { scene.root.present(content, animated: false) }
      scene.at(0.8) {
        let (view, insets) = (content.view!, content.view.safeAreaInsets)
        scene.answer = [
          .flag(insets.top > 0), .number(Double(view.bounds.height - insets.top)),
          .number(Double(insets.left)), .number(Double(view.bounds.width)),
        ]
      }
    },
    Probe("tree.root.changes.under.modal") { scene in
      let (screen, other) = (UIViewController(), UIViewController())
      screen.modalPresentationStyle = .overFullScreen
      scene.at(0.2) { scene.root.present(screen, animated: false) }
      scene.at(0.6) { scene.window.rootViewController = other }
      scene.at(0.8) {
        scene.answer = [
          .flag(screen.view.window === scene.window), .flag(other.view.window === scene.window),
        ]
        scene.root.dismiss(animated: false)
      }
      scene.at(1) {}
    },
  ]

  /// The zoom of iOS 18: to whoever hears of it a push or a presentation like any other.
  static let zooms: [Probe] = [
    Probe("zoom.push.calls") { scene in
      guard #available(iOS 18.0, *) else { return }
      let (lower, upper) = (Spy("A", scene), Spy("B", scene))
      let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
      lower.view.addSubview(source)
      upper.preferredTransition = .zoom { _ in source }
      let stack = UINavigationController(rootViewController: lower)
      scene.window.rootViewController = stack
      scene.at(0.3) {
        scene.forget()
        stack.pushViewController(upper, animated: true)
      }
      scene.at(2) { stack.popViewController(animated: true) }
      scene.at(4) { scene.answer = scene.noted }
    },
    Probe("zoom.present.calls") { scene in
      guard #available(iOS 18.0, *) else { return }
      let (lower, upper) = (Spy("A", scene), Spy("B", scene))
      let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
      lower.view.addSubview(source)
      upper.modalPresentationStyle = .fullScreen
      upper.preferredTransition = .zoom { _ in source }
      scene.window.rootViewController = lower
      scene.at(0.3) {
        scene.forget()
        lower.present(upper, animated: true) { scene.note("completion") }
      }
      scene.at(2) { lower.dismiss(animated: true) { scene.note("completion") } }
      scene.at(4) { scene.answer = scene.noted }
    },
    Probe("zoom.push.interrupted") { scene in
      guard #available(iOS 18.0, *) else { return }
      let (lower, upper) = (Spy("A", scene), Spy("B", scene))
      let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
      lower.view.addSubview(source)
      upper.preferredTransition = .zoom { _ in source }
      let stack = UINavigationController(rootViewController: lower)
      scene.window.rootViewController = stack
      scene.at(0.3) {
        scene.forget()
        stack.pushViewController(upper, animated: true)
      }
      scene.at(0.4) { stack.popViewController(animated: true) }
      scene.at(3) { scene.answer = scene.noted }
    },
  ]
}
