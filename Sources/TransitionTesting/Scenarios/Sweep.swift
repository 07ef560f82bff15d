/// The scenarios that a transition is put through.
///
/// Every ending meets both directions on a plain screen; every surrounding meets both directions
/// and both outcomes. So each pair of direction, outcome and surrounding occurs, and each pair of
/// direction and ending.
public enum Sweep {
  /// The endings that need no finger of the flow's own.
  static let endings: [Scenario.Ending] =
    [.finish] + [0, 1, 25, 50, 75, 99, 100].map { .cancel($0) } + [
      .finishHeld, .releasedEarly, .fling, .reversed, .grabbedAgain, .notAnimated, .twiceInARow,
      .finishAfterCancel, .twiceAtOnce,
    ]

  static let swipes: [Scenario.Ending] = [
    .swipe, .swipeFling, .swipeBack, .swipeTaken, .swipeEarly, .swipeScrolled,
  ]

  /// All that can be done with a flow, in a fixed order.
  public static func scenarios(for flow: ScreenFlow) -> [Scenario] {
    let directions = Scenario.Direction.allCases.filter { flow.action($0) != nil }
    var all: [Scenario] = []
    for direction in directions {
      all += endings.filter { suits($0, direction, flow) }.map { Scenario(direction, $0) }
      if flow.swipe?.direction == direction { all += swipes.map { Scenario(direction, $0) } }
    }
    for surroundings in Scenario.Surroundings.allCases where surroundings != .plain {
      // An application is over nothing.
      if surroundings == .inChain, flow.open != nil { continue }
      for direction in directions {
        let first = direction == .forward || directions.count == 1
        let both = [.resized, .smallWindow, .inChain, .reduceMotion].contains(surroundings)
        if first || both { all.append(Scenario(direction, .finish, surroundings)) }
        if !first || both, !flow.areDragged.contains(direction) {
          all.append(Scenario(direction, .cancel(50), surroundings))
        }
      }
    }
    if let swipe = flow.swipe, swipe.followsReading, swipe.way.dx != 0 {
      all.append(Scenario(swipe.direction, .swipe, .rightToLeft))
    }
    return all
  }

  private static func suits(
    _ ending: Scenario.Ending, _ direction: Scenario.Direction, _ flow: ScreenFlow
  ) -> Bool {
    let needsHand = ending.isDriven || [.twiceAtOnce, .finishAfterCancel].contains(ending)
    if needsHand, flow.areDragged.contains(direction) { return false }
    return switch ending {
    case .notAnimated: flow.heedsAnimated.contains(direction)
    case .twiceInARow: flow.reverse != nil
    default: true
    }
  }
}
