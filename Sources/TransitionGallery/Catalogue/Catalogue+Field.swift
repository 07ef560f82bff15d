import UIKit

/// The transitions of the field, on pieces.
extension Catalogue {
  static let field: [GalleryItem] =
    [.trailing, .leading, .top, .bottom].map(push) + plain + turned + cut + opened

  /// Screens that move and fade.
  private static let plain = [
    modal(
      "cross-fade", "Cross fade", "One screen dissolves into the other.",
      from: "the field's plainest", { .crossFade() },
      [.init("old screen", "stays as it is beneath")]),
    modal(
      "slide-over", "Slide over",
      "The new screen slides over the old one, which stays and darkens.",
      from: "side drawers and cards everywhere", { .slideOver() },
      [.init("dimming", "black, 0.3"), .init("shadow", "opacity 0.3, blur 14 pt")]),
    stack(
      "parallax-push", "Parallax push", "Push with depth: the old screen goes a third of the way.",
      from: "after the system's push", { .parallaxPush() },
      [
        .init("old screen", "goes 0.3 of the way"), .init("dimming", "black, 0.12"),
        .init("shadow", "opacity 0.3, blur 14 pt"),
      ]),
    modal(
      "shrink-grow", "Shrink and grow",
      "The old screen shrinks to nothing, the new one grows from there.",
      from: "early transition libraries", { .shrinkGrow() },
      [
        .init("old screen", "to 0.3 by half-time, clear at last, ease in"),
        .init("new screen", "from 0.3 and clear at 0.4, damping ratio 0.75"),
        .init("corners", "60 pt while small"),
      ]),
    modal(
      "frosted", "Frosted",
      "The old screen goes out of focus; the new one comes through the frost.",
      from: "the system's materials", { .frosted() },
      [
        .init("blur", "the system's regular, by 0.6 of the time"),
        .init("new screen", "from 1.12 and clear at 0.35, ease out"),
        .init("old screen", "to 1.06"),
      ]),
  ]

  /// Screens that turn in space.
  private static let turned = [
    modal(
      "flip", "Flip", "The screen turns over like a playing card.",
      from: "flip transitions since 2008", { .flip() },
      [
        .init("halves", "90° each, ease in, then ease out"),
        .init("edge-on", "at 0.75 of the size"),
        .init("eye", "900 pt away"),
      ]),
    modal(
      "turn", "Turn", "The new screen swings in like a door hung where reading begins.",
      from: "VCTransitionsLibrary's kind", { .turn() },
      [.init("angle", "90°"), .init("eye", "2200 pt away"), .init("dimming", "black, 0.5")]),
    stack(
      "cube", "Cube", "Both screens are sides of a cube that turns.",
      from: "VCTransitionsLibrary's kind", { .cube() },
      [
        .init("angle", "90°, about the cube's middle"), .init("eye", "1000 pt away"),
        .init("shade", "0.5 on the side that is turned away"),
      ]),
    modal(
      "cards", "Cards", "The old screen leans back; the new one comes over it like the next card.",
      from: "VCTransitionsLibrary's kind", { .cards() },
      [
        .init("old screen", "leans back by 20°, fades to 0.5"), .init("corners", "24 pt"),
        .init("new screen", "from below after 0.2 of the time, damping ratio 0.85"),
      ]),
    modal(
      "gate", "Gate", "The new screen falls round its corner like a gate and bounces to rest.",
      from: "GuillotineMenu's kind", { .gate() },
      [
        .init("angle", "90°, about the upper corner where reading begins"),
        .init("way back", "ease in"), .init("dimming", "black, 0.4"),
      ]),
  ]

  /// Screens in pieces.
  private static let cut = [
    stack(
      "fold", "Fold", "The old screen folds together like a map.",
      from: "VCTransitionsLibrary's kind", { .fold() },
      [.init("panels", "4"), .init("eye", "1100 pt away"), .init("new screen", "follows by 0.2")]),
    modal(
      "portal", "Portal", "The old screen opens like a double door; the new one comes forward.",
      from: "VCTransitionsLibrary's kind", { .portal() },
      [
        .init("doors", "108°"), .init("eye", "900 pt away"),
        .init("new screen", "from 0.85, out of the dark"),
      ]),
    modal(
      "explode", "Explode", "The old screen bursts into tiles that tumble away.",
      from: "VCTransitionsLibrary's kind", { .explode() },
      [
        .init("tiles", "10 rows of 5, from the middle outwards"),
        .init("each tile", "0.6 of the time, to 0.2 of its size"),
      ]),
    modal(
      "blinds", "Blinds", "The slats of a blind turn to the front, from the top down.",
      from: "slide shows", { .blinds() },
      [.init("slats", "12, each half of the time"), .init("dimming", "black, 0.6")]),
    stack(
      "page-curl", "Page curl", "The old screen rolls off like a page, and its back is paper.",
      from: "the system's curl, over an upright cylinder", { .pageCurl() },
      [
        .init("cylinder", "radius 44 pt, rolls evenly"), .init("strips", "40"),
        .init("eye", "1400 pt away"),
      ]),
    modal(
      "curtain", "Curtain", "The old screen parts in pleats; the new one comes into the light.",
      from: "ours", { .curtain() },
      [
        .init("pleats", "9 on each side"), .init("eye", "800 pt away"),
        .init("new screen", "from 0.9, out of the dark"),
      ]),
    stack(
      "departures", "Departures", "Flap after flap of a departure board falls, in a slanting wave.",
      from: "ours", { .departures() },
      [
        .init("flaps", "9 rows of 5"), .init("each flap", "0.3 of the time, ease in"),
        .init("wave", "0.7 down, 0.3 across"),
      ]),
  ]

