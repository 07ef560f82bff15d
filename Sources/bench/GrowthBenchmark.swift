import Foundation
import Raster
import Rehearsal
import UIKit

/// Whether what is there more often costs no more each: microseconds for one of 100, of 1,000 and
/// of 10,000, the larger two against the least of those before them.
@MainActor
enum GrowthBenchmark {
  /// The most that one of many may cost, as a multiple of one of few.
  private static let goal = 1.5

  static func run(into report: inout BenchReport) {
    grow("siblings-named", into: &report) { named(views($0)) }
    grow("siblings-animated", into: &report) { animated(views($0)) }
    grow("nested-views", into: &report) { nested($0) }
    grow("crossing-segments-stroked", into: &report) { stroked(segments($0)) }
    grow("crossing-segments-filled", into: &report) { filled(segments($0)) }
  }

  /// - Parameter work: Prepares so many elements, and returns what is measured.
  private static func grow(
    _ name: String, into report: inout BenchReport, _ work: (Int) -> (() -> Void)
  ) {
    var least: Double?
    for count in [100, 1_000, 10_000] {
      let each = Timer.milliseconds(atLeast: 3, work(count)) * 1e3 / Double(count)
      report.add(
        Measurement(
          name: "growth-\(name)@\(count)", value: each, unit: "µs each",
          against: "one of fewer", againstValue: least, goal: least == nil ? nil : goal))
      least = min(least ?? each, each)
    }
  }

  /// A screen with so many views in it, all alike.
  private static func views(_ count: Int) -> (Stage, UIView) {
    let stage = Stage(scale: 1)
    let controller = UIViewController()
    stage.perform { stage.window.rootViewController = controller }
    let root: UIView = controller.view
    stage.perform {
      for number in 0..<count {
        let view = UIView(
          frame: CGRect(x: number % 40 * 9, y: number / 40 % 80 * 9, width: 8, height: 8))
        view.backgroundColor = .systemBlue
        root.addSubview(view)
      }
    }
    stage.settle()
    return (stage, root)
  }

  /// Ten frames in which each of the views moves, and where each of them is, by name.
  private static func named(_ screen: (stage: Stage, root: UIView)) -> () -> Void {
    {
      MainActor.assumeIsolated {
        let trace = move(screen).trace
        precondition(!trace.rows.isEmpty)
      }
    }
  }

  /// The frames alone.
  private static func animated(_ screen: (stage: Stage, root: UIView)) -> () -> Void {
    { MainActor.assumeIsolated { _ = move(screen) } }
  }

  private static func move(_ screen: (stage: Stage, root: UIView)) -> Take {
    screen.stage.perform {
      UIView.animate(withDuration: 10 / 60.0) {
        for view in screen.root.subviews { view.frame.origin.x = 300 - view.frame.origin.x }
      }
    }
    return screen.stage.take()
  }

  /// Views in each other: laid out, and one frame of them.
  private static func nested(_ count: Int) -> () -> Void {
    let stage = Stage(scale: 1)
    let controller = UIViewController()
    stage.perform { stage.window.rootViewController = controller }
    stage.perform {
      var outer: UIView = controller.view
      for _ in 0..<count {
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer = inner
      }
    }
    var width = 390.0
    return {
      MainActor.assumeIsolated {
        width = 780 - width - 1
        stage.perform { controller.view.frame.size.width = width }
        _ = stage.take(at: [stage.now])
      }
    }
  }

  /// A line that goes to and fro over a frame, the same every time.
  private static func segments(_ count: Int) -> UIBezierPath {
    let path = UIBezierPath()
    var state: UInt64 = 7
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * limit
    }
    path.move(to: CGPoint(x: next(390), y: next(844)))
    for _ in 0..<count { path.addLine(to: CGPoint(x: next(390), y: next(844))) }
    return path
  }

  private static func stroked(_ path: UIBezierPath) -> () -> Void { drawn { path.stroke() } }
  private static func filled(_ path: UIBezierPath) -> () -> Void { drawn { path.fill() } }

  private static func drawn(_ draw: @escaping @MainActor () -> Void) -> () -> Void {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 390, height: 844), format: format)
    return { MainActor.assumeIsolated { _ = renderer.image { _ in draw() } } }
  }
}
