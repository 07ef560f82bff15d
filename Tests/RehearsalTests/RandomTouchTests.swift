import Foundation
import TestSupport
import Testing
import TransitionGallery

@testable import Rehearsal
@testable import UIKit

/// Random fingers over every screen of the gallery, at rest and while transitions run. A hundred and
/// fifty sequences here, 100,000 with SOAK=1; FROM=n begins with another seed.
@MainActor @Suite("Random touches over the gallery")
struct RandomTouchTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isSoaking = environment["SOAK"] == "1"
  private static let first = environment["FROM"].flatMap(UInt64.init) ?? 1
  /// Sequences on one stage.
  private static let perWalk = isSoaking ? 20 : 3

  @Test func `leave nobody in the middle of a gesture, and no transition frozen`() {
    let slugs = Catalogue.items.map(\.slug)
    let wanted = Self.isSoaking ? 100_000 : 120
    let walks = wanted / (slugs.count * Self.perWalk) + 1
    var touched = 0
    for seed in Self.first..<Self.first + UInt64(walks) {
      for slug in slugs { touched += Self.walk(slug, seed: seed) }
      guard Self.isSoaking else { continue }
      FileHandle.standardError.write(Data("seed \(seed): \(touched) sequences in all\n".utf8))
    }
    #expect(touched >= wanted)
  }

  /// - Returns: How many sequences were played.
  private static func walk(_ slug: String, seed: UInt64) -> Int {
    guard let walk = TouchWalk(slug, seed: seed) else { return 0 }
    for number in 1...perWalk {
      walk.disturb()
      guard let fault = walk.rest() else { continue }
      Issue.record("\(slug), seed \(seed), sequence \(number): \(fault)")
      return number
    }
    if let fault = walk.goHome() {
      Issue.record("\(slug), seed \(seed), on the way home: \(fault)")
    }
    return perWalk
  }
}

/// One stage with an item of the gallery, and fingers from a seed.
@MainActor
private final class TouchWalk {
  private let item: GalleryItem
  private let stage: Stage
  private let root: UIViewController
  private var touches: RandomTouches

  init?(_ slug: String, seed: UInt64) {
    guard let item = Catalogue.item(slug) else { return nil }
    self.item = item
    stage = Stage(device: .iPhone16, scale: 1, refreshRate: [20, 30, 20, 60][Int(seed % 4)])
    root = item.makeRoot()
    touches = RandomTouches(seed: seed, within: stage.device.size)
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
  }

  /// One sequence; now and then an act of the item's begins just before.
  func disturb() {
    if touches.number(below: 4) == 0 {
      let act = item.acts[touches.number(below: item.acts.count)]
      stage.perform { act.perform(root) }
      stage.advance(to: stage.now + touches.seconds(upTo: 0.5))
    }
    let script = touches.script()
    stage.touch(script)
    stage.advance(to: stage.now + touches.seconds(upTo: script.duration + 0.3))
  }

  /// Waits for all to be over.
  /// - Returns: What is wrong then.
  func rest() -> String? {
    guard stage.settle(limit: 30) else { return "does not come to rest" }
    let hanging = unfinished(in: stage.window)
    if !hanging.isEmpty { return "in the middle of a gesture: \(hanging)" }
    if stage.environment.touches.fingerCount > 0 { return "a finger is still down" }
    if !stage.environment.transitions.running.isEmpty { return "a transition is frozen" }
    if stage.perform({ UIApplication.shared.isIgnoringInteractionEvents }) {
      return "touches are ignored"
    }
    if top.view.window == nil { return "\(top) is not on the screen" }
    let breaches = stage.violations.filter { !Self.untimely.contains($0.rule) }
    return breaches.isEmpty ? nil : "\(breaches)"
  }

  /// What whoever asks for something at the wrong time is told: the acts here, and a second finger.
  /// The request is ignored, or waits.
  private static let untimely: Set<String> = [
    "present-while-presenting", "dismiss-nothing", "dismiss-during-transition",
    "stack-change-during-transition",
  ]

  /// Takes back by code what the fingers have opened.
  /// - Returns: What is wrong then.
  func goHome() -> String? {
    if root.presentedViewController != nil { stage.perform { root.dismiss(animated: true) } }
    if let fault = rest() { return fault }
    if root.presentedViewController != nil { return "a screen cannot be dismissed" }
    guard let stack = root as? UINavigationController else { return nil }
    stage.perform { _ = stack.popToRootViewController(animated: true) }
    if let fault = rest() { return fault }
    return stack.viewControllers.count == 1 ? nil : "a screen cannot be popped"
  }

  private var top: UIViewController {
    sequence(first: root, next: \.presentedViewController).reversed()[0]
  }

  /// Recognisers that are not waiting for a gesture.
  private func unfinished(in view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { $0.state != .possible || $0.numberOfTouches > 0 }
      + view.subviews.flatMap(unfinished(in:))
  }
}
