import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// The calls of a presentation and its dismissal, by facts 2.3 and 2.4.
@MainActor @Suite("Calls of a modal transition")
struct FirstTransitionTests {
  @Test(
    "come in UIKit's order",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom,
    ])
  func order(style: UIModalPresentationStyle) throws {
    let run = Run(style: style)
    run.present()
    run.dismiss()
    try expectGolden(run.log.text, "modal-\(style)")
    #expect(run.stage.violations.isEmpty)
    #expect(run.stage.isSettled)
  }

  @Test("come in UIKit's order without animation")
  func unanimated() throws {
    let run = Run(style: .fullScreen)
    run.present(animated: false)
    run.dismiss(animated: false)
    try expectGolden(run.log.text, "modal-fullScreen-unanimated")
    #expect(run.stage.violations.isEmpty)
  }

  @Test("a presenter that stays hears nothing and takes no part (F2.5.4)")
  func presenterStays() {
    let run = Run(style: .overFullScreen)
    run.present()
    #expect(!run.log.lines.contains { $0.hasPrefix("P.") })
    #expect(run.presenter.view.window === run.stage.window)
  }

  @Test("a full-screen presentation takes the presenter out, the dismissal puts it back (F2.5.7)")
  func presenterLeaves() {
    let run = Run(style: .fullScreen)
    let home = run.presenter.view.superview
    let place = run.presenter.view.frame
    run.present()
    #expect(run.presenter.view.window == nil)
    run.dismiss()
    #expect(run.presenter.view.superview === home)
    #expect(run.presenter.view.frame == place)
    #expect(run.stage.window.subviews.count == 1)
  }

  @Test("touches are ignored from the start to the end and no longer (F2.7.5)")
  func interaction() {
    let run = Run(style: .fullScreen)
    run.begin()
    #expect(run.stage.perform { UIApplication.shared.isIgnoringInteractionEvents })
    run.stage.settle()
    #expect(!run.stage.perform { UIApplication.shared.isIgnoringInteractionEvents })
  }

  @Test("a transition that is never completed freezes the screen (P4, F2.7.3)")
  func neverCompleted() {
    let run = Run(style: .fullScreen)
    run.transition.behaves = false
    run.begin()
    run.stage.advance(to: 10)
    #expect(run.stage.perform { UIApplication.shared.isIgnoringInteractionEvents })
    #expect(!run.log.lines.contains { $0.contains("viewDidAppear") })
  }

  @Test("completing twice changes nothing and is noted (F2.7.4)")
  func completedTwice() {
    let run = Run(style: .fullScreen)
    run.present()
    let calls = run.log.lines
    run.stage.perform { run.transition.context?.completeTransition(true) }
    #expect(run.log.lines == calls)
    #expect(run.stage.violations.map(\.rule) == ["completes-once"])
  }
}

/// Two screens and somebody who writes down what they are told.
@MainActor
private struct Run {
  let log = CallLog()
  let stage = Stage(scale: 1)
  let presenter: LoggedController
  let presented: LoggedController
  let transition: LoggedTransition

  init(style: UIModalPresentationStyle) {
    presenter = LoggedController("P", log: log)
    presented = LoggedController("B", log: log)
    transition = LoggedTransition(log: log)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = transition
    stage.perform { [stage, presenter] in stage.window.rootViewController = presenter }
    stage.settle()
    log.clear()
  }

  func begin(animated: Bool = true) {
    stage.perform {
      log.heading("P.present(B, animated: \(animated))")
      presenter.present(presented, animated: animated) { log.note("closure", "presented") }
      log.heading("present returns")
    }
  }

  func present(animated: Bool = true) {
    begin(animated: animated)
    stage.settle()
  }

  func dismiss(animated: Bool = true) {
    stage.perform {
      log.heading("B.dismiss(animated: \(animated))")
      presented.dismiss(animated: animated) { log.note("closure", "dismissed") }
      log.heading("dismiss returns")
    }
    stage.settle()
  }
}
