import Rehearsal
import TransitionTesting
import UIKit

/// Looks for a sequence of events that breaks something, and makes it as short as it goes.
///
///     let report = Hunt(card)
///       .invariant("the cart keeps its badge") { stage in badge(on: stage) == cart.count }
///       .run(tries: 200)
///     #expect(report.isClean, "\(report)")
///
/// Users by chance touch what can be touched, drop gestures half way, turn the device, leave and
/// come back, and ask for screens in the midst of other transitions. Whenever all is at rest, the
/// rules of transitions and `Invariant.all` are looked at. Time is the stage's: a sequence costs
/// milliseconds, and the same seed finds the same failures in the same order.
@preconcurrency @MainActor
public struct Hunt {
  let flow: ScreenFlow
  let mode: Mode
  let refreshRate: Double
  private(set) var own: [OwnInvariant] = []

  /// - Parameters:
  ///   - flow: Its start and its way back are the calls that users of code make; every sequence
  ///     makes its own screens.
  ///   - mode: What the stages are like at first.
  ///   - refreshRate: Frames a second, more than 0.
  public init(_ flow: ScreenFlow, mode: Mode = .plain, refreshRate: Double = 60) {
    self.flow = flow
    self.mode = mode
    self.refreshRate = refreshRate
  }

  /// Looks at something else whenever all is at rest.
  /// - Parameters:
  ///   - name: A sentence, for the report.
  ///   - holds: Whether all is well; it must change nothing.
  public func invariant(
    _ name: String, _ holds: @escaping @MainActor @Sendable (Stage) -> Bool
  ) -> Hunt {
    var hunt = self
    hunt.own.append(OwnInvariant(name: name, holds: holds))
    return hunt
  }

  /// Hunts.
  /// - Parameters:
  ///   - seed: The same seed finds the same.
  ///   - tries: Sequences, 1 or more; those that anybody tries come first.
  ///   - steps: How long a sequence gets, 1 or more.
  ///   - most: After so many different failures it ends; 1 or more.
  public func run(
    seed: UInt64 = 1, tries: Int = 200, steps: Int = 16, most: Int = 5
  ) -> HuntReport {
    var hunter = Hunter(self, seed: seed, steps: steps)
    while hunter.report.tries < tries, hunter.report.finds.count < most { hunter.tryNext() }
    return hunter.report
  }

  /// What a script breaks; nothing if all holds. Plays it on fresh screens.
  /// - Throws: A line that cannot be played.
  public func failures(of script: RehearsalScript) throws -> [Failure] {
    try failures(of: [script])[0]
  }

  /// What each of some scripts breaks, on fresh screens. What is to be expected is learned once for all.
  package func failures(of scripts: [RehearsalScript]) throws -> [[Failure]] {
    var hunter = Hunter(self, seed: 0, steps: 0)
    hunter.learn()
    return try scripts.map { script in
      let run = hunter.play(script.steps)
      if let obstacle = run.obstacle { throw HuntError(description: obstacle) }
      return run.failures.filter { hunter.isSeen($0, in: script.steps) }
    }
  }
}

/// Why a script could not be played.
public struct HuntError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
