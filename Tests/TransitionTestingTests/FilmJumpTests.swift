import Foundation
import Rehearsal
import Testing
import TransitionGallery
import UIKit

@testable import RehearseCommands

/// What an eye sees as a cut: a value that goes in one frame where its neighbours take many.
@MainActor @Suite("Nothing in a film jumps")
struct FilmJumpTests {
  /// A value of a layer, frame after frame, without gaps.
  private struct Line {
    var values: [Double] = []
    var times: [Double] = []
  }

  private struct Key: Hashable {
    let layer, property: String
  }

  private static let watched = ["cornerRadius.", "shadowOpacity.", "position.", "bounds."]

  /// What is watched of every film, each played once for all tests.
  private static let films = Result { try Catalogue.items.map { ($0.slug, try lines($0)) } }

  private static func lines(_ item: GalleryItem) throws -> [Key: [Line]] {
    let settings = RenderSettings(device: Device.iPhone16.name, scale: 1, framesPerSecond: 60)
    let take = try StageStudio().play(item.slug, settings).take
    var lines: [Key: [Line]] = [:]
    for row in take.trace.rows where watched.contains(where: "\(row.property).".hasPrefix) {
      for (index, value) in row.values.enumerated() {
        let key = Key(layer: row.layer, property: "\(row.property).\(index)")
        append(value, at: row.time, to: &lines[key, default: [Line()]])
      }
    }
    return lines
  }

  /// Goes on with the last line, or begins another where frames are missing.
  private static func append(_ value: Double, at time: Double, to lines: inout [Line]) {
    if let last = lines.last?.times.last, time - last > 0.02 { lines.append(Line()) }
    lines[lines.count - 1].values.append(value)
    lines[lines.count - 1].times.append(time)
  }

  /// Steps that are larger than a share of all that a value does in a film.
  static func cuts(_ values: [Double], range: Double, share: Double) -> [Int] {
    zip(values, values.dropFirst()).enumerated().compactMap { index, pair in
      abs(pair.1 - pair.0) > share * range ? index : nil
    }
  }

  /// Steps of more than eight times those beside them, and of more than some points.
  static func leaps(_ values: [Double], least: Double) -> [Int] {
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
    return steps.indices.filter { index in
      let before = index > 0 ? steps[index - 1] : 0
      let after = index + 1 < steps.count ? steps[index + 1] : 0
      return steps[index] > least && steps[index] > 8 * max(before, after)
    }
  }

  @Test("no corner and no shadow changes by more than a fifth of its way between two frames")
  func corners() throws {
    var seen = 0
    for (slug, film) in try Self.films.get() {
      for (key, lines) in film
      where ["cornerRadius.0", "shadowOpacity.0"].contains(key.property) {
        let all = lines.flatMap(\.values)
        let range = (all.max() ?? 0) - (all.min() ?? 0)
        guard range > (key.property == "cornerRadius.0" ? 1 : 0.02) else { continue }
        seen += 1
        for line in lines {
          // A fifth, and a little, for the quickest of the curves.
          let cuts = Self.cuts(line.values, range: range, share: 0.21)
          #expect(cuts.isEmpty, "\(slug): \(key) at \(cuts.map { line.times[$0] })")
        }
      }
    }
    #expect(seen >= 8)
  }

  /// They turn or grow about a point of their own: the anchor goes there, and the screen stays. Strips
  /// of a page that rolls up are as fast as the cylinder from their first frame to their last, and what carries
  /// them sets out when they have gone half way round, which may be in the last frame.
  private static let anchored: Set<String> = [
    "popover-menu", "turn", "gate", "lens", "system-curl", "page-curl",
  ]

  @Test("nothing moves more than eight times as far as in the frames beside")
  func leaping() throws {
    var seen = 0
    for (slug, film) in try Self.films.get() where !Self.anchored.contains(slug) {
      for (key, lines) in film
      where key.property.hasPrefix("position.") || key.property.hasPrefix("bounds.") {
        seen += 1
        for line in lines {
          let leaps = Self.leaps(line.values, least: 12)
          #expect(leaps.isEmpty, "\(slug): \(key) at \(leaps.map { line.times[$0] })")
        }
      }
    }
    #expect(seen >= 100)
  }

  @Test("the eyes of this test see a cut and a leap, and nothing in what is smooth")
  func faults() {
    let smooth = (0...30).map { 48 * (1 - Foundation.cos(Double($0) / 30 * .pi)) / 2 }
    #expect(
      Self.cuts(smooth, range: 48, share: 0.21).isEmpty && Self.leaps(smooth, least: 4).isEmpty)
    var cut = smooth
    for index in 15...30 { cut[index] = 48 }
    #expect(Self.cuts(cut, range: 48, share: 0.21) == [14])
    #expect(Self.leaps(cut, least: 4) == [14])
  }
}
