import Geometry
import Timing

/// Through a list of values (F4.8.2).
struct KeyframeTrack: ValueTrack {
  private let pace: Pace
  private let values: [AnimatableValue]
  private let timing: KeyframeTiming
  /// For the cubic modes, where the kind of value has a curve.
  private let curve: KeyframeCurve?

  /// nil without effect: fewer than two values (F4.8.12), or values of different kinds.
  init?(
    values: [AnimatableValue], keyTimes: [Double]?, timingFunctions: [UnitBezier],
    style: KeyframeStyle, pace: Pace
  ) {
    let vectors = values.map(\.components)
    guard values.count > 1, values.dropFirst().allSatisfy({ values[0].isLike($0) }) else {
      return nil
    }
    self.pace = pace
    self.values = values
    let hasCurve = values[0].with(components: vectors[0]) != nil
    // Kinds without a distance are not paced (F4.8.8).
    let mode = hasCurve ? style.mode : style.mode.withoutDistances
    if hasCurve {
      var curve = KeyframeCurve(
        values: vectors, mode: mode, keyTimes: keyTimes, timingFunctions: timingFunctions)
      curve.tension = style.tension
      curve.continuity = style.continuity
      curve.bias = style.bias
      timing = curve.timing
      self.curve = mode.isCubic ? curve : nil
    } else {
      timing = KeyframeTiming(
        mode: mode, count: values.count, keyTimes: keyTimes, timingFunctions: timingFunctions)
      curve = nil
    }
  }

  func value(at progress: Double, underlying: AnimatableValue?) -> AnimatableValue? {
    let along = pace.fraction(at: progress)
    if let curve { return curve.value(at: along).flatMap { values[0].with(components: $0) } }
    guard let place = timing.location(at: along) else { return nil }
    if place.fraction == 0 { return values[place.index] }
    return values[place.index].blended(with: values[place.index + 1], at: place.fraction)
  }
}

/// How a curve runs between keyframes.
struct KeyframeStyle {
  var mode: KeyframeMode
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []
}

extension KeyframeMode {
  /// What remains of a mode for values without distances and curves.
  var withoutDistances: KeyframeMode { self == .discrete ? .discrete : .linear }
}

extension AnimatableValue {
  /// Whether two values are of one kind and, where that matters, of one size.
  func isLike(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.flag, .flag), (.contents, .contents): true
    default: blended(with: other, at: 0.5) != nil
    }
  }
}
