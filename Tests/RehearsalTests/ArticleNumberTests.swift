import Foundation
import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// What the articles' transitions do, against the numbers that the articles give.
@MainActor @Suite("The articles' numbers")
struct ArticleNumberTests {
  /// A spring of an article: what moves, from how far, and how it swings.
  struct Swing: Sendable {
    let slug: String
    let layer: String
    /// Points below where it comes to rest; nil for wherever it was.
    var start: Double?
    /// Where it comes to rest.
    var place: Double?
    let dampingRatio: Double
    var velocity = 0.0
    let duration: Double
  }

  nonisolated static let swings = [
    Swing(
      slug: "half-way-spring", layer: "OverlayPanel", start: 310, place: 426, dampingRatio: 0.6,
      duration: 2),
    Swing(
      slug: "snapshot-spring", layer: "SnapshotView", start: 852, place: 426, dampingRatio: 0.4,
      velocity: 10, duration: 1),
    Swing(
      slug: "snapshot-spring-push", layer: "SnapshotView", start: 852, place: 426,
      dampingRatio: 0.4, velocity: 10, duration: 1),
    Swing(
      slug: "semi-modal", layer: "OverlayPanel", start: 852, place: 710, dampingRatio: 0.6,
      duration: 0.8),
    Swing(
      slug: "hero-push", layer: "container/UIImageView", dampingRatio: 0.6, velocity: 1 / 0.6,
      duration: 0.6),
  ]

  @Test(
    "start where they say, with the speed that they say, and swing as they say", arguments: swings)
  func swings(swing: Swing) throws {
    let rows = try rows(of: swing.slug, swing.layer, "position", until: swing.duration)
    let place = try swing.place ?? #require(rows.last).values[1]
    let way = swing.start ?? rows[0].values[1] - place
    // How much of the way is left, by time.
    let rests = rows.map { (time: $0.time, rest: ($0.values[1] - place) / way) }
    #expect(abs(rests[0].rest - 1) < 1e-9)
    // The speed at the start, through three points.
    let speed =
      (3 * rests[0].rest - 4 * rests[1].rest + rests[2].rest) / (2 * rests[1].time)
    #expect(abs(speed - swing.velocity) < 0.1, "\(speed)")
    // From one turn to the next a spring loses the same share, whatever its pace.
    let turns = zip(rests.dropFirst(), zip(rests, rests.dropFirst(2))).compactMap { middle, sides in
      abs(middle.rest) > abs(sides.0.rest) && abs(middle.rest) >= abs(sides.1.rest)
        ? abs(middle.rest) : nil
    }
    let damping = swing.dampingRatio
    let share = Foundation.exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
    let first = try #require(turns.first)
    if swing.velocity == 0 { #expect(abs(first - share) < 0.001, "\(first)") }
    #expect(first > share * 0.98)
    for (one, next) in zip(turns, turns.dropFirst()) where next > 0.004 {
      #expect(abs(next / one - share) < 0.03, "\(next / one)")
    }
  }

  @Test("the thumbnail is half-way at half of its two seconds, and so is the screen's fade")
  func zoom() throws {
    let flight = try rows(
      of: "thumbnail-zoom", "container/UIImageView", "bounds", until: 2, framesPerSecond: 60)
    let (start, half, end) = (flight[0].values[2], flight[60].values[2], flight[119].values[2])
    #expect(start < 135 && end > 392)
    #expect(abs(half - (start + 393) / 2) < 1e-6)
    let fade = try rows(
      of: "thumbnail-zoom", "PhotoZoomViewController", "opacity", until: 2, framesPerSecond: 60)
    #expect(abs(fade[60].values[0] - 0.5) < 1e-6 && fade[0].values[0] == 0)
  }

  @Test("the menu unfolds evenly about its top edge, and folds to a hundred-thousandth")
  func menu() throws {
    let unfolding = try rows(
      of: "popover-menu", "OverlayPanel", "transform", until: 0.3, framesPerSecond: 60)
    #expect(unfolding[0].values[5] == 0)
    #expect(abs(unfolding[9].values[5] - 0.5) < 1e-6)
    let anchors = try rows(
      of: "popover-menu", "OverlayPanel", "anchorPoint", until: 0.3, framesPerSecond: 60)
    #expect(anchors[9].values == [0.5, 0])
    let all = try rows(
      of: "popover-menu", "OverlayPanel", "transform", until: 9, framesPerSecond: 600)
    let least = try #require(all.dropFirst(200).map(\.values[5]).min())
    #expect(least >= 0.00001 && least < 0.01)
  }

  @Test("the screen behind the card shrinks to 0.85 with the card's own spring")
  func behind() throws {
    let scales = try rows(of: "semi-modal", "container/UIImageView", "transform", until: 0.8)
    let card = try rows(of: "semi-modal", "OverlayPanel", "position", until: 0.8)
    #expect(card.count == scales.count && card.count > 100)
    for (scale, card) in zip(scales, card) {
      let rest = (card.values[1] - 710) / 852
      #expect(abs(scale.values[0] - (0.85 + 0.15 * rest)) < 1e-9)
    }
  }

  @Test("a tab slides over the whole width and never beyond")
  func tab() throws {
    let rows = try rows(
      of: "tab-slide", "PhotographViewController#2", "position", until: 0.4, framesPerSecond: 120)
    let places = rows.map { $0.values[0] - 196.5 }
    #expect(places[0] == 393)
    #expect(
      zip(places, places.dropFirst()).allSatisfy { $0 >= $1 } && places.allSatisfy { $0 >= 0 })
  }

  /// The values of one property while the first act runs.
  private func rows(
    of slug: String, _ layer: String, _ property: String, until end: Double,
    framesPerSecond: Int = 240
  ) throws -> [Trace.Row] {
    let item = try #require(Catalogue.item(slug))
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    let rows = stage.take(framesPerSecond: framesPerSecond).everything.rows.filter {
      $0.layer.hasSuffix(layer) && $0.property == property && $0.time < end + 1e-9
    }
    #expect(rows.count > 10, "\(slug): \(layer) \(property)")
    return rows
  }
}
