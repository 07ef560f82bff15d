import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// Every style in every outcome, as one text for each direction; styles that agree stand together.
@MainActor @Suite("The order of calls of modal transitions")
struct ModalTimelineTests {
  @Test(
    "is what the goldens say, in every style and outcome", arguments: TransitionDirection.allCases)
  func timelines(direction: TransitionDirection) throws {
    var text = direction.facts.map { "# \($0)\n" }.joined()
    var former: [(outcome: Outcome, block: String)] = []
    for outcome in Outcome.allCases {
      let block = groups(direction, outcome)
      let same = former.first { $0.block == block }
      text += "\n== \(outcome.rawValue)\n" + (same.map { "as \($0.outcome.rawValue)\n" } ?? block)
      former.append((outcome, block))
    }
    try expectGolden(text, "timelines-\(direction.rawValue)")
  }

  enum Outcome: String, CaseIterable {
    case finish, held = "held and finished"
    case start = "cancelled at the start", middle = "cancelled half way"
    case end = "cancelled at the end"
    case reversed = "let go to the end, taken hold of again and cancelled"
    case unanimated = "not animated", nested, resized = "the screen gets another size half way"

    var progress: CGFloat? {
      switch self {
      case .held, .middle, .reversed: 0.5
      case .start: 0
      case .end: 1
      default: nil
      }
    }
  }

  /// The timelines of all styles, those that are the same once.
  private func groups(_ direction: TransitionDirection, _ outcome: Outcome) -> String {
    var groups: [(kinds: [ModalKind], lines: String)] = []
    for kind in ModalKind.allCases {
      let lines = timeline(kind, direction, outcome).joined(separator: "\n")
      if let index = groups.firstIndex(where: { $0.lines == lines }) {
        groups[index].kinds.append(kind)
      } else {
        groups.append(([kind], lines))
      }
    }
    return groups.map { group in
      "[\(group.kinds.map(\.rawValue).joined(separator: ", "))]\n\(group.lines)\n"
    }.joined()
  }

  private func timeline(
    _ kind: ModalKind, _ direction: TransitionDirection, _ outcome: Outcome
  ) -> [String] {
    let rig = ModalRig(kind)
    rig.putUp(for: direction)
    if outcome == .nested {
      nest(rig, direction)
    } else {
      if outcome.progress != nil { rig.transition.interactor = rig.interactor }
      rig.request(direction, animated: outcome != .unanimated)
      rig.log.heading("the turn is over")
      hold(rig, outcome)
    }
    if outcome == .resized {
      rig.stage.advance(to: rig.stage.now + 0.2)
      rig.log.heading("500×700")
      rig.stage.resize(to: CGSize(width: 500, height: 700))
    }
    #expect(rig.stage.settle(), "\(kind) \(direction) \(outcome)")
    let violations = rig.stage.violations.map { "violation \($0.rule)" }
    return rig.log.lines + violations
  }

  private func hold(_ rig: ModalRig, _ outcome: Outcome) {
    guard let progress = outcome.progress else { return }
    let finishes = outcome == .held || outcome == .reversed
    rig.stage.perform { rig.interactor.update(progress) }
    rig.stage.perform {
      rig.log.heading("the finger is lifted")
      finishes ? rig.interactor.finish() : rig.interactor.cancel()
    }
    guard outcome == .reversed else { return }
    rig.stage.advance(to: rig.stage.now + 0.1)
    rig.stage.perform {
      rig.log.heading("it takes hold again, and lets go to cancel")
      rig.interactor.pause()
      rig.interactor.cancel()
    }
  }

  /// A third screen C over B: it comes, or both go at once.
  private func nest(_ rig: ModalRig, _ direction: TransitionDirection) {
    if direction == .presentation { rig.putUp(for: .dismissal) }
    let third = LoggedController("C", log: rig.log)
    rig.stage.perform { rig.prepare(third, over: rig.presented) }
    rig.log.heading("B.present(C)")
    rig.stage.perform {
      rig.presented.present(third, animated: direction == .presentation)
      rig.listen(to: third)
    }
    guard direction == .dismissal else { return }
    rig.stage.settle()
    rig.log.clear()
    rig.log.heading("P.dismiss")
    rig.stage.perform {
      rig.presenter.dismiss(animated: true)
      rig.listen(to: third)
    }
  }
}

extension TransitionDirection {
  /// What the golden says of itself: the facts, and what of the order is inferred.
  fileprivate var facts: [String] {
    switch self {
    case .presentation:
      [
        "P.present(B) · facts 2.3 rows 1 to 20, table 2.4, F2.4.1, F2.4.2, F2.5.4, 2.9",
        "nested: F2.1.4 · not animated: F2.7.6 · another size: Q23, F2.8.7",
        "C: willBegin before the will-callbacks (row 6), the place of viewIsAppearing (row 11), of",
        "presentationTransitionDidEnd (16), coordinator completions (18), animationEnded (19), and",
        "the order of the second half of a cancelled presentation (2.4)",
      ]
    case .dismissal:
      [
        "B.dismiss · facts 2.3, dismissal rows 1 to 12, table 2.4, F2.4.1, F2.4.2, F2.5.3, 2.9",
        "nested: F2.1.4, only the top one moves · not animated: F2.7.6 · another size: Q23, F2.8.7",
        "C: the places of coordinator completions and animationEnded, the order of the second half",
        "of a cancelled dismissal (2.4), and of the calls to those below the top one of a chain",
      ]
    }
  }
}
