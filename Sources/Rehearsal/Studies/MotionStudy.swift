import QuartzCore
import UIKit

/// Several ways of moving a view by 100 points, run on a stage side by side: for plots that
/// compare them.
package struct MotionStudy: Sendable {
  /// One of the ways.
  package struct Lane: Sendable {
    /// A few words.
    package let name: String
    /// Points from the start, one for each instant of the study.
    package let positions: [Double]
  }

  /// A stable name, made of a…z.
  package let slug: String
  package let title: String
  /// What to look for, in a sentence or two.
  package let summary: String
  /// Seconds from the start, one a frame.
  package let times: [Double]
  package let lanes: [Lane]
  /// Seconds after which the motion is interrupted; nil where nothing interrupts it.
  package var interruption: Double?

  /// Every study.
  /// - Parameter framesPerSecond: 1 or more.
  @MainActor
  package static func all(framesPerSecond: Int = 60) -> [MotionStudy] {
    [curves(framesPerSecond), springs(framesPerSecond), interruptions(framesPerSecond)]
  }
}

extension MotionStudy {
  /// Starts the motion of one view.
  private typealias Start = @MainActor (UIView) -> Void

  @MainActor
  private static func curves(_ framesPerSecond: Int) -> MotionStudy {
    func animator(_ curve: UITimingCurveProvider) -> Start {
      { view in
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
        animator.addAnimations { view.center.x += 100 }
        animator.startAnimation()
      }
    }
    return MotionStudy(
      slug: "curves", title: "Curves",
      summary: "The same second, spent in five ways: where a curve is steep, the view is fast.",
      seconds: 1.2, framesPerSecond: framesPerSecond,
      [
        ("linear", animator(UICubicTimingParameters(animationCurve: .linear))),
        ("ease in", animator(UICubicTimingParameters(animationCurve: .easeIn))),
        ("ease out", animator(UICubicTimingParameters(animationCurve: .easeOut))),
        ("ease in and out", animator(UICubicTimingParameters(animationCurve: .easeInOut))),
        (
          "Core Animation's default",
          animator(
            UICubicTimingParameters(
              controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)))
        ),
      ])
  }

  @MainActor
  private static func springs(_ framesPerSecond: Int) -> MotionStudy {
    func spring(bounce: Double) -> Start {
      { view in
        UIView.animate(springDuration: 0.5, bounce: bounce) { view.center.x += 100 }
      }
    }
    return MotionStudy(
      slug: "springs", title: "Springs",
      summary: "Half a second of perceived duration each. Bounce 0 arrives as fast as a spring can "
        + "without overshoot; above it swings, below it creeps.",
      seconds: 1.6, framesPerSecond: framesPerSecond,
      [
        ("bounce 0.6", spring(bounce: 0.6)), ("bounce 0.3", spring(bounce: 0.3)),
        ("bounce 0", spring(bounce: 0)), ("bounce −0.4", spring(bounce: -0.4)),
        (
          "as bounce 0, with mass 3",
          { view in
            // Stiffness and damping of perceptual duration 0.5 s and bounce 0, at mass 1.
            let rate = 2 * Double.pi / 0.5
            let heavy = UISpringTimingParameters(
              mass: 3, stiffness: rate * rate, damping: 2 * rate, initialVelocity: .zero)
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: heavy)
            animator.addAnimations { view.center.x += 100 }
            animator.startAnimation()
          }
        ),
      ])
  }

  @MainActor
  private static func interruptions(_ framesPerSecond: Int) -> MotionStudy {
    let curves = InterruptionCurve.Way.allCases.map {
      InterruptionCurve($0, framesPerSecond: framesPerSecond)
    }
    return MotionStudy(
      slug: "interruptions", title: "Interruptions",
      summary: "Sent to 100 and changed its mind after 0.4\u{a0}s. Blocks add up, so the view "
        + "turns without a jump; taking the first animation away lets it jump.",
      times: curves[0].times,
      lanes: curves.map { Lane(name: $0.way.rawValue, positions: $0.positions) },
      interruption: InterruptionCurve.interruption)
  }

  /// Runs all ways at once, on one stage.
  @MainActor
  private init(
    slug: String, title: String, summary: String, seconds: Double, framesPerSecond: Int,
    _ ways: [(name: String, start: Start)]
  ) {
    let stage = Stage(refreshRate: Double(framesPerSecond))
    let views = ways.map { _ in UIView() }
    stage.perform { views.forEach(stage.window.addSubview) }
    stage.perform { for (way, view) in zip(ways, views) { way.start(view) } }
    var times: [Double] = []
    var positions = ways.map { _ in [Double]() }
    for frame in 0...Int((seconds * Double(framesPerSecond)).rounded()) {
      stage.advance(to: Double(frame) / Double(framesPerSecond))
      times.append(stage.now)
      for (lane, view) in views.enumerated() {
        positions[lane].append(Double(view.layer.shownProperties().position.x))
      }
    }
    self.init(
      slug: slug, title: title, summary: summary, times: times,
      lanes: zip(ways, positions).map { Lane(name: $0.name, positions: $1) })
  }
}
