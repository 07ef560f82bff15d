import UIKit

extension ScreenFlow {
  /// Presents and dismisses a plain screen by a transitioning delegate. It and those below are taken to be
  /// meant for fingers: set `isInteractive` to false where they are not.
  /// - Parameters:
  ///   - style: How the screen covers the one below.
  ///   - delegate: Makes the delegate, a new one for every scenario; it is kept alive.
  public static func presenting(
    _ name: String, style: UIModalPresentationStyle = .fullScreen,
    delegate: @escaping @MainActor () -> any UIViewControllerTransitioningDelegate
  ) -> ScreenFlow {
    var flow = ScreenFlow(name, makeRoot: { PlainScreen(.root, keeping: delegate()) }) {
      root, animated in
      guard let root = root as? PlainScreen else { return }
      let next = PlainScreen(.next)
      next.modalPresentationStyle = style
      next.transitioningDelegate =
        root.companion as? any UIViewControllerTransitioningDelegate
      root.present(next, animated: animated)
    } reverse: { root, animated in
      root.dismiss(animated: animated)
    }
    flow.isInteractive = true
    return flow
  }

  /// Presents and dismisses a plain screen by one animator for both ways.
  public static func animator(
    _ name: String, style: UIModalPresentationStyle = .fullScreen,
    _ animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) -> ScreenFlow {
    presenting(name, style: style) { AnimatorDelegate(animator) }
  }

  /// Pushes and pops a plain screen by a navigation delegate.
  public static func pushing(
    _ name: String, delegate: @escaping @MainActor () -> any UINavigationControllerDelegate
  ) -> ScreenFlow {
    var flow = ScreenFlow(
      name,
      makeRoot: {
        let objects = delegate()
        let stack = UINavigationController(
          rootViewController: PlainScreen(.root, keeping: objects))
        stack.delegate = objects
        return stack
      }
    ) { root, animated in
      (root as? UINavigationController)?.pushViewController(PlainScreen(.next), animated: animated)
    } reverse: { root, animated in
      (root as? UINavigationController)?.popViewController(animated: animated)
    }
    flow.isInteractive = true
    return flow
  }

  /// Switches between two tabs by a tab bar delegate; a switch has no `animated`.
  public static func switchingTabs(
    _ name: String, delegate: @escaping @MainActor () -> any UITabBarControllerDelegate
  ) -> ScreenFlow {
    var flow = ScreenFlow(
      name,
      makeRoot: {
        let objects = delegate()
        let tabs = UITabBarController()
        tabs.viewControllers = [PlainScreen(.root, keeping: objects), PlainScreen(.next)]
        tabs.delegate = objects
        return tabs
      }
    ) { root, _ in
      (root as? UITabBarController)?.selectedIndex = 1
    } reverse: { root, _ in
      (root as? UITabBarController)?.selectedIndex = 0
    }
    flow.heedsAnimated = []
    flow.isInteractive = true
    return flow
  }
}

/// Hands out animators, a new one for each direction.
private final class AnimatorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let make: @MainActor () -> any UIViewControllerAnimatedTransitioning

  init(_ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning) {
    self.make = make
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { make() }
}
