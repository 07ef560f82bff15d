import UIKit

/// The articles' transitions of modal screens.
extension Catalogue {
  static let modalArticles = [
    bouncePresent, normalDismiss, swipeDismiss, semiModal, halfWaySpring, snapshotSpring,
    thumbnailZoom, popoverMenu,
  ]

  private static let bouncePresent = GalleryItem(
    slug: "bounce-present", title: "Bounce present",
    summary: "A screen springs up from below, overshoots, and settles.",
    origin: "iOS-转场动画, BouncePresentTransition", kind: .present,
    makeRoot: { FeedViewController() }, acts: [openStory(0.8)]
  ).telling {
    $0.parameters = [
      .init("duration", "0.8 s"), .init("damping ratio", "0.6"), .init("velocity", "0"),
    ]
    $0.mended = [
      "The way is the container's height, not the screen's.",
      "The context is told whether it was cancelled, where the article always says completed.",
    ]
    $0.script = "open\nsettle\n"
  }

  private static let normalDismiss = GalleryItem(
    slug: "normal-dismiss", title: "Normal dismiss",
    summary: "The screen slides down and uncovers the one beneath.",
    origin: "iOS-转场动画, NormalDismissTransition", kind: .dismiss,
    makeRoot: { FeedViewController() },
    prepare: { root in (root as? FeedViewController)?.openFirst(animated: false) },
    acts: [dismissStory(1.5)]
  ).telling {
    $0.parameters = [.init("duration", "1.5 s"), .init("curve", "ease in and out")]
    $0.mended = [
      "The screen beneath is only put in where UIKit hands it out.",
      "The way is the container's height, not the screen's.",
    ]
  }

  private static let swipeDismiss = GalleryItem(
    slug: "swipe-dismiss", title: "Swipe to dismiss",
    summary: "A finger pulls the screen down; past a quarter of the height it goes.",
    origin: "iOS-转场动画, PercentSwipeTransition", kind: .modal,
    makeRoot: { FeedViewController(transition: SwipeDismissTransition()) },
    acts: [openStory(0.8), dismissStory(1.5)]
  ).telling {
    $0.parameters = [
      .init("progress", "way / half the height"), .init("finishes", "past 0.5"),
      .init("rest", "at 1 − progress of the speed, at least 0.35"),
    ]
    $0.interaction = .init(
      from: CGPoint(x: 0.5, y: 0.3), across: CGVector(dx: 0, dy: 0.5), isGrabbedInFlight: true)
    $0.mended = swipeMended
    $0.script = pull(by: 34)
    $0.cancelScript = pull(by: 20)
  }

  private static let semiModal = GalleryItem(
    slug: "semi-modal", title: "Semi-modal",
    summary: "A card takes two thirds of the screen while the rest steps back.",
    origin: "iOS-转场动画, SemiModal", kind: .modal,
    makeRoot: { FeedViewController(transition: SemiModalTransition(), style: .custom) },
    acts: [openStory(0.8), dismissStory(1.5)]
  ).telling {
    $0.parameters = [
      .init("card", "2/3 of the height, corners 15 pt"), .init("screen beneath", "scale 0.85"),
      .init("up", "0.8 s, damping ratio 0.6"), .init("down", "1.5 s, or a finger"),
    ]
    $0.interaction = .init(from: CGPoint(x: 0.5, y: 0.45), across: CGVector(dx: 0, dy: 0.5))
    $0.reducedMotion = "The card fades; the screen beneath stays as it is."
    $0.mended = [
      "The picture of the screen beneath is kept, not looked up by a tag.",
      "Corners clip: the article reads masksToBounds where it means to set it.",
      "The content gets the two thirds of the card that can be seen.",
      "A cancelled swipe keeps the card and the shrunken picture; nothing stays hidden.",
    ]
    $0.script = pull(by: 34)
    $0.cancelScript = pull(by: 20)
  }

