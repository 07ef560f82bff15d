import Elementary
import UIKit

/// What fingers do together, all counted from the same start.
public struct TouchScript: Hashable, Sendable {
  /// What each finger does.
  public var fingers: [Finger]
  /// How often a moving finger reports, Hz, above 0. Has nothing to do with the film's frames.
  public var samplesPerSecond: Double

  /// Fingers that begin together.
  public init(_ fingers: Finger..., samplesPerSecond: Double = 120) {
    self.init(fingers, samplesPerSecond: samplesPerSecond)
  }

  /// Fingers that begin together. Traps unless `samplesPerSecond` is finite and above 0.
  public init(_ fingers: [Finger], samplesPerSecond: Double = 120) {
    precondition(
      samplesPerSecond > 0 && samplesPerSecond.isFinite,
      "touch samples a second · got \(samplesPerSecond) · use hertz above 0")
    self.fingers = fingers
    self.samplesPerSecond = samplesPerSecond
  }

  /// Two fingers that move apart or together about a point, along the horizontal.
  /// - Parameters:
  ///   - start: The distance of the fingers at first, in points.
  ///   - end: Their distance in the end.
  public static func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over duration: Double
  ) -> TouchScript {
    TouchScript(
      [CGFloat(-0.5), 0.5].map { side in
        Finger.drag(
          from: CGPoint(x: center.x + side * start, y: center.y),
          to: CGPoint(x: center.x + side * end, y: center.y), over: duration
        ).release()
      })
  }

  /// Two fingers, 100 points apart, that turn about a point at an even pace, first along the
  /// horizontal.
  /// - Parameter degrees: Clockwise.
  public static func rotate(
    at center: CGPoint, by degrees: Double, over duration: Double
  ) -> TouchScript {
    let steps = max(Int((duration * 60).rounded(.up)), 1)
    return TouchScript(
      [0.0, 180].map { first in
        func place(_ step: Int) -> CGPoint {
          let angle = (first + degrees * Double(step) / Double(steps)) * .pi / 180
          let (sine, cosine) = Elementary.sincos(angle)
          return CGPoint(x: center.x + 50 * cosine, y: center.y + 50 * sine)
        }
        return (1...steps).reduce(Finger.press(at: place(0))) { finger, step in
          finger.drag(to: place(step), over: duration / Double(steps))
        }.release()
      })
  }

  /// Seconds until the last finger is done.
  public var duration: Double { fingers.map(\.duration).max() ?? 0 }

  /// Every report of every finger, in the order of time.
  /// - Parameters:
  ///   - start: The instant that the script's times are counted from.
  ///   - firstFinger: The number of the first finger.
  func samples(from start: Double, firstFinger: Int) -> [TouchSample] {
    // What fingers do at one instant goes together step by step: all move before any lifts.
    let reports = fingers.enumerated().flatMap { index, finger in
      var pen = FingerPen(finger: firstFinger + index, time: start, rate: samplesPerSecond)
      for step in finger.steps { pen.perform(step) }
      return pen.samples.enumerated()
    }
    let inOrder = reports.sorted { a, b in
      (a.element.time, a.offset, a.element.finger) < (b.element.time, b.offset, b.element.finger)
    }
    return inOrder.map(\.element)
  }
}

/// Turns steps of one finger into reports.
private struct FingerPen {
  let finger: Int
  var time: Double
  let rate: Double
  var location = CGPoint.zero
  var isDown = false
  var samples: [TouchSample] = []

  init(finger: Int, time: Double, rate: Double) {
    self.finger = finger
    self.time = time
    self.rate = rate
  }

  mutating func perform(_ step: Finger.Step) {
    switch step {
    case .wait(let seconds): time += seconds
    case .press(let point):
      location = point
      report(.press, at: time)
      isDown = true
    case .drag(let point, let seconds): drag(to: point, over: seconds)
    case .lift: end(.lift)
    case .cancel: end(.cancel)
    }
  }

  /// Reports n / rate after the step's start, and its end exactly.
  private mutating func drag(to end: CGPoint, over seconds: Double) {
    let (start, began) = (location, time)
    let reports = max(Int((seconds * rate - 1e-6).rounded(.up)), 1)
    for n in 1...reports {
      let isLast = n == reports
      let share = isLast ? 1 : Double(n) / (rate * seconds)
      location = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      if isDown { report(.move, at: isLast ? began + seconds : began + Double(n) / rate) }
    }
    location = end
    time = began + seconds
  }

  private mutating func end(_ action: TouchSample.Action) {
    if isDown { report(action, at: time) }
    isDown = false
  }

  private mutating func report(_ action: TouchSample.Action, at time: Double) {
    samples.append(TouchSample(time: time, finger: finger, action: action, location: location))
  }
}
