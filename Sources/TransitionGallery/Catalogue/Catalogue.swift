import UIKit

/// Every transition there is, in the order in which people should see them.
@MainActor
public enum Catalogue {
  public static let items: [GalleryItem] = [bouncePresent, normalDismiss]

  /// The item with a slug.
  public static func item(_ slug: String) -> GalleryItem? { items.first { $0.slug == slug } }

  private static let bouncePresent = GalleryItem(
    slug: "bounce-present", title: "Bounce present",
    summary: "A screen springs up from below, overshoots, and settles.",
    origin: "iOS-转场动画, BouncePresentTransition", kind: .present, duration: 0.8,
    makeRoot: { FeedViewController() },
    perform: { root in (root as? FeedViewController)?.openFirst(animated: true) })

  private static let normalDismiss = GalleryItem(
    slug: "normal-dismiss", title: "Normal dismiss",
    summary: "The screen slides down and uncovers the one beneath.",
    origin: "iOS-转场动画, NormalDismissTransition", kind: .dismiss, duration: 1.5,
    makeRoot: { FeedViewController() },
    prepare: { root in (root as? FeedViewController)?.openFirst(animated: false) },
    perform: { root in root.dismiss(animated: true) })
}
