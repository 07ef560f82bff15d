import QuartzCore
import Sketching
import Testing
import UIKit

@testable import TransitionTesting

/// What a report says once, and what it leaves out until it is asked for.
@MainActor @Suite("A report of faults")
struct FoldedTests {
  @Test("has one error for one cause, with what comes of it")
  func folds() throws {
    let report = try TransitionCheck.run(.animator("left", style: .overFullScreen) { LeftThere() })
    let text = report.description
    #expect(text.contains(", 1 violation, "), "\(text)")
    #expect(text.contains("and so    "), "\(text)")
    #expect(Set(report.violations.map(\.rule)).count > 1, "\(text)")
  }

  @Test("does not put two faults into one that lie in different scenarios")
  func keepsApart() {
    let one = finding(FromViewRestored(), "a", in: "forward-cancel-50")
    let other = finding(EndsAtAfter(), "window", in: "forward-cancel-50")
    let beyond = finding(EndsAtAfter(), "window", in: "forward-finish")
    #expect(Fault.sorted([one, other]).map(\.first) == [one])
    #expect(Fault.sorted([one, other]).first?.consequences.map(\.first) == [other])
    #expect(Fault.sorted([one, other, beyond]).map(\.first) == [one, other])
  }

  @Test("says of a guess that it is one, and facts only to those who ask")
  func words() throws {
    let report = try TransitionCheck.run(
      .animator("left", style: .overFullScreen) { LeftThere() }, scenarios: ["back-cancel-50"])
    #expect(report.description.contains("    perhaps   "))
    #expect(!report.description.contains("(F2."))
    #expect(report.text(isVerbose: true).contains("(F2."))
  }

  @Test("says what could not be reached, and why")
  func unreachable() throws {
    var flow = ScreenFlow.animator("slide") { SlideAnimator() }
    flow.obstacle = { root, _ in
      root.view.bounds.width < 330 ? "the button is out of reach there" : nil
    }
    let report = try TransitionCheck.run(
      flow, scenarios: ["forward-finish", "forward-finish-small-window"])
    #expect(
      report.description.contains(
        "not played, as the button is out of reach there: forward-finish-small-window"),
      "\(report)")
    #expect(report.violations.isEmpty)
  }

  @Test("has one finding for a line that ends the process in several scenarios")
  func traps() throws {
    var flow = ScreenFlow.animator("slide") { SlideAnimator() }
    let names = ["forward-cancel-0", "forward-cancel-50"]
    flow.attempts = Attempts(
      traps: names.map {
        Trap(mode: "plain", scenario: $0, what: "Index out of range", place: "/a/Zoom.swift:9:4")
      }, willTry: { _, _ in })
    let report = try TransitionCheck.run(flow, scenarios: names + ["forward-finish"])
    let text = report.description
    #expect(text.contains("3 scenarios, 1 violation, "), "\(text)")
    #expect(text.contains("/a/Zoom.swift:9:4: Index out of range"), "\(text)")
    #expect(text.contains("also in   forward-cancel-50"), "\(text)")
  }

  @Test("sees what is cut hard at the first instant", arguments: [true, false])
  func cut(isMask: Bool) throws {
    let report = try TransitionCheck.run(
      .animator("cut") { CutsHard(isMask) }, scenarios: ["forward-finish"])
    let found = report.findings.filter { $0.rule == DecorationMoves().rule && $0.time == 0 }
    #expect(found.map(\.property) == [isMask ? "layer.mask" : "layer.cornerRadius"], "\(report)")
  }

  private func finding(_ contract: some ContractRule, _ subject: String, in scenario: String)
    -> Finding
  {
    let stage = TreeRecord(of: UIView())
    let known = Sweep.scenarios(for: .animator("slide") { SlideAnimator() })
    let scenario = known.first { $0.name == scenario } ?? Scenario(.forward, .finish)
    let record = ScenarioRecord(
      flow: "flow", scenario: scenario, initial: stage, before: stage, after: stage,
      thumbnailBefore: Thumbnail(of: .init()))
    return Finding(contract.rule, record, in: subject, seen: "seen", cause: "cause")
  }
}

/// Leaves the screen where it went, when it is cancelled.
private final class LeftThere: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    let away = CGAffineTransform(translationX: 0, y: 900)
    if let to {
      to.frame = context.containerView.bounds
      to.transform = away
      context.containerView.addSubview(to)
    }
    UIView.animate(withDuration: 0.3) {
      to?.transform = .identity
      from?.transform = away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Cuts the screen that goes before it moves it.
private final class CutsHard: NSObject, UIViewControllerAnimatedTransitioning {
  private let isMask: Bool

  init(_ isMask: Bool) { self.isMask = isMask }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    context.containerView.insertSubview(to, at: 0)
    to.frame = context.containerView.bounds
    if isMask {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: from.bounds.insetBy(dx: 40, dy: 100)).cgPath
      from.layer.mask = mask
    } else {
      from.layer.cornerRadius = 40
      from.clipsToBounds = true
    }
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { _ in
      (from.alpha, from.layer.mask, from.layer.cornerRadius) = (1, nil, 0)
      from.clipsToBounds = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
