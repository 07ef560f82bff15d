import Foundation
import TestSupport
import Testing
import TransitionGallery

@testable import Rehearsal
@testable import UIKit

/// Random fingers over every screen of the gallery, also while a transition runs. A few hundred
/// sequences here, 100,000 with SOAK=1.
@MainActor @Suite("Random touches over the gallery")
struct RandomTouchTests {
  private static let isSoaking = ProcessInfo.processInfo.environment["SOAK"] == "1"

  @Test func `leave nobody in the middle of a gesture, and no transition frozen`() {
    let total = Self.isSoaking ? 100_000 : 72
    let slugs = Catalogue.items.map(\.slug)
    let each = total / slugs.count + 1
    for (index, slug) in slugs.enumerated() {
      let first = UInt64(index * each)
      for seed in first..<first + UInt64(each) { Self.play(slug, seed: seed) }
    }
    #expect(slugs.count > 5)
  }

  private static func play(_ slug: String, seed: UInt64) {
    guard let item = Catalogue.item(slug) else { return }
    var dice = Seeded(seed: seed)
    let stage = Stage(device: .iPhone16, scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    if dice.next() % 2 == 0 { stage.perform { item.acts[0].perform(root) } }
    for _ in 0...dice.next() % 3 {
      let fingers = (0...dice.next() % 3).map { _ in
        RandomFinger.make(&dice, within: stage.device.size)
      }
      stage.touch(TouchScript(fingers, samplesPerSecond: 60))
      stage.advance(to: stage.now + dice.number(in: 0...1))
    }
    let came = stage.settle(limit: 30)
    #expect(came, "\(slug), seed \(seed): does not come to rest")
    #expect(unfinished(in: stage.window).isEmpty, "\(slug), seed \(seed)")
    #expect(stage.environment.transitions.isEmpty, "\(slug), seed \(seed): a transition is frozen")
    let isDeaf = stage.perform { UIApplication.shared.isIgnoringInteractionEvents }
    #expect(!isDeaf, "\(slug), seed \(seed): touches are ignored")
  }

  /// Recognisers that are not waiting for a gesture.
  private static func unfinished(in view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { $0.state != .possible || $0.numberOfTouches > 0 }
      + view.subviews.flatMap(unfinished(in:))
  }
}
