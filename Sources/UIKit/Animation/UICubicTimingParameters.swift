import QuartzCore
import Timing

/// A pace given by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; raw value 5 for the default one, 6 for control points of one's own (F4.2.2).
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The first control point. The named curves answer with their real points, as was measured,
  /// against the documentation (F4.2.2).
  public nonisolated let controlPoint1: CGPoint
  /// The second control point.
  public nonisolated let controlPoint2: CGPoint

  /// Core Animation's default curve, (0.25, 0.1) (0.25, 1).
  public override convenience init() { self.init(animationCurve: ._default) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.bezier.x1, y: curve.bezier.y1)
    controlPoint2 = CGPoint(x: curve.bezier.x2, y: curve.bezier.y2)
    super.init()
  }

  /// - Parameters: Abscissae lie in 0...1 and are brought there; ordinates may overshoot (F4.2.3).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = ._custom
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    let raw = coder.decodeInteger(forKey: "curve")
    animationCurve = UIView.AnimationCurve(rawValue: raw) ?? .easeInOut
    controlPoint1 = CGPoint(
      x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(
      x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  /// The object itself: it cannot change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { animationCurve == ._custom ? .cubic : .builtin }

  open var cubicTimingParameters: UICubicTimingParameters? { self }

  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The curve as arithmetic knows it.
  nonisolated var bezier: UnitBezier {
    UnitBezier(
      x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
  }
}
