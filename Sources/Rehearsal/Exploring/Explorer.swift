import UIKit

/// Tries what can be touched, each thing on a fresh stage, until it knows what leads to a
/// transition.
@MainActor
public struct Explorer {
  /// Where exploring begins.
  public let roots: [ExplorationRoot]
  /// What was tried, what came of it, and what is next.
  public private(set) var plan: ExplorationPlan
  private let makeStage: @MainActor () -> Stage

  /// - Parameters:
  ///   - wanted: Classes that are to take part; empty where any transition will do.
  ///   - isThorough: Whether everything is tried, whatever was seen.
  ///   - triesPans: Whether pans that lead back are looked for though something else does.
  ///   - known: What is known already, as from a run that ended before its time.
  public init(
    _ roots: [ExplorationRoot], wanted: Set<String> = [], isThorough: Bool = false,
    triesPans: Bool = false, known: [ExplorationPlan.Try] = [],
    on makeStage: @escaping @MainActor () -> Stage = { Stage(scale: 1) }
  ) {
    self.roots = roots
    self.makeStage = makeStage
    plan = ExplorationPlan(
      ranks: roots.map(\.rank), wanted: wanted, isThorough: isThorough,
      triesPans: triesPans)
    for item in known { plan.record(item.path, item.outcome) }
  }

  /// Tries the next thing.
  /// - Parameter willTry: Is told what, before it is tried: it may end the process.
  /// - Returns: What came of it; nil when nothing is left to be tried.
  public mutating func tryNext(
    willTry: (ExplorationPath) -> Void = { _ in }
  ) -> ExplorationPlan.Try? {
    guard let path = plan.next() else { return nil }
    willTry(path)
    let outcome = roots[path.root].outcome(of: path.steps, on: makeStage())
    plan.record(path, outcome)
    return ExplorationPlan.Try(path: path, outcome: outcome)
  }

  /// Tries everything that there is to be tried.
  public mutating func run() {
    while tryNext() != nil {}
  }
}
