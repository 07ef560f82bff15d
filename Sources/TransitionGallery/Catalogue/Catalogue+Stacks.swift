import UIKit

/// The articles' transitions of navigation stacks and tabs.
extension Catalogue {
  static let stackArticles = [heroPush, swipeBack, snapshotSpringPush, tabSlide]

  private static let heroPush = GalleryItem(
    slug: "hero-push", title: "Hero push",
    summary: "The tapped photograph flies to its place on the next screen, and back.",
    origin: "iOS-转场动画, Push & Pop", kind: .navigation,
    makeRoot: { PhotographsController(transition: HeroTransition()) },
    acts: [pushPhotograph(0.6), popPhotograph(0.6)]
  ).telling {
    $0.parameters = heroNumbers
    $0.mended = heroMended
  }

  private static let swipeBack = GalleryItem(
    slug: "swipe-back", title: "Swipe back",
    summary: "A finger drives the hero's way back, and may think better of it.",
    origin: "iOS-转场动画, PercentSwipeTransition for push and modal", kind: .navigation,
    makeRoot: { PhotographsController(transition: SwipeBackTransition()) },
    acts: [pushPhotograph(0.6), popPhotograph(0.6)]
  ).telling {
    $0.parameters =
      heroNumbers + [.init("progress", "way / half the width"), .init("finishes", "past 0.5")]
    $0.interaction = .init(
      from: CGPoint(x: 0.2, y: 0.6), across: CGVector(dx: 0.5, dy: 0), isGrabbedInFlight: true)
    $0.mended = heroMended + swipeMended
    $0.script = swipe(by: 38)
    $0.cancelScript = swipe(by: 20)
  }

  private static let snapshotSpringPush = GalleryItem(
    slug: "snapshot-spring-push", title: "Snapshot spring, push and pop",
    summary: "The same for a navigation stack: one delegate, told apart by the operation.",
    origin: "ViewController 转场, UINavigationControllerDelegate", kind: .navigation,
    makeRoot: { PhotographsController(transition: SnapshotSpringTransition()) },
    acts: [pushPhotograph(1), popPhotograph(1)]
  ).telling {
    $0.parameters = snapshotNumbers
    $0.mended = snapshotMended
  }

  private static let tabSlide = GalleryItem(
    slug: "tab-slide", title: "Tab slide",
    summary: "The next tab slides in from the side on which it lies.",
    origin: "iOS 自定义转场, tab bar", kind: .tab,
    makeRoot: { TabsViewController() },
    acts: [selectTab(1), selectTab(2), selectTab(0)]
  ).telling {
    $0.parameters = [
      .init("duration", "0.4 s"), .init("damping ratio", "1"),
      .init("direction", "by the tabs' order, mirrored from right to left"),
    ]
    $0.mended = ["The article names the kind and shows no code: all of it is new."]
  }

  static func pushPhotograph(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration, "open") { root in
      (root as? PhotographsController)?.openSelected(animated: true)
    }
  }

  static func popPhotograph(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration, "close") { root in
      (root as? UINavigationController)?.popViewController(animated: true)
    }
  }

  private static func selectTab(_ index: Int) -> GalleryItem.Act {
    .init(0.4, "select \(["first", "second", "third"][index])") { root in
      (root as? UITabBarController)?.selectedIndex = index
    }
  }

  /// Opens, swipes towards the trailing edge by so many hundredths of the width, rests, and lets go.
  static func swipe(by way: Int) -> String {
    """
    open
    settle
    wait 0.3 s
    pan from leading 20%,61% to leading \(20 + way)%,61% over 0.6 s
    hold 0.2 s
    release at 0 pt/s
    settle

    """
  }

  private static let heroNumbers: [GalleryItem.Parameter] = [
    .init("duration", "0.6 s"), .init("damping ratio", "0.6"), .init("velocity", "1/0.6"),
  ]

  private static let heroMended = [
    "The target's place is read after the new screen is laid out, in the container.",
    "The new screen fades in, where the article's push shows it empty at once.",
    "A cancelled pop shows the pictures of both screens again.",
    "On the way back the picture arrives, where the article's has faded away by then.",
  ]
}
