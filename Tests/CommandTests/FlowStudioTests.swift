import Foundation
import Rehearsal
import TestSupport
import Testing
import TransitionTesting
import UIKit

@testable import RehearseCommands

/// The command line over flows of one's own.
@MainActor @Suite struct FlowStudioTests {
  private let flows = [ScreenFlow.animator("fade") { FadeAnimator() }]

  private func rehearse(_ words: [String]) -> Run {
    var run = Run(code: .fault, out: "", err: "")
    let console = Console(isTerminal: false, out: { run.out += $0 }, err: { run.err += $0 })
    run.code = Tool(studio: FlowStudio(flows), console: console, environment: [:]).run(words)
    return run
  }

  @Test("a film shows the way there and the way back, at any rate and instant")
  func films() throws {
    let settings = RenderSettings(device: "iPhone 16", scale: 1, framesPerSecond: 30)
    let reel = try FlowStudio(flows).render("fade", settings)
    let end = try #require(reel.times.last)
    #expect(end > 0.8 && end < 1.6, "two ways of 0.3 s and a rest between them: \(end)")
    #expect(abs(reel.times[1] - 1.0 / 30) < 1e-9)
    try withFolder { folder in
      let film = folder.appendingPathComponent("fade.png").path
      #expect(rehearse(["render", "fade", "--at", "0,0.15", "--dark", "-o", film]).code == .well)
      #expect(FileManager.default.fileExists(atPath: film))
    }
    #expect(rehearse(["trace", "fade"]).out.contains("opacity"))
  }

  @Test("in a window both ways can be started")
  func plays() throws {
    let session = LiveSession(try FlowStudio(flows).production("fade"), Conditions(scale: 1))
    let root = session.stage.window.rootViewController
    for isOpen in [true, false] {
      session.startNextAct()
      for _ in 0..<40 { session.advance(by: 1.0 / 60) }
      #expect((root?.presentedViewController != nil) == isOpen)
    }
  }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isForward = context.viewController(forKey: .to)?.presentingViewController != nil
    guard let moving = context.view(forKey: isForward ? .to : .from) else {
      return context.completeTransition(false)
    }
    if let new = context.view(forKey: .to) {
      context.containerView.insertSubview(new, at: isForward ? 1 : 0)
    }
    moving.alpha = isForward ? 0 : 1
    UIView.animate(withDuration: 0.3) {
      moving.alpha = isForward ? 1 : 0
    } completion: { _ in
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
