import Foundation
import RehearseCommands

/// How long it takes from a saved file to its film.
@MainActor
enum RunBenchmark {
  static func run(into report: inout Report) {
    do { try measure(into: &report) } catch {
      FileHandle.standardError.write(Data("run was not measured: \(error)\n".utf8))
    }
  }

  private static func measure(into report: inout Report) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Fade.swift")
    try Data(fade.utf8).write(to: source)
    let film = folder.appendingPathComponent("fade.webp").path
    var complaint = ""
    let console = Console(isTerminal: false, out: { _ in }, err: { complaint += $0 })
    func run() -> ExitCode {
      Tool(studio: StageStudio(), console: console)
        .run(["run", source.path, "-o", film, "--scale", "1"])
    }
    guard run() == .well else { throw Failure(text: complaint) }
    let time = Timer.milliseconds(atLeast: 2) { _ = run() }
    report.add(Measurement(name: "run, file to film", value: time, unit: "ms"))
  }

  /// What went wrong instead.
  struct Failure: Error { let text: String }

  private static let fade = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      @objc func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) {
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: 0.4) { view.alpha = 1 }
        }
        UIView.animate(withDuration: 0.4, animations: { context.containerView.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """
}
