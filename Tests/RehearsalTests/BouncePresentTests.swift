import Foundation
import Raster
import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// The first film against the article's numbers and the laws of its spring.
@MainActor @Suite("The bounce")
struct BouncePresentTests {
  /// ω of a spring with ζ = 0.6 that settles in 1 s (F4.4.1, table of facts section 8); for
  /// another duration it is divided by it.
  private let omegaOfOneSecond = 11.0334553442172
  private let height = 852.0

  private func play(_ slug: String) throws -> Take {
    let item = try #require(Catalogue.item(slug))
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    let take = stage.take()
    #expect(stage.violations.isEmpty && stage.unsupported.isEmpty)
    return take
  }

  /// Height of the moving screen's top edge over its final place, by time.
  private func tops(of take: Take) -> [(time: Double, top: Double)] {
    take.trace.rows
      .filter { $0.layer.hasSuffix("StoryViewController") && $0.property == "position" }
      .map { ($0.time, $0.values[1] - height / 2) }
  }

  @Test("follows the fitted spring to 1e-9 of the way")
  func followsSpring() throws {
    let omega = omegaOfOneSecond / 0.8
    let swing = omega * (1 - 0.36).squareRoot()
    let tops = tops(of: try play("bounce-present"))
    #expect(tops.count == 49)
    for (time, top) in tops where time < 0.8 {
      // F4.3.3 with v = 0, written with the C library's functions: another derivation than ours.
      let decay = Foundation.exp(-0.6 * omega * time)
      let rest = decay * (Foundation.cos(swing * time) + 0.75 * Foundation.sin(swing * time))
      #expect(abs(top - height * rest) < 1e-9 * height, "at \(time) s")
    }
  }

  @Test("starts a screen below, overshoots by 9.5 %, and rests on the final frame")
  func shape() throws {
    let tops = tops(of: try play("bounce-present"))
    #expect(tops.first?.top == height)
    #expect(tops.last?.top == 0)
    let lowest = try #require(tops.map(\.top).min())
    // exp(−πζ/√(1−ζ²)) for ζ = 0.6, less what falls between two frames
    let overshoot = Foundation.exp(-Double.pi * 0.75)
    #expect(-lowest / height <= overshoot)
    #expect(-lowest / height > overshoot - 0.002)
  }

  @Test("is dismissed by ease in and out in 1.5 s, by one screen height")
  func dismissal() throws {
    let tops = tops(of: try play("normal-dismiss"))
    let byTime = Dictionary(
      uniqueKeysWithValues: tops.map { (Int(($0.time * 60).rounded()), $0.top) })
    #expect(byTime[0] == 0)
    // The exact column of the table in facts section 8: 0.5 at half time, 0.3318838700976 at 0.4.
    #expect(abs(try #require(byTime[45]) - height / 2) < 1e-9 * height)
    #expect(abs(try #require(byTime[36]) - height * 0.3318838700976) < 1e-9 * height)
    #expect(byTime.keys.max() == 89)
  }

  @Test("shows the same at an instant, whatever was asked for before")
  func pure() throws {
    let item = try #require(Catalogue.item("bounce-present"))
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    let renderer = Renderer(scale: 1)
    func look(_ instants: [Double]) -> [Bitmap] {
      instants.map {
        renderer.draw(
          stage.frame(at: $0), width: 393, height: 852, background: RGBA(red: 0, green: 0, blue: 0))
      }
    }
    let forward = look([0.1, 0.3, 0.5])
    let backward = look([0.5, 0.3, 0.1])
    #expect(forward == backward.reversed())
    #expect(forward[0] != forward[1])
  }
}

/// Every item of the catalogue, whatever it is.
@MainActor @Suite("The catalogue")
struct CatalogueTests {
  @Test("has unique slugs fit for files and command lines")
  func slugs() {
    let slugs = Catalogue.items.map(\.slug)
    #expect(Set(slugs).count == slugs.count && !slugs.isEmpty)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(slugs.allSatisfy { !$0.isEmpty && allowed.isSuperset(of: $0) })
  }

  @Test("plays every item cleanly, in the time it announces")
  func plays() throws {
    for item in Catalogue.items {
      let stage = staged(item)
      let take = stage.take()
      let lasted = try #require(take.times.last)
      // Each act ends at the next frame.
      let slack = Double(item.acts.count) / 60
      #expect(take.isSettled && abs(lasted - item.duration) <= slack, "\(item.slug)")
      #expect(stage.violations.isEmpty && stage.unsupported.isEmpty, "\(item.slug)")
      #expect(!take.trace.rows.isEmpty, "\(item.slug)")
    }
  }

  @Test("gives the same bytes twice, with one thread and with two")
  func sameBytes() throws {
    for item in Catalogue.items {
      func strip(threads: Int) throws -> [UInt8] {
        let film = staged(item).take(at: [0, 0.1, 0.35]).film(threads: threads)
        return try film.encoded(as: .strip)
      }
      let once = try strip(threads: 1)
      #expect(try strip(threads: 1) == once, "\(item.slug)")
      #expect(try strip(threads: 2) == once, "\(item.slug)")
    }
  }

  /// A stage on which an item has just been started.
  private func staged(_ item: GalleryItem) -> Stage {
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    return stage
  }
}
