import Foundation
import Raster
import TestSupport
import Testing
import UIKit

@testable import TransitionTesting

/// Two sides of a change.
@MainActor @Suite("A review") struct ReviewTests {
  /// A card that fades in to a part, and may forget to complete.
  private func flow(end: Double = 1, hasShadow: Bool = false, forgets: Bool = false) -> ScreenFlow {
    .animator("card", style: .overFullScreen) {
      SoundAnimator(0.2) { context, duration, done in
        let to = context.view(forKey: .to)
        to?.transform = CGAffineTransform(translationX: 0, y: 200)
        if hasShadow { to?.layer.shadowOpacity = 0.5 }
        UIView.animate(withDuration: duration) {
          to?.transform = .identity
          to?.alpha = end
        } completion: { _ in
          if !forgets { done() }
        }
      }
    }
  }

  private func review(_ old: [ScreenFlow], _ new: [ScreenFlow]) throws -> Review {
    try withFolder { folder in
      let places = ["before", "after"].map { folder.appendingPathComponent($0) }
      for (place, flows) in zip(places, [old, new]) {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for flow in flows { try ReviewSide.write(flow, to: place) }
      }
      return Review(before: places[0], after: places[1])
    }
  }

  @Test("is empty where nothing differs")
  func nothing() throws {
    let review = try review([flow()], [flow()])
    #expect(review.items.isEmpty && review.count == 1)
  }

  @Test("shows the first picture, layer and thing drawn that differ, and a film of three in step")
  func changed() throws {
    let review = try review([flow()], [flow(end: 0.5)])
    let item = try #require(review.items.first)
    #expect(item.kind == .changed && item.flow == "card")
    let there = try #require(item.scenarios.first { $0.scenario == "forward-finish" })
    #expect(there.picture?.contains("first in picture") == true)
    #expect(there.layer?.contains("opacity") == true && there.layerCount > 1)
    #expect(there.drawn != nil && there.calls.isEmpty)
    let film = try there.film()
    #expect(film.starts(with: Array("RIFF".utf8)))
    #expect(try there.film() == film)
    #expect(try ImageDecoder.decode(there.still()).bitmap.width == 3 * 196 + 16)
  }

  @Test("tells contracts gained and lost, and calls as a difference of lines")
  func contracts() throws {
    let worse = try #require(try review([flow()], [flow(forgets: true)]).items.first)
    #expect(worse.gained.contains { $0.rule == "completes-once" || $0.severity == "error" })
    let lines = worse.scenarios.flatMap(\.calls)
    #expect(lines.contains { $0.hasPrefix("-") } && lines.contains { $0.hasPrefix(" ") })
    let better = try #require(try review([flow(forgets: true)], [flow()]).items.first)
    #expect(better.lost.map(\.rule) == worse.gained.map(\.rule))
    #expect(better.gained.map(\.rule) == worse.lost.map(\.rule))
  }

  @Test("tells what costs more")
  func costs() throws {
    let item = try #require(try review([flow()], [flow(hasShadow: true)]).items.first)
    let passes = item.costs.filter { $0.name == "offscreen passes" }
    #expect(passes.contains { $0.before == 0 && $0.after == 1 && $0.scenario == "forward-finish" })
  }

  @Test("tells what has come and what has gone")
  func comings() throws {
    let other = ScreenFlow.animator("other", style: .overFullScreen) {
      SoundAnimator(0.1) { _, _, done in done() }
    }
    let review = try review([flow()], [other])
    #expect(review.items.map(\.kind) == [.removed, .added])
    #expect(review.items.map(\.flow) == ["card", "other"] && review.count == 2)
  }
}
