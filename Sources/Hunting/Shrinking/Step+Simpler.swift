import Rehearsal

extension RehearsalScript.Step {
  /// Plainer steps that may do as well, the plainest first.
  var simpler: [RehearsalScript.Step] {
    switch self {
    case .wait(let seconds): shorter(seconds).map { .wait($0) }
    case .hold(let seconds): [.settle] + shorter(seconds).map { .hold($0) }
    case .release(let speed, let finger):
      (speed == nil ? [] : [.release(speed: nil, finger: nil)])
        + (speed != 0 && speed != nil ? [.release(speed: 0, finger: nil)] : [])
        + (finger == nil ? [] : [.release(speed: speed, finger: nil)])
    case .cancel(let finger): finger == nil ? [] : [.cancel(finger: nil)]
    case .move(let finger, .by(let way), let seconds):
      (finger == nil ? [.move(finger: 1, .by(way), over: seconds)] : [])
        + rounder(way).map { .move(finger: finger, .by($0), over: seconds) }
        + (seconds == 0.2 ? [] : [.move(finger: finger, .by(way), over: 0.2)])
    case .pan(let start, .by(let way), let seconds, let finger):
      (seconds == 0.2 ? [] : [.pan(from: start, .by(way), over: 0.2, finger: finger)])
        + rounder(way).map { .pan(from: start, .by($0), over: seconds, finger: finger) }
    case .fling(let start, let speed): [.tap(start)].filter { _ in speed.x == 0 && speed.y == 0 }
    case .change(.textSize(let size)): size == .ax2 ? [] : [.change(.textSize(.ax2))]
    case .change(.size): [.turn]
    case .act("cut", let name): [.act("act", name)]
    default: []
    }
  }

  private func shorter(_ seconds: Double) -> [Double] {
    [0.05, 0.1, 0.2, 0.3, 0.5, 1].filter { $0 < seconds }
  }

  /// The same way in one direction alone, and in round numbers.
  private func rounder(_ way: RehearsalScript.Offset) -> [RehearsalScript.Offset] {
    func round(_ number: Double, to unit: Double) -> Double { (number / unit).rounded() * unit }
    let candidates =
      [(way.x, 0), (0, way.y)].map { RehearsalScript.Offset($0.0, $0.1, way.side) }
      + [100.0, 50, 10].map {
        RehearsalScript.Offset(round(way.x, to: $0), round(way.y, to: $0), way.side)
      }
    var seen: [RehearsalScript.Offset] = [way, RehearsalScript.Offset(0, 0, way.side)]
    return candidates.filter { candidate in
      guard !seen.contains(candidate) else { return false }
      seen.append(candidate)
      return true
    }
  }
}
