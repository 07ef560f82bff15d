import Geometry
import Timing

/// The most frequent animation, as plain data: a few numbers of a layer on the straight way from
/// one value to another. Says to the bit what the general `PropertyEffect` would.
struct LineMotion {
  let lanes: Lanes
  let start: SIMD4<Double>
  /// From the start to the end.
  let way: SIMD4<Double>
  let isAdditive: Bool
  let pace: Pace

  /// nil unless both ends are numbers as the property has them.
  init?(
    keyPath: String, from: AnimatableValue, to: AnimatableValue, isAdditive: Bool, pace: Pace
  ) {
    guard let lanes = Lanes.named(keyPath), let start = from.lanes, let end = to.lanes,
      from.isLike(to), start.count == lanes.count, lanes.isLike(from, at: keyPath)
    else { return nil }
    self.lanes = lanes
    self.start = start.values
    way = end.values - start.values
    self.isAdditive = isAdditive
    self.pace = pace
  }

  /// Changes the shown values, at a fraction of a cycle.
  func apply(at progress: Double, to shown: inout LayerProperties) {
    lanes.put(start + way * pace.fraction(at: progress), adding: isAdditive, to: &shown)
  }
}

extension Lanes {
  /// Whether a value is of the property's own kind: a size is no point, though both are two numbers.
  fileprivate func isLike(_ value: AnimatableValue, at keyPath: String) -> Bool {
    PropertyPath(keyPath)?.read(LayerProperties())?.isLike(value) ?? false
  }
}
