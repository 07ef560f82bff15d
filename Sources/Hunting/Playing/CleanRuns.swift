import Rehearsal
import TransitionTesting
import UIKit

/// What is known of a flow when nobody does anything out of the ordinary: how its states look, what
/// answers in them, who lives on.
struct CleanRuns {
  /// The first state, by its screens; empty while nothing is known.
  var home = ""
  var comesToRest = true
  /// Screens on which something moves for as long as they show, as where something plays.
  var restless: Set<String> = []
  /// Whether that is still to be found out.
  var isLearning = true
  /// How each state looks: more than once where the application moves what is on a screen, as a menu beside it.
  var looks: [String: [ScreenLook]] = [:]
  /// Screens on which some touch does something.
  var answersTouches: Set<String> = []
  /// Screens on which no touch does anything, and an act does.
  var answersActs: Set<String> = []
  /// The classes of controllers that live on after a way there and back.
  var absent: [String] = []

  /// Whether something around the application changes in a sequence: what is to be expected is known
  /// by then.
  static func isUnusual(_ steps: [RehearsalScript.Step]) -> Bool {
    steps.contains(where: changes.contains)
  }

  /// There and back, after which nobody need live on.
  static let cycle: [RehearsalScript.Step] = [
    .act("act", "first"), .settle, .act("act", "second"), .settle,
  ]

  /// The sequences that anybody tries, shortest first.
  @MainActor
  static func scripts(_ flow: ScreenFlow, _ touchables: [Touchable]) -> [[RehearsalScript.Step]] {
    let there: [RehearsalScript.Step] = [.act("act", "first"), .settle]
    let hasBack = flow.actions.count > 1
    var all: [[RehearsalScript.Step]] = [[], there] + (hasBack ? [cycle] : [])
    if flow.heedsAnimated.contains(.forward) { all.append([.act("cut", "first"), .settle]) }
    if hasBack, flow.heedsAnimated.contains(.back) {
      all.append(there + [.act("cut", "second"), .settle])
    }
    for touchable in touchables.prefix(4) {
      if let script = try? RehearsalScript(parsing: touchable.script) {
        all.append(script.steps + [.settle])
      }
    }
    for change in changes {
      all += [[change, .settle], there + [change, .settle], [change, .settle] + there]
      if hasBack { all.append(there + [change, .act("act", "second"), .settle]) }
    }
    return all
  }

  private static let changes: [RehearsalScript.Step] = [
    .turn, .change(.look(isDark: true)), .change(.textSize(.ax2)),
    .change(.motion(isReduced: true)),
  ]
}
