import Timing

/// What an animation does to the values on show, ready to be asked often: names are looked up
/// and whatever does not depend on time is worked out once, when the animation is added.
///
/// A pure function of its arguments: the same place gives the same values, in any order.
protocol AnimationEffect {
  /// Changes the shown values.
  /// - Parameters:
  ///   - place: Where in its cycle the animation is.
  ///   - shown: What shows so far; animations apply in the order in which they were added.
  ///   - model: The layer's model values.
  func apply(
    at place: MediaTiming.CyclePosition, to shown: inout LayerProperties, model: ModelValues)
}

/// A layer's model values, for effects that ask; most do not, and then nothing is copied.
struct ModelValues {
  let layer: CALayer
  let source: LayerSource

  func value(of path: PropertyPath) -> AnimatableValue? {
    let committed = source == .committed ? layer.committed?.properties : nil
    return path.read(committed ?? layer.properties) ?? path.defaultValue(of: layer)
  }
}

/// Of animations that change no property: they only take time.
struct NoEffect: AnimationEffect {
  func apply(
    at place: MediaTiming.CyclePosition, to shown: inout LayerProperties, model: ModelValues
  ) {}
}

/// How far along the values are, as a function of how much of a cycle has passed.
struct Pace: Sendable {
  let curve: UnitBezier?
  var spring: SpringMotion.Prepared?
  /// How long a cycle lasts; a spring runs in seconds.
  var duration: Seconds = 0

  /// - Parameter progress: A fraction of a cycle, 0…1.
  func fraction(at progress: Double) -> Double {
    let warped = curve?.value(at: progress) ?? progress
    return spring?.value(at: warped * duration) ?? warped
  }
}
