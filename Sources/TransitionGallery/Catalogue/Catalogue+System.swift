import UIKit

/// UIKit's own, for comparison.
extension Catalogue {
  static let system: [GalleryItem] = [
    systemPush, systemSheet, systemPopover, systemZoom, systemCover, systemFlip, systemDissolve,
    systemCurl,
  ]

  private static let asOnIOS = "As the system does it: it moves all the same."

  private static let systemPush = GalleryItem(
    slug: "system-push", title: "Push and pop",
    summary: "The system's own: the old screen slides a third of the way and darkens.",
    origin: "UINavigationController", kind: .navigation,
    makeRoot: { PhotographsController(transition: nil) },
    acts: [pushPhotograph(0.5057), popPhotograph(0.5057)]
  ).telling {
    $0.parameters = [
      .init("duration", "announces 0.35 s, rests after 0.5057 s"), spring,
      .init("old screen", "goes 0.3 of the way, darkens by 0.1"),
      .init("way back", "a finger from the edge"),
    ]
    $0.reducedMotion = asOnIOS
    $0.script = edgeSwipe(by: 28) + "wait 0.2 s\n" + backFromEdge(by: 67)
  }

  private static let systemSheet = GalleryItem(
    slug: "system-sheet", title: "Sheet",
    summary: "A sheet comes up to half the screen, grows to the whole, and goes.",
    origin: "UISheetPresentationController", kind: .modal,
    makeRoot: {
      SystemFeedController(choose: { $0.openSheet() }) { $0.modalPresentationStyle = .pageSheet }
    },
    acts: [
      .init(0.5057, "open") { root in (root as? SystemFeedController)?.openSheet() },
      .init(0.5057, "grow") { root in
        guard let sheet = root.presentedViewController?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      },
      .init(0.5057, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters = [
      .init("duration", "0.5057 s"), spring, .init("detents", "medium and large"),
    ]
    $0.reducedMotion = asOnIOS
  }

  private static let systemPopover = GalleryItem(
    slug: "system-popover", title: "Popover",
    summary: "A bubble comes out of the portrait that it points at, and fades.",
    origin: "UIPopoverPresentationController", kind: .modal,
    makeRoot: {
      SystemFeedController(choose: { $0.openPopover() }) { $0.modalPresentationStyle = .popover }
    },
    acts: [
      .init(0.3, "open") { root in (root as? SystemFeedController)?.openPopover() },
      .init(0.3, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters = [
      .init("duration", "0.3 s"), .init("curve", "ease out"),
      .init("grows", "about the arrow's tip, as it fades in"),
    ]
  }

  private static let systemZoom = GalleryItem(
    slug: "system-zoom", title: "Zoom",
    summary: "The story grows out of its card and shrinks back into it.",
    origin: "UIViewController.Transition.zoom", kind: .modal,
    makeRoot: {
      SystemFeedController(choose: { $0.openZoomed() }) { $0.modalPresentationStyle = .fullScreen }
    },
    acts: [
      .init(0.5057, "open") { root in (root as? SystemFeedController)?.openZoomed() },
      .init(0.5057, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters = [
      .init("duration", "0.5057 s"), spring, .init("dimming", "black, 0.2"),
      .init("corners", "the source's, to none"),
    ]
  }

  private static let systemCover = styled(
    .coverVertical, "system-cover", "Cover", "The new screen slides up over the old one.", 0.5057,
    [spring])
  private static let systemFlip = styled(
    .flipHorizontal, "system-flip", "Horizontal flip", "The two screens are the sides of a card.",
    0.5, [.init("halves", "ease in, then ease out"), .init("eye", "1000 pt away")],
    screen: { PreferencesViewController() })
  private static let systemDissolve = styled(
    .crossDissolve, "system-dissolve", "Cross dissolve", "The new screen fades in.", 0.5,
    [.init("curve", "ease in and out")])
  private static let systemCurl = styled(
    .partialCurl, "system-curl", "Partial curl",
    "The page rolls up from a corner and uncovers the screen beneath; its end stays until it is tapped.",
    0.5,
    [
      .init("cylinder", "radius 46 pt, at 72°"), .init("rolled up", "0.62 of the way"),
      .init("curve", "ease in and out"),
    ])

  private static let spring = GalleryItem.Parameter(
    "spring", "mass 3, stiffness 1000, critically damped")

  private static func styled(
    _ style: UIModalTransitionStyle, _ slug: String, _ title: String, _ summary: String,
    _ seconds: TimeInterval, _ parameters: [GalleryItem.Parameter],
    screen: @escaping @MainActor () -> UIViewController = { StoryViewController() }
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: "UIModalTransitionStyle", kind: .modal,
      makeRoot: {
        SystemFeedController(screen: screen) {
          $0.modalPresentationStyle = .fullScreen
          $0.modalTransitionStyle = style
        }
      },
      acts: [
        .init(seconds, "open") { root in (root as? SystemFeedController)?.open() },
        .init(seconds, "close") { root in root.dismiss(animated: true) },
      ]
    ).telling {
      $0.parameters = [.init("duration", "\(seconds) s")] + parameters
      $0.reducedMotion = asOnIOS
    }
  }

  /// Opens, pulls by hundredths of the width from the edge where reading begins, and thinks better of it.
  private static func edgeSwipe(by way: Int) -> String {
    "open\nsettle\nwait 0.3 s\n"
      + "pan from leading 0.5%,61% to leading \(way)%,61% over 0.5 s\nhold 0.15 s\nrelease at 0 pt/s\nsettle\n"
  }

  private static func backFromEdge(by way: Int) -> String {
    "pan from leading 0.5%,61% to leading \(way)%,61% over 0.4 s\nrelease\nsettle\n"
  }
}
