import UIKit

/// Writes down what fingers do on a stage, as a script that does it again.
@MainActor
public final class TouchRecorder {
  private let stage: Stage
  /// What was observed, in order.
  private enum Observed {
    case sample(TouchSample)
    case other(RehearsalScript.Step, Double)

    var time: Double {
      switch self {
      case .sample(let sample): sample.time
      case .other(_, let time): time
      }
    }
  }

  private var observed: [Observed] = []
  private let start: Double

  /// Listens from now on, until `stop`. A stage has one recorder at a time.
  public init(stage: Stage) {
    self.stage = stage
    start = stage.now
    stage.environment.touches.listener = { [weak self] in self?.observed.append(.sample($0)) }
  }

  /// Listens no more.
  public func stop() { stage.environment.touches.listener = nil }

  /// Writes down something else that happens, such as the act that the host starts.
  /// - Parameter time: The instant of the stage's clock; later than what was observed before.
  public func note(_ step: RehearsalScript.Step, at time: Double) {
    observed.append(.other(step, time))
  }

  /// What was observed so far: presses, moves, rests and releases at the times at which they came.
  ///
  /// Every report becomes a step of its own, so that playing the script gives the same reports;
  /// times are from the recording's start, and kept to a nanosecond, places to a thousandth of a
  /// point.
  public var script: RehearsalScript {
    var writing = Writing(clock: start)
    for entry in observed {
      let gap = ((entry.time - writing.clock) * 1e9).rounded() / 1e9
      switch entry {
      case .sample(let sample): writing.add(sample, after: gap)
      case .other(let step, _): writing.add([step], after: gap)
      }
      writing.clock += max(gap, 0)
    }
    return RehearsalScript(writing.steps)
  }
}

/// The steps that were written down, and what the next one depends on.
private struct Writing {
  private(set) var steps: [RehearsalScript.Step] = []
  /// What the script calls the fingers that are down.
  private var names: [Int: Int] = [:]
  var clock: Double

  init(clock: Double) { self.clock = clock }

  mutating func add(_ more: [RehearsalScript.Step], after gap: Double) {
    if gap > 0 { steps.append(.wait(gap)) }
    steps += more
  }

  mutating func add(_ sample: TouchSample, after gap: Double) {
    let finger = names[sample.finger] ?? Self.free(names)
    let place = RehearsalScript.Offset(
      Self.rounded(sample.location.x), Self.rounded(sample.location.y))
    switch sample.action {
    case .press:
      names[sample.finger] = finger
      add([.press(.point(place), finger: finger)], after: gap)
    case .move:
      // A longer step would report on its way.
      let isShort = gap <= 1 / 120
      let span = isShort ? max(gap, 0) : 0
      add([.move(finger: finger, .to(.point(place)), over: span)], after: isShort ? 0 : gap)
    case .lift:
      add([.release(speed: nil, finger: finger)], after: gap)
      names[sample.finger] = nil
    case .cancel:
      add([.cancel(finger: finger)], after: gap)
      names[sample.finger] = nil
    case .hover: add([.hover(.point(place), over: 0)], after: gap)
    case .unhover: add([.unhover], after: gap)
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func free(_ names: [Int: Int]) -> Int {
    (1...10).first { !names.values.contains($0) } ?? 10
  }
}
