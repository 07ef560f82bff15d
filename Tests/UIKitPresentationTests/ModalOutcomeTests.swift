import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// Facts 2.3, 2.4, F2.4.1, F2.4.2 and F2.7.2. The order of the second half of a cancelled modal
/// transition is by analogy with a measured pop (C), as are the places of `…DidEnd`,
/// coordinator completions and `animationEnded` among the last calls (C).
@MainActor @Suite("Calls of a modal transition that a finger holds")
struct ModalOutcomeTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .custom, .pageSheet,
  ]

  @Test("come in UIKit's order in every outcome", arguments: styles)
  func outcomes(style: UIModalPresentationStyle) throws {
    let run = HeldRun(style: style)
    for part in [0, 0.5, 1] { run.present(until: part, finishes: false) }
    run.present(until: 0.5, finishes: true)
    for part in [0, 0.5, 1] { run.dismiss(until: part, finishes: false) }
    run.dismiss(until: 0.5, finishes: true)
    try expectGolden(run.log.text, "modal-outcomes-\(style)")
    #expect(run.stage.violations.isEmpty)
    #expect(run.stage.isSettled)
  }

  @Test("come in UIKit's order when a whole chain is dismissed (F2.1.4)")
  func chain() throws {
    let run = HeldRun(style: .overFullScreen)
    run.present(until: 1, finishes: true)
    let third = LoggedController("C", log: run.log)
    third.modalPresentationStyle = .overFullScreen
    run.stage.perform { run.presented.present(third, animated: false) }
    run.stage.settle()
    run.log.heading("P.dismiss(animated: true)")
    run.stage.perform { run.presenter.dismiss(animated: true) }
    run.stage.settle()
    try expectGolden(run.log.text, "modal-chain")
    #expect(run.stage.window.subviews.count == 1)
    #expect(run.presented.presentedViewController == nil)
  }
}

/// Two screens, a finger, and somebody who writes down what they are told.
@MainActor
private struct HeldRun {
  let log = CallLog()
  let stage = Stage(scale: 1)
  let presenter: LoggedController
  let presented: LoggedController
  let transition: LoggedTransition
  let interactor = UIPercentDrivenInteractiveTransition()

  init(style: UIModalPresentationStyle) {
    presenter = LoggedController("P", log: log)
    presented = LoggedController("B", log: log)
    transition = LoggedTransition(log: log)
    transition.interactor = interactor
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = transition
    stage.perform { [stage, presenter] in stage.window.rootViewController = presenter }
    stage.settle()
    log.clear()
  }

  func present(until part: CGFloat, finishes: Bool) {
    hold("P.present(B, animated: true)", until: part, finishes: finishes) {
      presenter.present(presented, animated: true) { log.note("closure", "presented") }
    }
  }

  func dismiss(until part: CGFloat, finishes: Bool) {
    hold("B.dismiss(animated: true)", until: part, finishes: finishes) {
      presented.dismiss(animated: true) { log.note("closure", "dismissed") }
    }
  }

  private func hold(_ name: String, until part: CGFloat, finishes: Bool, _ request: () -> Void) {
    log.heading("\(name), then \(finishes ? "finish" : "cancel") at \(part)")
    stage.perform {
      request()
      presented.transitionCoordinator?.notifyWhenInteractionChanges {
        log.note("coordinator", "interactive \($0.isInteractive) cancelled \($0.isCancelled)")
      }
      presented.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.note("coordinator", "completion cancelled \($0.isCancelled)")
      }
    }
    stage.perform { interactor.update(part) }
    stage.perform { finishes ? interactor.finish() : interactor.cancel() }
    stage.settle()
  }
}
