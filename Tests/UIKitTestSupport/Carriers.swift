import Rehearsal
import UIKit

/// What can carry a transition from one screen to the next.
enum Carrier: String, CaseIterable, Sendable {
  case modal, push, tab, own = "a container of one's own"

  /// Shows a first screen, then asks for the next one.
  @MainActor
  func start(on stage: Stage, _ objects: OneForAll) {
    let first = UIViewController()
    let root = makeRoot(with: first, objects)
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    stage.perform { request(root, objects) }
  }

  @MainActor
  private func makeRoot(with first: UIViewController, _ objects: OneForAll) -> UIViewController {
    switch self {
    case .modal: return first
    case .push:
      let stack = UINavigationController(rootViewController: first)
      stack.delegate = objects
      return stack
    case .tab:
      let tabs = UITabBarController()
      tabs.delegate = objects
      tabs.viewControllers = [first, objects.next]
      return tabs
    case .own:
      let cards = CardContainer(log: CallLog())
      cards.show(first, animator: nil, interactor: nil)
      return cards
    }
  }

  @MainActor
  private func request(_ root: UIViewController, _ objects: OneForAll) {
    switch root {
    case let stack as UINavigationController:
      stack.pushViewController(objects.next, animated: true)
    case let tabs as UITabBarController: tabs.selectedIndex = 1
    case let cards as CardContainer:
      cards.show(objects.next, animator: objects.animator, interactor: objects.interactor)
    default:
      objects.next.modalPresentationStyle = .fullScreen
      objects.next.transitioningDelegate = objects
      root.present(objects.next, animated: true)
    }
  }
}

/// The delegate of everything, with one animator and one interactor.
final class OneForAll: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let next = UIViewController()
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: any UIViewControllerInteractiveTransitioning

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: any UIViewControllerInteractiveTransitioning
  ) {
    self.animator = animator
    self.interactor = interactor
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
