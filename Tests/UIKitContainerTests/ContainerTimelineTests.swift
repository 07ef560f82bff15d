import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("The order of calls in containers")
struct ContainerTimelineTests {
  @Test("is what the goldens say, in every outcome", arguments: ContainerKind.allCases)
  func timelines(kind: ContainerKind) throws {
    let head = kind.facts.map { "# " + $0 }
    let lines = head + Outcome.allCases.flatMap { timeline(of: kind, $0) }
    let text = lines.joined(separator: "\n") + "\n"
    try expectGolden(text, "container-\(kind.rawValue)")
  }

  enum Outcome: String, CaseIterable {
    case finish, unanimated = "not animated", held = "held and finished"
    case start = "cancelled at the start", middle = "cancelled half way"
    case end = "cancelled at the end", secondRequest = "another request on the way"
    case reversed = "let go to the end, taken hold of again and cancelled"
    case resized = "the screen gets another size half way"

    /// How far the finger goes; nil without one.
    var progress: CGFloat? {
      switch self {
      case .start: 0
      case .middle, .held: 0.5
      case .end: 1
      default: nil
      }
    }
  }

  private func timeline(of kind: ContainerKind, _ outcome: Outcome) -> [String] {
    let rig = ContainerRig(kind)
    let animator = SlideAnimator()
    animator.log = rig.log
    let interactor = HandInteractor()
    interactor.log = rig.log
    rig.delegate.animator = outcome == .unanimated ? nil : animator
    rig.delegate.interactor = outcome.progress == nil ? nil : interactor
    let grip = outcome == .reversed ? rig.makeGrip() : nil
    let before = rig.log.lines.count
    rig.request(animated: outcome != .unanimated)
    rig.log.heading("the turn is over")
    if let progress = outcome.progress {
      rig.stage.perform {
        interactor.update(progress)
        rig.log.heading("the finger is lifted")
        interactor.end(cancelled: outcome != .held)
      }
    }
    if outcome == .secondRequest {
      rig.stage.advance(to: rig.stage.now + 0.2)
      rig.log.heading("the other request")
      rig.secondRequest()
    }
    grip.map { letGoAndTakeBack($0, rig) }
    if outcome == .resized {
      rig.stage.advance(to: rig.stage.now + 0.2)
      rig.log.heading("500×700")
      rig.stage.resize(to: CGSize(width: 500, height: 700))
    }
    rig.stage.settle()
    let violations = rig.stage.violations.map { "violation \($0.rule)" }
    return ["", "== " + outcome.rawValue] + rig.log.lines[before...] + ["-- " + rig.place]
      + violations
  }

  private func letGoAndTakeBack(_ grip: Grip, _ rig: ContainerRig) {
    rig.stage.perform {
      grip.update(0.5)
      rig.log.heading("the finger is lifted, to finish")
      grip.end(false)
    }
    rig.stage.advance(to: rig.stage.now + 0.1)
    rig.stage.perform {
      rig.log.heading("it takes hold again, and lets go to cancel")
      grip.pause()
      grip.end(true)
    }
  }
}
