import Timing

/// The pace of an animation: a cubic Bézier from (0, 0) to (1, 1) (F4.2.1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Sendable: the curve is immutable.
  package let curve: UnitBezier

  package init(curve: UnitBezier) { self.curve = curve }

  /// Control points of the curve; x in 0...1, y may overshoot.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// One of the five named curves; any other name is a mistake of the caller (F4.2.6).
  public convenience init(name: CAMediaTimingFunctionName) {
    guard let curve = Self.curves[name] else {
      preconditionFailure("timing function name · got \(name.rawValue) · use one of the five")
    }
    self.init(curve: curve)
  }

  /// Points 0...3 of the curve: (0, 0), the two control points, (1, 1) (F4.2.6).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "control point · got \(idx) · use 0...3")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  private static let curves: [CAMediaTimingFunctionName: UnitBezier] = [
    .linear: .linear, .easeIn: .easeIn, .easeOut: .easeOut,
    .easeInEaseOut: .easeInEaseOut, .default: .default,
  ]
}

/// The names of the standard curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
