import UIKit

/// Supplies a piece to modal screens, navigation stacks and tab bars, forward and backward.
///
/// UIKit keeps no delegate alive: keep this object somewhere.
@MainActor
public final class PieceTransition: NSObject {
  private let forward: Piece
  private let backward: Piece
  /// Seconds.
  public let duration: TimeInterval
  /// Of all that has no timing of its own.
  public let timing: PieceTiming
  /// Follows a finger on the way back, while one is down.
  public var interactor: SwipeInteractor?

  /// - Parameters:
  ///   - piece: What happens when a screen comes.
  ///   - backward: What happens, told forward, when it goes; the same unless told.
  ///   - duration: Seconds.
  public init(
    _ piece: Piece, backward: Piece? = nil, duration: TimeInterval,
    timing: PieceTiming = .curve(.easeInOut)
  ) {
    forward = piece
    self.backward = backward ?? piece
    self.duration = duration
    self.timing = timing
    super.init()
  }

  /// The animator for one direction.
  public func animator(isForward: Bool) -> PieceAnimator {
    PieceAnimator(
      isForward ? forward : backward, duration: duration, timing: timing, isForward: isForward)
  }

  /// The same with a finger that swipes pushed screens back, over the whole width: UIKit turns its
  /// own edge swipe off where a pop is not the system's.
  public func swipedBack() -> PieceTransition {
    let interactor = SwipeInteractor()
    interactor.share = 1
    self.interactor = interactor
    return self
  }

  private var activeInteractor: SwipeInteractor? {
    interactor.flatMap { $0.isInteracting ? $0 : nil }
  }
}

extension PieceTransition: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isForward: false) }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { activeInteractor }
}

extension PieceTransition: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isForward: operation == .push) }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { activeInteractor }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController !== navigationController.viewControllers.first else { return }
    interactor?.attach(to: viewController, way: .pop)
  }
}

extension PieceTransition: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else {
      return nil
    }
    return animator(isForward: to > from)
  }
}