  /// Screens that come out of a part of the other.
  private static let opened = [
    modal(
      "circular-reveal", "Circular reveal", "The new screen is seen through a bubble that grows.",
      from: "BubbleTransition's kind", { .circularReveal(from: .part("portrait")) },
      [.init("bubble", "from the portrait to the farthest corner")]),
    modal(
      "today-card", "Today card", "A card opens into a full screen, its parts to their places.",
      from: "the App Store's Today", { .todayCard() },
      [
        .init("opening", "the card's edges and corners"),
        .init("parts", "photograph, caption, title, place"),
        .init("old screen", "goes out of focus"),
      ]),
    modal(
      "matched-heroes", "Matched heroes",
      "Picture, place, title and line fly to their new places, each on its own.",
      from: "Hero's kind", { .matchedHeroes() },
      [
        .init("photograph", "damping ratio 0.8"),
        .init("words", "in 0.9 of the time, damping ratio 0.75"),
      ]),
    albumCover,
    stack(
      "lens", "Lens", "One dives through a lens into the new screen.",
      from: "ours", { .lens() },
      [
        .init("lens", "at 0.5, 0.4 of the screen"), .init("old screen", "to 2.2"),
        .init("new screen", "from 1.2"), .init("dimming", "black, 0.3"),
      ]),
  ]

  private static let albumCover = GalleryItem(
    slug: "album-cover", title: "Album cover",
    summary: "The little player opens into the whole one; its cover grows into the big one.",
    origin: "music players", kind: .modal,
    makeRoot: { MusicViewController(transition: PieceTransition.albumCover()) },
    acts: [
      .init(0.6, "open") { root in (root as? MusicViewController)?.openPlayer(animated: true) },
      .init(0.6, "close") { root in root.dismiss(animated: true) },
    ]
  ).telling {
    $0.parameters =
      numbers(of: PieceTransition.albumCover()) + [
        .init("opening", "the little player's edges and corners"),
        .init("parts", "cover, mark; words stay beside the cover"), .init("dimming", "black, 0.25"),
      ]
    $0.script = "tap 50%,93%\nsettle\nwait 0.5 s\ntap 50%,90%\nsettle\n"
  }

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
      from: "the field's oldest, in all directions", { .push(from: side) },
      [.init("old screen", "goes the whole way too")])
  }

  /// A transition between the feed and a story, there and back.
  private static func modal(
    _ slug: String, _ title: String, _ summary: String, from origin: String,
    _ transition: @escaping @MainActor () -> PieceTransition,
    _ parameters: [GalleryItem.Parameter]
  ) -> GalleryItem {
    let duration = transition().duration
    return GalleryItem(
      slug: slug, title: title, summary: summary, origin: origin, kind: .modal,
      makeRoot: { FeedViewController(transition: transition()) },
      acts: [openStory(duration), dismissStory(duration)]
    ).telling { $0.parameters = numbers(of: transition()) + parameters }
  }

  /// A transition between the wall of photographs and one of them, there and back; a finger takes
  /// the photograph back as well.
  private static func stack(
    _ slug: String, _ title: String, _ summary: String, from origin: String,
    _ transition: @escaping @MainActor () -> PieceTransition,
    _ parameters: [GalleryItem.Parameter]
  ) -> GalleryItem {
    let duration = transition().duration
    return GalleryItem(
      slug: slug, title: title, summary: summary, origin: origin, kind: .navigation,
      makeRoot: { PhotographsController(transition: transition().swipedBack()) },
      acts: [pushPhotograph(duration), popPhotograph(duration)]
    ).telling {
      $0.parameters =
        numbers(of: transition()) + parameters + [.init("way back", "a finger over the width")]
      $0.interaction = .init(from: CGPoint(x: 0.2, y: 0.6), across: CGVector(dx: 1, dy: 0))
      $0.cancelScript = swipe(by: 41)
      $0.script = swipe(by: 74)
    }
  }

  private static func numbers(of transition: PieceTransition) -> [GalleryItem.Parameter] {
    [.init("duration", "\(transition.duration) s"), transition.timing.parameter]
  }
}

extension PieceTiming {
  /// For people.
  fileprivate var parameter: GalleryItem.Parameter {
    switch self {
    case .curve(.easeIn): .init("curve", "ease in")
    case .curve(.easeOut): .init("curve", "ease out")
    case .curve(.linear): .init("curve", "linear")
    case .curve: .init("curve", "ease in and out")
    case .spring(let damping, 0): .init("damping ratio", "\(damping.plain)")
    case .spring(let damping, let velocity):
      .init("damping ratio, velocity", "\(damping.plain), \(velocity.plain)")
    }
  }
}

extension CGFloat {
  /// Without a fraction where there is none.
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
