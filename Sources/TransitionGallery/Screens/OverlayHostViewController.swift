import UIKit

/// The list of stories under an overlay of choice.
final class OverlayHostViewController: UIViewController {
  private let feed = FeedViewController()
  // A controller does not keep its transitioning delegate alive.
  private let transition: UIViewControllerTransitioningDelegate
  private let screen: @MainActor () -> UIViewController

  /// - Parameter screen: Makes what is shown over the list.
  init(
    transition: UIViewControllerTransitioningDelegate,
    screen: @escaping @MainActor () -> UIViewController
  ) {
    self.transition = transition
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(feed)
    feed.view.frame = view.bounds
    feed.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(feed.view)
    feed.didMove(toParent: self)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    SteppingPresentationController.barStyle(over: self)
  }

  func open() {
    guard presentedViewController == nil else { return }
    let overlay = screen()
    overlay.modalPresentationStyle = .custom
    overlay.transitioningDelegate = transition
    present(overlay, animated: true)
  }
}
