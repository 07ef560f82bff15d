import QuartzCore

/// The keyframes of one property, from the changes that a keyframe block made to it.
struct KeyframePlan {
  /// A change and the part of the whole that it takes.
  struct Segment {
    /// 0...1 of the whole.
    var start: Double
    var end: Double
    var old: AnimatableValue
    var new: AnimatableValue
  }

  private(set) var values: [AnimatableValue] = []
  /// 0...1, rising; one for each value.
  private(set) var times: [Double] = []
  /// Whether the way to each value but the first is a change; otherwise the value holds.
  private(set) var moves: [Bool] = []

  /// Values hold from one change to the next; overlapping changes follow one another.
  /// - Parameter segments: At least one. They apply in the order of their starts.
  init(_ segments: [Segment]) {
    let ordered = segments.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    values = [ordered[0].old]
    times = [0]
    for segment in ordered {
      hold(until: segment.start)
      append(segment.new, at: max(segment.end, times[times.count - 1]), moving: true)
    }
    hold(until: 1)
  }

  private mutating func hold(until time: Double) {
    if time > times[times.count - 1] {
      append(values[values.count - 1], at: time, moving: false)
    }
  }

  private mutating func append(_ value: AnimatableValue, at time: Double, moving: Bool) {
    values.append(value)
    times.append(time)
    moves.append(moving)
  }

  /// The values less the last one, for an additive animation; nil where there is no difference.
  var differences: [AnimatableValue]? {
    let last = values[values.count - 1]
    let all = values.compactMap { $0.subtracting(last) }
    return all.count == values.count ? all : nil
  }
}
