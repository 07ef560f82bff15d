import QuartzCore

/// Says at what pace a property animator moves.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves that UIKit names.
  case builtin = 0
  /// A cubic Bézier with control points of its own.
  case cubic = 1
  case spring = 2
  /// A curve with a spring; not supported by animators here: they take the spring.
  case composed = 3
}
