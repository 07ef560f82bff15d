import Geometry

extension AnimatableValue {
  /// Reads what application code put into `fromValue`, `toValue` or `setValue(_:forKeyPath:)`.
  /// nil for a type that no layer property has.
  package init?(any value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    // Not `as Bool`: a bridged NSNumber would pass for one.
    case let flag? where type(of: flag) == Bool.self: self = .flag(flag as? Bool == true)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let color as CGColor: self = .color(color.rgba)
    case let transform as CATransform3D: self = .transform(transform)
    case let affine as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(affine))
    case let path as CGPath: self = .path(path.path)
    case let image as CGImage: self = .contents(ContentsValue(image))
    case let list as [Any]: self.init(list: list)
    default:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    }
  }

  /// Numbers or colours, all of one kind.
  private init?(list: [Any]) {
    let colors = list.compactMap { ($0 as? CGColor)?.rgba }
    let numbers = list.compactMap { Self.number($0) }
    if colors.count == list.count, !list.isEmpty {
      self = .colors(colors)
    } else if numbers.count == list.count {
      self = .numbers(numbers)
    } else {
      return nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
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
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .colors(let colors): colors.map { CGColor($0) }
    case .path(let path): CGPath(path)
    case .contents(let contents): contents.image
    }
  }

  /// The numbers inside, in a fixed order: x y · width height · x y width height ·
  /// red green blue alpha · the matrix row by row · 0 or 1 · all points of a path · the progress
  /// of a cross-fade, 1 when there is none.
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
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .path(let path): path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    case .contents(let contents): [contents.fade?.progress ?? 1]
    }
  }

  /// A value of the same kind with other components; nil for kinds that have no curve through
  /// them (transforms, flags, lists, paths, pictures).
  func with(components c: [Double]) -> AnimatableValue? {
    switch self {
    case .number: .number(c[0])
    case .point: .point(CGPoint(x: c[0], y: c[1]))
    case .size: .size(CGSize(width: c[0], height: c[1]))
    case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color: .color(RGBA(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .numbers: .numbers(c)
    case .transform, .flag, .colors, .path, .contents: nil
    }
  }
}

extension CGRect {
  /// Whether no number of it is NaN or infinite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
