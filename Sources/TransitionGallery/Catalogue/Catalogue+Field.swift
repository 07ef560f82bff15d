import UIKit

/// The transitions of the field, on pieces.
extension Catalogue {
  static let field: [GalleryItem] = [.trailing, .leading, .top, .bottom].map(push) + crossings

  private static let crossings: [GalleryItem] = [
    modal(
      "cross-fade", "Cross fade", "One screen dissolves into the other.",
      from: "the field's plainest", 0.35
    ) { .crossFade() },
    modal(
      "slide-over", "Slide over",
      "The new screen slides over the old one, which stays and darkens.",
      from: "side drawers and cards everywhere", 0.5
    ) { .slideOver() },
    stack(
      "parallax-push", "Parallax push", "Push with depth: the old screen goes a third of the way.",
      from: "after the system's push", 0.5
    ) { .parallaxPush() },
    modal(
      "flip", "Flip", "The screen turns over like a playing card.",
      from: "flip transitions since 2008", 0.7
    ) { .flip() },
    modal(
      "turn", "Turn", "The new screen swings in like a door hung on the left.",
      from: "VCTransitionsLibrary's kind", 0.6
    ) { .turn() },
    stack(
      "cube", "Cube", "Both screens are sides of a cube that turns.",
      from: "VCTransitionsLibrary's kind", 0.6
    ) { .cube() },
    stack(
      "fold", "Fold", "The old screen folds together like a map.",
      from: "VCTransitionsLibrary's kind", 0.8
    ) { .fold() },
    modal(
      "portal", "Portal", "The old screen opens like a double door; the new one comes forward.",
      from: "VCTransitionsLibrary's kind", 0.7
    ) { .portal() },
    modal(
      "cards", "Cards", "The old screen leans back; the new one comes over it like the next card.",
      from: "VCTransitionsLibrary's kind", 0.7
    ) { .cards() },
    modal(
      "explode", "Explode", "The old screen bursts into tiles that tumble away.",
      from: "VCTransitionsLibrary's kind", 0.9
    ) { .explode() },
    modal(
      "shrink-grow", "Shrink and grow",
      "The old screen shrinks to nothing, the new one grows from there.",
      from: "early transition libraries", 0.7
    ) { .shrinkGrow() },
    modal(
      "circular-reveal", "Circular reveal", "The new screen is seen through a bubble that grows.",
      from: "BubbleTransition's kind", 0.55
    ) { .circularReveal(from: .part("portrait")) },
    modal(
      "gate", "Gate", "The new screen falls round its corner like a gate and bounces to rest.",
      from: "GuillotineMenu's kind", 0.8
    ) { .gate() },
    modal(
      "blinds", "Blinds", "The slats of a blind turn to the front, from the top down.",
      from: "slide shows", 0.8
    ) { .blinds() },
    stack(
      "page-curl", "Page curl", "The old screen rolls off like a page, and its back is paper.",
      from: "the system's curl, over an upright cylinder", 0.9
    ) { .pageCurl() },
    modal(
      "curtain", "Curtain", "The old screen parts in pleats; the new one comes into the light.",
      from: "ours", 1
    ) { .curtain() },
    stack(
      "departures", "Departures", "Flap after flap of a departure board falls, in a slanting wave.",
      from: "ours", 1.2
    ) { .departures() },
    modal(
      "frosted", "Frosted",
      "The old screen goes out of focus; the new one comes through the frost.",
      from: "the system's materials", 0.6
    ) { .frosted() },
    modal(
      "today-card", "Today card", "A card opens into a full screen, its parts to their places.",
      from: "the App Store's Today", 0.65
    ) { .todayCard() },
    modal(
      "matched-heroes", "Matched heroes",
      "Picture, place, title and line fly to their new places, each on its own.",
      from: "Hero's kind", 0.7
    ) { .matchedHeroes() },
    albumCover,
    stack(
      "lens", "Lens", "One dives through a lens into the new screen.",
      from: "ours", 0.7
    ) { .lens() },
  ]

  private static let albumCover = GalleryItem(
    slug: "album-cover", title: "Album cover",
    summary: "The little player opens into the whole one; its cover grows into the big one.",
    origin: "music players", kind: .modal,
    makeRoot: { MusicViewController(transition: PieceTransition.albumCover()) },
    acts: [
      .init(0.6) { root in (root as? MusicViewController)?.openPlayer(animated: true) },
      .init(0.6) { root in root.dismiss(animated: true) },
    ])

  /// The push in one of its directions.
  private static func push(from side: Move.Side) -> GalleryItem {
    let (slug, name) =
      switch side {
      case .leading: ("push-leading", "Push from the leading edge")
      case .top: ("push-top", "Push from the top")
      case .bottom: ("push-bottom", "Push from the bottom")
      default: ("push", "Push")
      }
    return modal(
      slug, name, "The new screen pushes the old one out of its way.",
      from: "the field's oldest, in all directions", 0.5
    ) { .push(from: side) }
  }

  /// A transition between the feed and a story, there and back.
  private static func modal(
    _ slug: String, _ title: String, _ summary: String, from origin: String,
    _ duration: TimeInterval, _ transition: @escaping @MainActor () -> PieceTransition
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: origin, kind: .modal,
      makeRoot: { FeedViewController(transition: transition()) },
      acts: [
        .init(duration) { root in (root as? FeedViewController)?.openFirst(animated: true) },
        .init(duration) { root in root.dismiss(animated: true) },
      ])
  }

  /// A transition between the wall of photographs and one of them, there and back.
  private static func stack(
    _ slug: String, _ title: String, _ summary: String, from origin: String,
    _ duration: TimeInterval, _ transition: @escaping @MainActor () -> PieceTransition
  ) -> GalleryItem {
    GalleryItem(
      slug: slug, title: title, summary: summary, origin: origin, kind: .navigation,
      makeRoot: { PhotographsController(transition: transition()) },
      acts: [pushPhotograph(duration), popPhotograph(duration)])
  }
}
