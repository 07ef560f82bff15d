/// The scenarios that a transition is put through.
///
/// Every outcome meets both directions on a plain screen; every condition meets both directions
/// and both outcomes. So each pair of direction, outcome and condition occurs, and each pair of
/// direction and outcome.
public enum Sweep {
  /// The outcomes that need no finger of the flow's own.
  static let outcomes: [Scenario.Outcome] =
    [.finish] + [0, 1, 25, 50, 75, 99, 100].map { .cancel($0) } + [
      .finishHeld, .releasedEarly, .fling, .reversed, .grabbedAgain, .notAnimated, .twiceInARow,
      .finishAfterCancel, .twiceAtOnce,
    ]

  static let swipes: [Scenario.Outcome] = [
    .swipe, .swipeFling, .swipeBack, .swipeTaken, .swipeEarly, .swipeScrolled,
  ]

  /// All that can be done with a flow, in a fixed order.
  public static func scenarios(for flow: ScreenFlow) -> [Scenario] {
    let directions = Scenario.Direction.allCases.filter { flow.action($0) != nil }
    var all: [Scenario] = []
    for direction in directions {
      all += outcomes.filter { suits($0, direction, flow) }.map { Scenario(direction, $0) }
      if flow.swipe?.direction == direction { all += swipes.map { Scenario(direction, $0) } }
    }
    for condition in Scenario.Condition.allCases where condition != .plain {
      // An application is over nothing.
      if condition == .inChain, flow.open != nil { continue }
      for direction in directions {
        let first = direction == .forward || directions.count == 1
        let both = [.resized, .smallWindow, .inChain, .reduceMotion].contains(condition)
        if first || both { all.append(Scenario(direction, .finish, condition)) }
        if !first || both, !flow.areDragged.contains(direction) {
          all.append(Scenario(direction, .cancel(50), condition))
        }
      }
    }
    if let swipe = flow.swipe, swipe.followsReading, swipe.way.dx != 0 {
      all.append(Scenario(swipe.direction, .swipe, .rightToLeft))
    }
    return all
  }

  private static func suits(
    _ outcome: Scenario.Outcome, _ direction: Scenario.Direction, _ flow: ScreenFlow
  ) -> Bool {
    let needsHand = outcome.isDriven || [.twiceAtOnce, .finishAfterCancel].contains(outcome)
    if needsHand, flow.areDragged.contains(direction) { return false }
    return switch outcome {
    case .notAnimated: flow.heedsAnimated.contains(direction)
    case .twiceInARow: flow.reverse != nil
    default: true
    }
  }
}
