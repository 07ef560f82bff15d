/// How long the frames of a window took, and whether they kept up with the display.
package struct FrameTimes {
  /// Seconds that a frame has.
  package let budget: Double
  private var recent: [Double] = []
  /// Frames in all.
  package private(set) var count = 0
  /// Frames that took longer than they have.
  package private(set) var late = 0
  /// Seconds of the slowest.
  package private(set) var worst = 0.0
  private var sum = 0.0

  package init(framesPerSecond: Double = 60) { budget = 1 / framesPerSecond }

  /// - Parameter seconds: Of work for one frame, rests left out.
  package mutating func add(_ seconds: Double) {
    count += 1
    sum += seconds
    worst = max(worst, seconds)
    if seconds > budget { late += 1 }
    recent.append(seconds)
    if recent.count > 60 { recent.removeFirst() }
  }

  /// Seconds of the middle one of the last sixty.
  package var typical: Double {
    recent.isEmpty ? 0 : recent.sorted()[recent.count / 2]
  }

  /// Seconds a frame, over all of them.
  package var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// Whether more than one in ten of the last sixty frames came late.
  package var isTooSlow: Bool { recent.count { $0 > budget } * 10 > recent.count }

  /// For the overlay: `3.2 ms · 60 frames a second`.
  package var text: String {
    "\(Self.milliseconds(typical)) ms a frame"
      + (isTooSlow ? " · too slow for \(Int((1 / budget).rounded())) a second" : "")
  }

  /// All of it in a line.
  package var summary: String {
    "\(count) frames, \(Self.milliseconds(mean)) ms each, \(Self.milliseconds(worst)) ms the "
      + "slowest; \(late) took longer than \(Self.milliseconds(budget)) ms"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 1e4).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
