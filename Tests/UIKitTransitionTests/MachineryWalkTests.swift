import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UIKit

/// Everything that moves screens, in any order, at any time, also from inside callbacks. A few
/// thousand operations here, 200,000 with SOAK=1. What it found once stands by itself in
/// `FoundByWalkingTests`.
@MainActor @Suite("A random walk through stacks, tabs and screens over screens")
struct MachineryWalkTests {
  nonisolated static let seeds: [UInt64] =
    ProcessInfo.processInfo.environment["SOAK"] == "1" ? Array(1...200) : [1, 3, 41, 46]

  @Test(
    "never crashes or freezes, and leaves callbacks paired, states settled and nobody alive",
    arguments: seeds)
  func walk(seed: UInt64) {
    let stage = Stage(scale: 1)
    let witness = within {
      let walk = MachineryWalk(stage: stage, seed: seed)
      while walk.operations < 1000 { walk.step() }
      #expect(walk.comesToRest(), "seed \(seed)")
      for complaint in walk.complaints { Issue.record("seed \(seed): \(complaint)") }
      #expect(walk.shown > 50, "seed \(seed)")
      stage.perform { stage.window.rootViewController = nil }
      return walk.made
    }
    #expect(stage.settle(limit: 2), "seed \(seed)")
    let alive = witness.filter { $0.controller != nil }
    #expect(alive.isEmpty, "seed \(seed): \(alive.count) of \(witness.count) controllers leaked")
    #expect(witness.count > 50, "seed \(seed)")
  }

  private func within<Result>(_ body: () -> Result) -> Result { body() }
}
