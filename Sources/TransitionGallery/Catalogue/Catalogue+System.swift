import UIKit

/// UIKit's own, for comparison.
extension Catalogue {
  static let system: [GalleryItem] = [
    systemPush, systemSheet, systemPopover, systemZoom, systemCover, systemFlip, systemDissolve,
    systemCurl,
  ]

  private static let systemPush = GalleryItem(
    slug: "system-push", title: "Push and pop",
    summary: "The system's own: the old screen slides a third of the way and darkens.",
    origin: "UINavigationController", kind: .navigation,
    makeRoot: { PhotographsController(transition: nil) },
    acts: [
      .init(0.5057) { root in (root as? PhotographsController)?.openSelected(animated: true) },
      .init(0.5057) { root in
        (root as? UINavigationController)?.popViewController(animated: true)
      },
    ])

  private static let systemSheet = GalleryItem(
    slug: "system-sheet", title: "Sheet",
    summary: "A sheet comes up to half the screen, grows to the whole, and goes.",
    origin: "UISheetPresentationController", kind: .modal,
    makeRoot: { SystemFeedController { $0.modalPresentationStyle = .pageSheet } },
    acts: [
      .init(0.5057) { root in
        (root as? SystemFeedController)?.open { story in
          story.sheetPresentationController?.detents = [.medium(), .large()]
          story.sheetPresentationController?.prefersGrabberVisible = true
        }
      },
      .init(0.5057) { root in
        guard let sheet = root.presentedViewController?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      },
      .init(0.5057) { root in root.dismiss(animated: true) },
    ])

  private static let systemPopover = GalleryItem(
    slug: "system-popover", title: "Popover",
    summary: "A bubble comes out of the portrait that it points at, and fades.",
    origin: "UIPopoverPresentationController", kind: .modal,
    makeRoot: { SystemFeedController { $0.modalPresentationStyle = .popover } },
    acts: [
      .init(0.3) { root in (root as? SystemFeedController)?.openPopover() },
      .init(0.3) { root in root.dismiss(animated: true) },
    ])

  private static let systemZoom = GalleryItem(
    slug: "system-zoom", title: "Zoom",
    summary: "The story grows out of its card and shrinks back into it.",
    origin: "UIViewController.Transition.zoom", kind: .modal,
    makeRoot: { SystemFeedController { $0.modalPresentationStyle = .fullScreen } },
    acts: [
      .init(0.5057) { root in (root as? SystemFeedController)?.openZoomed() },
      .init(0.5057) { root in root.dismiss(animated: true) },
    ])

  private static let systemCover = styled(
    .coverVertical, "system-cover", "Cover", "The new screen slides up over the old one.", 0.5057)
  private static let systemFlip = styled(
    .flipHorizontal, "system-flip", "Flip", "The two screens are the sides of a card.", 0.5)
  private static let systemDissolve = styled(
    .crossDissolve, "system-dissolve", "Cross dissolve", "The new screen fades in.", 0.5)
  private static let systemCurl = styled(
    .partialCurl, "system-curl", "Partial curl",
    "The lower part of the page folds up and uncovers the screen beneath.", 0.5)

  private static func styled(
    _ style: UIModalTransitionStyle, _ slug: String, _ title: String, _ summary: String,
    _ seconds: TimeInterval
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: "UIModalTransitionStyle", kind: .modal,
      makeRoot: {
        SystemFeedController {
          $0.modalPresentationStyle = .fullScreen
          $0.modalTransitionStyle = style
        }
      },
      acts: [
        .init(seconds) { root in (root as? SystemFeedController)?.open() },
        .init(seconds) { root in root.dismiss(animated: true) },
      ])
  }
}