  private static let halfWaySpring = GalleryItem(
    slug: "half-way-spring", title: "Half-way spring",
    summary: "A card with a shadow springs up from half way down while it fades in.",
    origin: "HalfWaySpringAnimator", kind: .modal,
    makeRoot: { FeedViewController(transition: HalfWaySpringTransition(), style: .custom) },
    acts: [openStory(2), dismissStory(0.35)]
  ).telling {
    $0.parameters = [
      .init("duration", "2 s"), .init("damping ratio", "0.6"), .init("velocity", "0"),
      .init("starts", "its upper edge half a screen down, transparent"),
    ]
    $0.mended = [
      "The from-view, nil when the presenter stays, is not needed.",
      "Half a screen is half of the container.", "The way out exists.",
    ]
    $0.script = "open\nsettle\nwait 0.4 s\ntap 50%,95%\nsettle\n"
  }

  private static let snapshotSpring = GalleryItem(
    slug: "snapshot-spring", title: "Snapshot spring",
    summary: "A picture of the new screen springs up hard; then the real one takes its place.",
    origin: "ViewController 转场, resizableSnapshotView", kind: .modal,
    makeRoot: { FeedViewController(transition: SnapshotSpringTransition()) },
    acts: [openStory(1), dismissStory(1)]
  ).telling {
    $0.parameters = snapshotNumbers
    $0.mended = snapshotMended
  }

  private static let thumbnailZoom = GalleryItem(
    slug: "thumbnail-zoom", title: "Thumbnail zoom",
    summary: "A thumbnail leaves its wall and grows to the photograph, and goes back.",
    origin: "iOS 自定义转场, SZAnimator", kind: .modal,
    makeRoot: { PhotoWallViewController() },
    acts: [
      .init(2, "open") { root in (root as? PhotoWallViewController)?.openSelected() },
      .init(2, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters = [
      .init("duration", "2 s"), .init("curve", "ease in and out"),
      .init("ends", "from two protocols: view, from, to"),
    ]
    $0.mended = [
      "A delegate that is gone does not crash it.",
      "The transition is completed and the flying view removed, in every outcome.",
      "Both rectangles are converted to the container; the screen gets its final frame.",
      "Thumbnail and photograph hide while their likeness is in the air.",
    ]
    $0.script = "tap 45%,37%\nsettle\nwait 0.4 s\ntap 50%,50%\nsettle\n"
  }

  private static let popoverMenu = GalleryItem(
    slug: "popover-menu", title: "Popover menu",
    summary: "A menu unfolds from its top edge, the arrow turns, the rest dims.",
    origin: "自定义转场动画, ChaosPresentationController", kind: .modal,
    makeRoot: { MenuHostViewController() },
    acts: [
      .init(0.3, "open") { root in (root as? MenuHostViewController)?.openMenu(animated: true) },
      .init(0.3, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters = [
      .init("duration", "0.3 s"), .init("anchor point", "0.5, 0"),
      .init("scale y", "0 → 1, back to 0.00001"), .init("frame", "from outside"),
    ]
    $0.mended = [
      "The frame is set after the anchor point, which moves the view.",
      "The context is told the truth.", "Opening and closing are notified under two names.",
      "The background fades with the menu and is gone at the end.",
    ]
    $0.script = "tap \"Following\"\nsettle\nwait 0.4 s\ntap 50%,85%\nsettle\n"
  }
}

/// Parts that several items share.
extension Catalogue {
  static func openStory(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration, "open") { root in (root as? FeedViewController)?.openFirst(animated: true) }
  }

  static func dismissStory(_ duration: TimeInterval) -> GalleryItem.Act {
    .init(duration, "close") { root in root.dismiss(animated: true) }
  }

  /// Opens, pulls down by so many hundredths of the height, rests, and lets go.
  static func pull(by way: Int) -> String {
    """
    open
    settle
    wait 0.3 s
    pan from 50%,45% to 50%,\(45 + way)% over 0.7 s
    hold 0.2 s
    release at 0 pt/s
    settle

    """
  }

  static let swipeMended = [
    "The interactor holds its controller weakly.",
    "A gesture that is taken away cancels.",
    "The speed of the rest never comes to a standstill.",
    "A finger that sets out sideways starts nothing; a flick counts.",
    "The finger can come back while the rest runs, or while all runs by itself.",
  ]

  static let snapshotNumbers: [GalleryItem.Parameter] = [
    .init("duration", "1 s"), .init("damping ratio", "0.4"), .init("velocity", "10"),
    .init("moves", "a resizable snapshot, one screen height"),
  ]

  static let snapshotMended = [
    "On a cancel the snapshot goes too.", "Nothing else in the container is removed.",
    "The way back exists.",
  ]
}
