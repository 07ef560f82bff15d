import UIKit

/// The list of stories, opened by the system's own transitions.
final class SystemFeedController: UIViewController {
  private let feed = FeedViewController()
  private let prepare: (UIViewController) -> Void
  private let screen: () -> UIViewController
  private let choose: (SystemFeedController) -> Void

  /// - Parameters:
  ///   - screen: Makes what is presented; a story unless told.
  ///   - choose: What a tapped card does; it presents the screen unless told.
  ///   - prepare: Says how that is to be presented.
  init(
    screen: @escaping () -> UIViewController = { StoryViewController() },
    choose: @escaping (SystemFeedController) -> Void = { $0.open() },
    prepare: @escaping (UIViewController) -> Void
  ) {
    self.screen = screen
    self.choose = choose
    self.prepare = prepare
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
    feed.choose = { [weak self] in self.map { $0.choose($0) } }
  }

  /// Presents the screen.
  func open(configure: (UIViewController) -> Void = { _ in }) {
    guard presentedViewController == nil else { return }
    let screen = screen()
    prepare(screen)
    configure(screen)
    present(screen, animated: true)
  }

  /// At half the height at first.
  func openSheet() {
    open { story in
      story.sheetPresentationController?.detents = [.medium(), .large()]
      story.sheetPresentationController?.prefersGrabberVisible = true
    }
  }

  /// Points at the portrait in the corner.
  func openPopover() {
    guard presentedViewController == nil else { return }
    let menu = MenuViewController()
    menu.preferredContentSize = MenuViewController.size
    prepare(menu)
    menu.popoverPresentationController?.delegate = self
    menu.popoverPresentationController?.sourceView = feed.portraitView
    present(menu, animated: true)
  }

  /// Out of the first card.
  func openZoomed() {
    open { story in
      story.preferredTransition = .zoom { [weak self] _ in self?.feed.firstCard }
    }
  }
}

extension SystemFeedController: UIPopoverPresentationControllerDelegate {
  /// A popover on a phone too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
