import Foundation

/// How long it takes from a saved file to its film, or its page, when somebody watches.
@MainActor
enum RunBenchmark {
  static func run(into report: inout BenchReport) {
    do { try measure(into: &report) } catch {
      try? FileHandle.standardError.write(contentsOf: Data("run was not measured: \(error)\n".utf8))
    }
  }

  private static func measure(into report: inout BenchReport) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, words, result) in [
      ("film", ["-o", "fade.webp"], "fade.webp"), ("page", ["--page", "page"], "page/index.html"),
    ] {
      let time = try milliseconds(
        ["run", "Fade.swift", "--watch"] + words, making: result, in: folder)
      report.add(
        Measurement(
          name: "run --watch, save to \(name)", value: time, unit: "ms",
          against: "the most it may take", againstValue: 2000, goal: 1))
    }
  }

  /// The median of five saves, each until there is a new result.
  private static func milliseconds(
    _ words: [String], making result: String, in folder: URL
  ) throws -> Double {
    let source = folder.appendingPathComponent("Fade.swift")
    let target = folder.appendingPathComponent(result)
    try Data(fade(lasting: 0.4).utf8).write(to: source)
    let process = Process()
    // The program, which watches as it does for people, lies beside this one.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("rehearse")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    var last = try change(of: target, from: nil, whileRuns: process)
    let times = try (1...5).map { save in
      let start = ContinuousClock.now
      try Data(fade(lasting: 0.4 + Double(save) / 100).utf8).write(to: source)
      last = try change(of: target, from: last, whileRuns: process)
      return (ContinuousClock.now - start).milliseconds
    }
    return times.sorted()[2]
  }

  /// Waits until a file is another one than before; a minute at most.
  /// - Returns: By what it is known.
  private static func change(
    of file: URL, from former: String?, whileRuns process: Process
  ) throws -> String {
    for _ in 0..<12_000 where process.isRunning {
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      if let number = values?[.systemFileNumber], let date = values?[.modificationDate] as? Date {
        let mark = "\(number) \(date.timeIntervalSince1970)"
        if mark != former { return mark }
      }
      usleep(5000)
    }
    throw Failure(text: "rehearse, beside this program, made no new \(file.lastPathComponent)")
  }

  /// What went wrong instead.
  struct Failure: Error { let text: String }

  private static func fade(lasting seconds: Double) -> String {
    """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      @objc func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { \(seconds) }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) {
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: \(seconds)) { view.alpha = 1 }
        }
        UIView.animate(withDuration: \(seconds), animations: { context.containerView.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """
  }
}
