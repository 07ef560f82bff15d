import TransitionTesting
import UIKit

extension Sound {
  /// Views above the screen that leave it its touches, or have always been there.
  static var touched: [ScreenFlow] { [underChrome, underHeadsUp, lettingThrough] }

  private static func over(
    _ name: String, _ delegate: @escaping @MainActor () -> SlideDelegate,
    prepare: @escaping @MainActor (UIViewController) -> Void = { _ in },
    _ make: @escaping @MainActor () -> UIViewController
  ) -> ScreenFlow {
    ScreenFlow(
      name, makeRoot: { PlainScreen(.root, keeping: delegate()) }, prepare: prepare,
      start: { root, animated in
        let next = make()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = (root as? PlainScreen)?.companion as? SlideDelegate
        root.present(next, animated: animated)
      },
      reverse: { root, animated in root.dismiss(animated: animated) })
  }

  /// A presentation controller with a button above the screen, in a view that lets the rest through.
  private static var underChrome: ScreenFlow {
    over("under chrome", { ChromeDelegate() }) { PlainScreen(.next) }
  }

  /// A view over the whole window that has been there from the beginning.
  private static var underHeadsUp: ScreenFlow {
    over("under a view that was there before", { SlideDelegate() }) { root in
      guard let window = root.view.window else { return }
      window.addSubview(UIView(frame: window.bounds))
    } _: {
      PlainScreen(.next)
    }
  }

  /// A screen over another that takes no touches but on its own button.
  private static var lettingThrough: ScreenFlow {
    over("a screen that lets touches through", { SlideDelegate() }) { ClearScreen() }
  }
}

/// Hears touches on its subviews only.
private final class Through: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }
}

private final class ClearScreen: UIViewController {
  override func loadView() {
    view = Through()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let button = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 44))
    button.backgroundColor = .systemTeal
    view.addSubview(button)
  }
}

private final class Chrome: UIPresentationController {
  private let chrome = Through()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    chrome.frame = containerView.bounds
    chrome.layer.zPosition = 1
    let button = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 44))
    button.backgroundColor = .systemTeal
    chrome.addSubview(button)
    containerView.addSubview(chrome)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { containerView?.bringSubviewToFront(chrome) }
  }
}

private final class ChromeDelegate: SlideDelegate {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Chrome(presentedViewController: presented, presenting: presenting)
  }
}
