import Rehearsal
import Testing

@testable import UIKit

/// The back button of a bar while a finger somewhere else moves the screens.
@MainActor @Suite struct BackButtonTests {
  private final class Hand: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let driver = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("does nothing until they are at rest, and pops then")
  func underWay() {
    let stage = Stage(scale: 1)
    let hand = Hand()
    let screens = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    stack.pushViewController(screens[1], animated: false)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    stack.delegate = hand
    stage.perform { stack.pushViewController(screens[2], animated: true) }
    stage.perform { hand.driver.update(0.5) }
    stage.perform { stack.navigationBar.goBack?() }
    #expect(stack.viewControllers == screens)
    stage.perform { hand.driver.finish() }
    stage.settle()
    #expect(stack.topViewController === screens[2])
    #expect(stage.violations.isEmpty)
    stack.delegate = nil
    stage.perform { stack.navigationBar.goBack?() }
    stage.settle()
    #expect(stack.topViewController === screens[1])
  }
}
