import Geometry
import Timing

/// The values of one property through a cycle.
protocol ValueTrack {
  /// Whether ends were left open.
  var needsUnderlying: Bool { get }

  /// - Parameters:
  ///   - progress: A fraction of a cycle, 0…1.
  ///   - underlying: The model's value, for ends that were left open.
  func value(at progress: Double, underlying: AnimatableValue?) -> AnimatableValue?
}

extension ValueTrack {
  var needsUnderlying: Bool { false }
}

/// Shows a track's values as a property of the layer.
final class PropertyEffect<Track: ValueTrack>: AnimationEffect {
  let path: PropertyPath
  let track: Track
  let function: CAValueFunction?
  let isAdditive: Bool
  /// The progress at which a cycle ends, for cumulative animations: 1, or 0 after reversing.
  let cumulativeEnd: Double?

  init(
    path: PropertyPath, track: Track, function: CAValueFunction?, isAdditive: Bool,
    cumulativeEnd: Double?
  ) {
    self.path = path
    self.track = track
    self.function = function
    self.isAdditive = isAdditive
    self.cumulativeEnd = cumulativeEnd
  }

  func apply(
    at place: MediaTiming.CyclePosition, to shown: inout LayerProperties, model: ModelValues
  ) {
    let underlying =
      track.needsUnderlying ? function?.underlying ?? model.value(of: path) : nil
    guard var value = track.value(at: place.progress, underlying: underlying) else { return }
    if let cumulativeEnd, place.completedCycles > 0 {
      let end = track.value(at: cumulativeEnd, underlying: underlying)
      // After F5.1.14: what each finished cycle ended on is carried on.
      guard let sum = end?.times(place.completedCycles).flatMap(value.adding) else { return }
      value = sum
    }
    if let function {
      guard let map = function.transform(of: value) else { return }
      value = .transform(map)
    }
    guard isAdditive else { return path.write(value, to: &shown) }
    if let sum = path.read(shown)?.adding(value) { path.write(sum, to: &shown) }
  }
}
