import Foundation
import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// The swipe to dismiss of the article "iOS-转场动画", held by a scripted finger: progress is the
/// travel over half the height, beyond a half it is finished.
@MainActor @Suite("Swipe to dismiss")
struct SwipeDismissTests {
  @Test("a long drag dismisses: the screen follows the finger, then runs out without a jump")
  func finished() throws {
    let rehearsal = Swipe()
    let tops = rehearsal.drag(by: 300)
    #expect(rehearsal.presenter.presentedViewController == nil)
    #expect(rehearsal.presenter.view.window === rehearsal.stage.window)
    #expect(rehearsal.stage.violations.isEmpty)
    // Between two frames it never moves further than the finger's own speed and the run-out allow.
    for (one, next) in zip(tops, tops.dropFirst()) {
      #expect(next - one < 80 && next >= one - 1e-9)
    }
  }

  @Test("a short drag springs back, and all is as it was before")
  func cancelled() throws {
    let rehearsal = Swipe()
    let before = rehearsal.stage.window.tree
    _ = rehearsal.drag(by: 120)
    #expect(rehearsal.presenter.presentedViewController === rehearsal.presented)
    #expect(rehearsal.stage.window.tree == before)
    #expect(rehearsal.presented.view.frame == rehearsal.stage.window.bounds)
    #expect(rehearsal.stage.violations.isEmpty)
  }

  @Test("while it is held the screen moves in step with the finger")
  func linear() throws {
    let rehearsal = Swipe()
    let tops = rehearsal.drag(by: 200)
    // Ten points begin the pan; from there progress is way / 426 of the way of 852 points: two
    // points for each of the finger's.
    let held = tops.filter { $0 > 0 && $0 < 340 }.prefix(12)
    let steps = zip(held, held.dropFirst()).map { $1 - $0 }
    let pace = try #require(steps.first)
    #expect(steps.count > 6 && pace > 0)
    #expect(steps.allSatisfy { abs($0 - pace) < 1e-6 * 852 })
  }
}

/// The same by scripts as text.
@MainActor @Suite("Swipe to dismiss, by scripts")
struct SwipeScriptTests {
  nonisolated static let outcomes: [(name: String, text: String, dismisses: Bool)] = [
    ("finish", "pan from 200,200 by 0,300 over 0.5 s\nrelease at 0 pt/s\nsettle", true),
    ("cancel", "pan from 200,200 by 0,120 over 0.5 s\nrelease at 0 pt/s\nsettle", false),
    (
      "back again",
      "pan from (50%,25%) by 0,300 over 0.4 s\nmove by 0,-250 over 0.3 s\nrelease\nsettle", false
    ),
    ("taken by the system", "pan from 200,200 by 0,300 over 0.5 s\ncancel\nsettle", false),
    ("fling", "pan from 200,200 by 0,60 over 0.1 s\nrelease at 4000 pt/s\nsettle", true),
    (
      "grabbed again",
      "pan from 200,200 by 0,120 over 0.3 s\nrelease\nwait 0.1 s\npan from 200,400 by 0,300 over 0.4 s\nrelease\nsettle",
      false
    ),
  ]

  @Test(arguments: outcomes.indices)
  func outcome(index: Int) throws {
    let outcome = Self.outcomes[index]
    let swipe = Swipe()
    let before = swipe.stage.window.tree
    let script = try RehearsalScript(parsing: outcome.text)
    let take = try swipe.stage.take(playing: script)
    #expect(take.isSettled)
    let isGone = swipe.presenter.presentedViewController == nil
    if outcome.name != "grabbed again" { #expect(isGone == outcome.dismisses, "\(outcome.name)") }
    if !isGone { #expect(swipe.stage.window.tree == before, "\(outcome.name)") }
    #expect(swipe.stage.violations.isEmpty, "\(outcome.name)")
  }
}

/// A presented screen with the article's interactor.
@MainActor
private final class Swipe: NSObject, UIViewControllerTransitioningDelegate {
  let stage = Stage(scale: 1)
  let presenter = UIViewController()
  let presented = UIViewController()
  private let interactor = UIPercentDrivenInteractiveTransition()
  private var isHeld = false

  override init() {
    super.init()
    presenter.view.backgroundColor = .systemIndigo
    presented.view.backgroundColor = .systemOrange
    stage.perform { stage.window.rootViewController = presenter }
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = self
    stage.perform { presenter.present(presented, animated: false) }
    stage.settle()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: Selector("pan:", Swipe.pan(_:)))
    stage.perform { presented.view.addGestureRecognizer(pan) }
  }

  /// Drags down at an even pace, rests, lets go, and runs until all is still.
  /// - Returns: The presented screen's top at each frame.
  func drag(by way: CGFloat) -> [Double] {
    let start = CGPoint(x: 200, y: 200)
    stage.touch(
      .drag(from: start, to: CGPoint(x: 200, y: 200 + way), over: 0.5).hold(0.2).release(),
      samplesPerSecond: 60)
    let began = stage.now
    var tops: [Double] = []
    for frame in 1...120 {
      stage.advance(to: began + Double(frame) / 60)
      tops.append(presented.view.layer.presentation().map { Double($0.frame.minY) } ?? 852)
    }
    return tops
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, min(pan.translation(in: nil).y / (852 / 2), 1))
    switch pan.state {
    case .began:
      isHeld = true
      presented.dismiss(animated: true)
    case .changed: interactor.update(progress)
    case .ended where progress > 0.5:
      isHeld = false
      interactor.finish()
    case .ended, .cancelled, .failed:
      isHeld = false
      interactor.cancel()
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { NormalDismissAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isHeld ? interactor : nil }
}

extension UIView {
  /// The views inside by class and frame, a line each.
  fileprivate var tree: [String] {
    ["\(type(of: self)) \(frame) \(alpha) \(isHidden)"] + subviews.flatMap(\.tree)
  }
}
