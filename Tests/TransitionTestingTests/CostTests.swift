import Rehearsal
import Testing
import UIKit

@testable import TransitionTesting

/// The cost of a transition as tests ask for it.
@MainActor @Suite("The cost of a transition") struct TransitionCostTests {
  /// A card that casts a shadow, with a path and without.
  static func flow(hasPath: Bool) -> ScreenFlow {
    .animator("card", style: .overFullScreen) {
      SoundAnimator(0.3) { context, duration, done in
        guard let to = context.view(forKey: .to) else { return done() }
        to.layer.shadowOpacity = 0.4
        if hasPath { to.layer.shadowPath = UIBezierPath(rect: to.bounds).cgPath }
        to.transform = CGAffineTransform(translationX: 0, y: 300)
        UIView.animate(withDuration: duration) {
          to.transform = .identity
        } completion: { _ in
          done()
        }
      }
    }
  }

  @Test("is a number to hold a transition to, in a line")
  func budget() throws {
    let report = try TransitionCheck.run(Self.flow(hasPath: true), scenarios: ["forward-finish"])
    let cost = report.measureCost()
    #expect(cost.offscreenPasses <= 0, "\(cost)")
    let costly = try TransitionCheck.run(Self.flow(hasPath: false), scenarios: ["forward-finish"])
    #expect(costly.measureCost().offscreenPasses == 1)
    let advice = try #require(costly.measureCost().advice.first)
    #expect(advice.what == OffscreenCause.shadow.words && advice.remedy.contains("shadowPath"))
    #expect(advice.layer.hasSuffix("PlainScreen"), "\(advice.layer)")
  }

  @Test("adds up: a scenario is the sum of its frames, a transition that of its scenarios")
  func sums() throws {
    let cost = try TransitionCost(of: Self.flow(hasPath: false))
    #expect(cost.scenarios.map(\.scenario) == ["forward-finish", "back-finish"])
    for scenario in cost.scenarios {
      #expect(scenario.frames.count > 2)
      #expect(scenario.total == scenario.frames.map(\.counts).reduce(CostCounts(), +))
      #expect(
        scenario.most.offscreenPasses
          == scenario.frames.map(\.counts.offscreenPasses).max())
      #expect(scenario.worst.map(scenario.frames.contains) == true)
    }
    #expect(cost.total == cost.scenarios[0].total + cost.scenarios[1].total)
    #expect(cost.total.offscreenPasses >= cost.most.offscreenPasses)
    #expect(
      cost.scenarios.flatMap(\.frames).allSatisfy {
        $0.offscreen.count == $0.counts.offscreenPasses
      })
  }

  @Test("is the same twice, as numbers and as text")
  func again() throws {
    let flow = Self.flow(hasPath: false)
    let (one, other) = (try TransitionCost(of: flow), try TransitionCost(of: flow))
    #expect(one.scenarios == other.scenarios && "\(one)" == "\(other)")
    #expect(one.advice == other.advice && !one.advice.isEmpty)
  }

  @Test("counts each layout of a view, in the frame that it was for")
  func layouts() throws {
    func flow(_ times: Int) -> ScreenFlow {
      .animator("restless", style: .overFullScreen) {
        SoundAnimator(0.3) { context, duration, done in
          guard let to = context.view(forKey: .to) else { return done() }
          to.alpha = 0.1
          for _ in 0..<times {
            to.setNeedsLayout()
            to.layoutIfNeeded()
          }
          UIView.animate(withDuration: duration) {
            to.alpha = 1
          } completion: { _ in
            done()
          }
        }
      }
    }
    func passes(_ times: Int) throws -> [Int] {
      let cost = try TransitionCost(of: flow(times), in: ["forward-finish"])
      return cost.scenarios[0].frames.map(\.counts.layoutPasses)
    }
    let (few, many) = (try passes(1), try passes(5))
    #expect(many[0] == few[0] + 4)
    #expect(many.dropFirst() == few.dropFirst() && many.last == 0)
  }

  @Test("refuses a scenario that there is not")
  func unknown() {
    #expect(throws: TransitionCheck.Failure.self) {
      try TransitionCost(of: Self.flow(hasPath: true), in: ["forward-finnish"])
    }
  }
}
