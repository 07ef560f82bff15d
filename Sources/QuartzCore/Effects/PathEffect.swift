import Geometry
import Timing

/// Moves a point along a path; every piece of it lies between two keyframes (F4.8.10).
struct PathTrack: ValueTrack {
  private let pace: Pace
  private let pieces: [ArcTable]
  private let timing: KeyframeTiming
  private let byArcLength: Bool

  /// nil for a path without strokes.
  init?(
    path: Path, keyTimes: [Double]?, timingFunctions: [UnitBezier], mode: KeyframeMode, pace: Pace
  ) {
    pieces = path.segments.map(ArcTable.init)
    guard !pieces.isEmpty else { return nil }
    self.pace = pace
    byArcLength = mode.isPaced
    timing = KeyframeTiming(
      // Along the strokes themselves: there is nothing left to smooth.
      mode: mode == .cubic ? .linear : mode,
      count: mode == .discrete ? pieces.count : pieces.count + 1, keyTimes: keyTimes,
      distances: mode.isPaced ? pieces.map { Double($0.length) } : [],
      timingFunctions: timingFunctions)
  }

  func value(at progress: Double, underlying: AnimatableValue?) -> AnimatableValue? {
    place(at: progress).map { .point(pieces[$0.piece].segment.point(at: $0.parameter)) }
  }

  /// The direction of travel, radians from +x towards +y.
  func heading(at progress: Double) -> Double? {
    place(at: progress).map { pieces[$0.piece].segment.tangentAngle(at: $0.parameter) }
  }

  private func place(at progress: Double) -> (piece: Int, parameter: Double)? {
    let along = pace.fraction(at: progress)
    if pieces.count == 1, timing.mode == .discrete { return (0, 0) }
    guard let place = timing.location(at: along) else { return nil }
    let piece = min(place.index, pieces.count - 1)
    let fraction = place.index > piece ? 1 : place.fraction
    return (piece, byArcLength ? pieces[piece].parameter(atFraction: fraction) : fraction)
  }
}

/// Turns the layer so that +x points along the path, outside its own transform (F4.8.11).
struct HeadingEffect: AnimationEffect {
  let motion: PropertyEffect<PathTrack>
  /// Added to the direction: 0, or π to travel backwards.
  let turn: Double

  func apply(
    at place: MediaTiming.CyclePosition, to shown: inout LayerProperties, model: ModelValues
  ) {
    motion.apply(at: place, to: &shown, model: model)
    guard let heading = motion.track.heading(at: place.progress) else { return }
    shown.transform = CATransform3DConcat(
      shown.transform, CATransform3DMakeRotation(heading + turn, 0, 0, 1))
  }
}
