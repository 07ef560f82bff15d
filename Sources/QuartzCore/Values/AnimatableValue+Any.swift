import Geometry

extension AnimatableValue {
  /// Reads what application code put into `fromValue`, `toValue` or `setValue(_:forKeyPath:)`.
  /// nil for a type that no layer property has.
  package init?(any value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    // Not `as Bool`: a bridged NSNumber would pass for one.
    case let flag? where type(of: flag) == Bool.self: self = .flag(flag as? Bool == true)
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as Int: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let color as CGColor: self = .color(color.rgba)
    case let transform as CATransform3D: self = .transform(transform)
    case let affine as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(affine))
    default: return nil
    }
  }

  /// The value as application code expects it. Numbers come as CGFloat.
  package var any: Any {
    switch self {
    case .number(let number): CGFloat(number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let rgba): CGColor(rgba)
    case .transform(let transform): transform
    case .flag(let flag): flag
    }
  }

  /// The numbers inside, in a fixed order: x y · width height · x y width height ·
  /// red green blue alpha · the matrix row by row · 0 or 1.
  package var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let c): [c.red, c.green, c.blue, c.alpha]
    case .transform(let t):
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    case .flag(let flag): [flag ? 1 : 0]
    }
  }
}

extension CGRect {
  /// Whether no number of it is NaN or infinite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
