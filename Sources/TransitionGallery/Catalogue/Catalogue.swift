import UIKit

/// Every transition there is, in the order in which people should see them.
@MainActor
public enum Catalogue {
  public static let items: [GalleryItem] =
    [
      bouncePresent, normalDismiss, halfWaySpring, snapshotSpring, snapshotSpringPush, heroPush,
      popoverMenu, tabSlide,
    ] + field + system

  /// The item with a slug.
  public static func item(_ slug: String) -> GalleryItem? { items.first { $0.slug == slug } }
}

/// The transitions of the articles.
extension Catalogue {
  private static let bouncePresent = GalleryItem(
    slug: "bounce-present", title: "Bounce present",
    summary: "A screen springs up from below, overshoots, and settles.",
    origin: "iOS-转场动画, BouncePresentTransition", kind: .present,
    makeRoot: { FeedViewController() },
    acts: [.init(0.8) { root in (root as? FeedViewController)?.openFirst(animated: true) }])

  private static let normalDismiss = GalleryItem(
    slug: "normal-dismiss", title: "Normal dismiss",
    summary: "The screen slides down and uncovers the one beneath.",
    origin: "iOS-转场动画, NormalDismissTransition", kind: .dismiss,
    makeRoot: { FeedViewController() },
    prepare: { root in (root as? FeedViewController)?.openFirst(animated: false) },
    acts: [.init(1.5) { root in root.dismiss(animated: true) }])

  private static let halfWaySpring = GalleryItem(
    slug: "half-way-spring", title: "Half-way spring",
    summary: "A card with a shadow springs up from half way down while it fades in.",
    origin: "HalfWaySpringAnimator", kind: .modal,
    makeRoot: { FeedViewController(transition: HalfWaySpringTransition(), style: .custom) },
    acts: [
      .init(2) { root in (root as? FeedViewController)?.openFirst(animated: true) },
      .init(0.35) { root in root.dismiss(animated: true) },
    ])

  private static let popoverMenu = GalleryItem(
    slug: "popover-menu", title: "Popover menu",
    summary: "A menu unfolds from its top edge, the arrow turns, the rest dims.",
    origin: "自定义转场动画, ChaosPresentationController", kind: .modal,
    makeRoot: { MenuHostViewController() },
    acts: [
      .init(0.3) { root in (root as? MenuHostViewController)?.openMenu(animated: true) },
      .init(0.3) { root in root.dismiss(animated: true) },
    ])

  private static let tabSlide = GalleryItem(
    slug: "tab-slide", title: "Tab slide",
    summary: "The next tab slides in from the side on which it lies.",
    origin: "iOS 自定义转场, tab bar", kind: .tab,
    makeRoot: { TabsViewController() },
    acts: [
      .init(0.4) { root in (root as? UITabBarController)?.selectedIndex = 1 },
      .init(0.4) { root in (root as? UITabBarController)?.selectedIndex = 2 },
      .init(0.4) { root in (root as? UITabBarController)?.selectedIndex = 0 },
    ])

  private static let snapshotSpring = GalleryItem(
    slug: "snapshot-spring", title: "Snapshot spring",
    summary: "A picture of the new screen springs up hard; then the real one takes its place.",
    origin: "ViewController 转场, resizableSnapshotView", kind: .modal,
    makeRoot: { FeedViewController(transition: SnapshotSpringTransition()) },
    acts: [
      .init(1) { root in (root as? FeedViewController)?.openFirst(animated: true) },
      .init(1) { root in root.dismiss(animated: true) },
    ])

  private static let snapshotSpringPush = GalleryItem(
    slug: "snapshot-spring-push", title: "Snapshot spring, push and pop",
    summary: "The same for a navigation stack: one delegate, told apart by the operation.",
    origin: "ViewController 转场, UINavigationControllerDelegate", kind: .navigation,
    makeRoot: { PhotographsController(transition: SnapshotSpringTransition()) },
    acts: [pushPhotograph(1), popPhotograph(1)])

  private static let heroPush = GalleryItem(
    slug: "hero-push", title: "Hero push",
    summary: "The tapped photograph flies to its place on the next screen, and back.",
    origin: "iOS-转场动画, Push & Pop", kind: .navigation,
    makeRoot: { PhotographsController(transition: HeroTransition()) },
    acts: [pushPhotograph(0.6), popPhotograph(0.6)])

  static func pushPhotograph(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration) { root in (root as? PhotographsController)?.openSelected(animated: true) }
  }

  static func popPhotograph(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration) { root in
      (root as? UINavigationController)?.popViewController(animated: true)
    }
  }
}
