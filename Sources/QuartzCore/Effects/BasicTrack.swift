import Geometry

/// From one value to another, by the table of F5.2.1; ends left open are the model's, live
/// (F5.2.2). A class because it is large and would be copied in every frame.
final class BasicTrack: ValueTrack {
  private enum End {
    case fixed(AnimatableValue)
    case model
    /// The model's value and so much more.
    case modelPlus(AnimatableValue)

    func value(over underlying: AnimatableValue?) -> AnimatableValue? {
      switch self {
      case .fixed(let value): value
      case .model: underlying
      case .modelPlus(let distance): underlying?.adding(distance)
      }
    }
  }

  private let pace: Pace
  private let start: End
  private let end: End
  /// Both ends known, and transforms: taken apart once.
  private let way: TransformWay?
  /// Both ends known, and numbers: the quick way of the most frequent case.
  private let line: (start: Double, end: Double)?
  let needsUnderlying: Bool

  init(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, pace: Pace) {
    self.pace = pace
    let backed = by.flatMap { distance in to.flatMap { $0.subtracting(distance) } }
    start = (from ?? backed).map { .fixed($0) } ?? .model
    if let to {
      end = .fixed(to)
    } else if let by {
      end = from.map { $0.adding(by).map { .fixed($0) } ?? .model } ?? .modelPlus(by)
    } else {
      end = .model
    }
    if case .fixed(.transform(let a)) = start, case .fixed(.transform(let b)) = end {
      way = TransformWay(from: a, to: b)
    } else {
      way = nil
    }
    if case .fixed(.number(let a)) = start, case .fixed(.number(let b)) = end {
      line = (a, b)
    } else {
      line = nil
    }
    if case .fixed = start, case .fixed = end {
      needsUnderlying = false
    } else {
      needsUnderlying = true
    }
  }

  func value(at progress: Double, underlying: AnimatableValue?) -> AnimatableValue? {
    let fraction = pace.fraction(at: progress)
    if let line { return .number(line.start + (line.end - line.start) * fraction) }
    if let way { return .transform(way.transform(at: fraction)) }
    guard let start = start.value(over: underlying), let end = end.value(over: underlying)
    else { return nil }
    return start.blended(with: end, at: fraction)
  }
}
