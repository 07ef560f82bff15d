import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// A window that `rehearse run --play` has opened goes with it.
@MainActor @Suite(.serialized) struct WindowEndTests {
  private static let fade = """
    import UIKit

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { 0.2 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        context.completeTransition(true)
      }
    }
    """

  @Test(
    "a signal to end closes the window, tidies up and ends the program as it would have",
    .enabled(if: DisplayTests.isThere), arguments: [(SIGTERM, []), (SIGINT, ["--watch"])])
  func signals(number: Int32, words: [String]) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Fade.swift")
      try Data(Self.fade.utf8).write(to: file)
      let display = try Display(in: folder)
      defer { display.end() }
      let program = try display.start(["run", file.path, "--play"] + words)
      let children = try children(of: program.processIdentifier)
      #expect(children.count == 1, "the window's process")
      kill(program.processIdentifier, number)
      #expect(try display.hasEnded())
      #expect(program.terminationReason == .uncaughtSignal)
      #expect(program.terminationStatus == number)
      for child in children { #expect(!isRunning(child), "the window is still open") }
      let left = names(in: folder).filter { $0.hasPrefix("rehearse-") }
      #expect(left.isEmpty, "\(left)")
    }
  }

  private func children(of process: pid_t) throws -> [pid_t] {
    // Those that any thread has started.
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return tasks.flatMap { task in
      let list = try? String(
        contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
      return (list ?? "").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }
  }

  /// Not one that has ended and that nobody has asked for its status.
  private func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status.map { !$0.contains("State:\tZ") } ?? false
  }
}
