import UIKit

/// The list of stories, opened by the system's own transitions.
final class SystemFeedController: UIViewController {
  private let feed = FeedViewController()
  private let prepare: (UIViewController) -> Void

  /// - Parameter prepare: Says how a story is to be presented.
  init(prepare: @escaping (UIViewController) -> Void) {
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
  }

  /// Presents the first story.
  func open(configure: (UIViewController) -> Void = { _ in }) {
    let story = StoryViewController()
    prepare(story)
    configure(story)
    present(story, animated: true)
  }

  /// Points at the portrait in the corner.
  func openPopover() {
    let menu = MenuViewController()
    menu.preferredContentSize = CGSize(width: 220, height: 230)
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
