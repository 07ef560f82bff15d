import UIKit

/// Writes down what fingers do on a stage, as a script that does it again.
@MainActor
public final class TouchRecorder {
  private let stage: Stage
  private var samples: [TouchSample] = []
  private let start: Double

  /// Listens from now on, until `stop`. A stage has one recorder at a time.
  public init(stage: Stage) {
    self.stage = stage
    start = stage.now
    stage.environment.touches.listener = { [weak self] in self?.samples.append($0) }
  }

  /// Listens no more.
  public func stop() { stage.environment.touches.listener = nil }

  /// What was heard so far: presses, moves, rests and releases at the times at which they came.
  ///
  /// Every report becomes a step of its own, so that playing the script gives the same reports;
  /// times are from the recording's start, and kept to a microsecond, places to a thousandth of a point.
  public var script: RehearsalScript {
    var steps: [RehearsalScript.Step] = []
    var names: [Int: Int] = [:]
    var clock = start
    for sample in samples {
      let gap = ((sample.time - clock) * 1e6).rounded() / 1e6
      let finger = names[sample.finger] ?? Self.free(names)
      let place = RehearsalScript.Offset(
        Self.rounded(sample.location.x), Self.rounded(sample.location.y))
      // A longer step would report on its way.
      let isShort = sample.action == .move && gap <= 1 / 120
      if !isShort, gap > 0 { steps.append(.wait(gap)) }
      switch sample.action {
      case .press:
        names[sample.finger] = finger
        steps.append(.press(.point(place), finger: finger))
      case .move:
        steps.append(.move(finger: finger, .to(.point(place)), over: isShort ? max(gap, 0) : 0))
      case .lift:
        steps.append(.release(speed: nil, finger: finger))
        names[sample.finger] = nil
      case .cancel:
        steps.append(.cancel(finger: finger))
        names[sample.finger] = nil
      }
      clock += max(gap, 0)
    }
    return RehearsalScript(steps)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func free(_ names: [Int: Int]) -> Int {
    (1...10).first { !names.values.contains($0) } ?? 10
  }
}
