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

  @Test("a script's fingers and acts go over its screens")
  func scripts() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("there.txt")
      try Data("act\nsettle\nwait 1 s\nact second\n".utf8).write(to: file)
      let line = ["trace", "fade", "--script", file.path]
      let film = folder.appendingPathComponent("fade.png").path
      let run = rehearse(["render", "fade", "--script", file.path, "--at", "0,0.15", "-o", film])
      #expect(run.code == .well && names(in: folder).contains("fade.png"), "\(run.err)")
      #expect(rehearse(line).code == .wrongUsage, "a trace has no script")
      try Data("act\nsettle\nopen door\n".utf8).write(to: file)
      let wrong = rehearse(["render", "fade", "--script", file.path, "-o", film])
      #expect(wrong.code == .wrongUsage && wrong.err.contains("the script does not go on"))
      #expect(wrong.err.contains("line 3, column 1: nobody here knows 'open door' · acts are act"))
    }
  }

  @Test("its page shows what layers are made of")
  func textures() throws {
    try withFolder { folder in
      let page = folder.appendingPathComponent("page")
      let flows = [
        ScreenFlow("words", makeRoot: { UIViewController() }) { root, animated in
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 30))
          label.text = "Words"
          root.view.addSubview(label)
          root.present(UIViewController(), animated: animated)
        }
      ]
      let line = ["gallery", "--no-checks", "--fps", "4", "--scale", "0.5", "-o", page.path]
      #expect(CommandTests.rehearse(line, studio: FlowStudio(flows)).code == .well)
      let film = page.appendingPathComponent("films/words")
      let notes = try String(contentsOf: film.appendingPathComponent("notes.js"), encoding: .utf8)
      #expect(notes.contains("\"textures\":[[0,0]"), "\(notes.prefix(400))")
      #expect(names(in: film.appendingPathComponent("layers")).first == "000.webp")
    }
  }

  @Test("what breaks the contract again and again is told once, and counted")
  func counts() throws {
    let flow = ScreenFlow.animator("hasty") { HastyAnimator() }
    let reel = try FlowStudio([flow]).render(
      "hasty", RenderSettings(device: "iPhone 16", scale: 0.5, framesPerSecond: 10))
    let told = reel.notes.filter { $0.contains(" times, the last at ") }
    #expect(told.count == 1 && Set(reel.notes).count == reel.notes.count, "\(reel.notes)")
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

/// Reports twice that it is over.
private final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
    for _ in 0..<3 { context.completeTransition(true) }
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
