/// The curves that Core Animation names (F4.2.1, F4.2.2).
extension UnitBezier {
  /// Constant speed.
  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Slow at the start.
  package static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// Slow at the end.
  package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// Slow at both ends; UIKit's usual curve.
  package static let easeInEaseOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Core Animation's own default: a quick start and a long, gentle end.
  package static let `default` = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}
