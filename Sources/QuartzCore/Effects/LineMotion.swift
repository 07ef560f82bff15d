import Geometry
import Timing

/// The most frequent animation, as plain data: a few numbers of a layer on the straight way from
/// one value to another. Says to the bit what the general `PropertyEffect` would.
struct LineMotion {
  let lanes: Lanes
  let isAdditive: Bool
  let curve: ProgressCurve
  let start: SIMD4<Double>
  /// From the start to the end.
  let way: SIMD4<Double>

  /// How far along it is. A spring in warped time, which is rare, is not among them: records are
  /// to stay small.
  enum ProgressCurve {
    case even
    case curve(UnitBezier)
    case spring(SpringMotion.Prepared, cycle: Seconds)

    init?(_ pace: Pace) {
      switch (pace.curve, pace.spring) {
      case (nil, nil): self = .even
      case (let curve?, nil): self = .curve(curve)
      case (nil, let spring?): self = .spring(spring, cycle: pace.duration)
      case (_?, _?): return nil
      }
    }

    func fraction(at progress: Double) -> Double {
      switch self {
      case .even: progress
      case .curve(let curve): curve.value(at: progress)
      case .spring(let spring, let cycle): spring.value(at: progress * cycle)
      }
    }
  }

  /// nil unless both ends are numbers as the property has them.
  init?(
    keyPath: String, from: AnimatableValue, to: AnimatableValue, isAdditive: Bool, pace: Pace
  ) {
    guard let lanes = Lanes.named(keyPath), let start = from.lanes, let end = to.lanes,
      from.isLike(to), start.count == lanes.count, lanes.isLike(from, at: keyPath),
      let curve = ProgressCurve(pace)
    else { return nil }
    self.lanes = lanes
    self.start = start.values
    way = end.values - start.values
    self.isAdditive = isAdditive
    self.curve = curve
  }

  /// Changes the shown values, at a fraction of a cycle.
  func apply(at progress: Double, to shown: inout LayerProperties) {
    lanes.put(start + way * curve.fraction(at: progress), adding: isAdditive, to: &shown)
  }
}

extension Lanes {
  /// Whether a value is of the property's own kind: a size is no point, though both are two numbers.
  fileprivate func isLike(_ value: AnimatableValue, at keyPath: String) -> Bool {
    PropertyPath(keyPath)?.read(LayerProperties())?.isLike(value) ?? false
  }
}
