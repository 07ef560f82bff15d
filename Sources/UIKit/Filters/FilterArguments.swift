import QuartzCore
import Raster

/// What has been put into a filter, and the defaults of the rest.
struct FilterArguments {
  let kind: FilterKind?
  let values: [String: Any]

  /// The value of a key that is set and of its kind, else the default.
  private func value(_ key: String) -> Any? {
    let input = kind?.input(key)
    if let value = values[key], input?.value.takes(value) ?? true { return value }
    return input?.value.usual
  }

  func picture(_ key: String) -> CIImage? { value(key) as? CIImage }
  func image(_ key: String) -> FilterRecipe? { picture(key)?.recipe }
  var image: FilterRecipe? { image(kCIInputImageKey) }

  /// 0 where there is none, or what is no number; what is beyond `most` is cut there.
  func number(_ key: String) -> Float {
    Float(
      FilterArguments.cut(value(key).flatMap(FilterArguments.number) ?? 0, FilterArguments.most))
  }

  /// Beyond any radius, width or angle that is to be seen.
  private static let most = 1e5

  private static func cut(_ number: Double, _ most: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -most), most)
  }

  /// At least four, 0 where there are none.
  private func padded(_ key: String) -> [CGFloat] {
    let numbers = value(key).flatMap(FilterArguments.numbers) ?? []
    let reach = Double(FilterBox.reach)
    return numbers.map { CGFloat(FilterArguments.cut(Double($0), reach)) } + [0, 0, 0, 0]
  }

  func numbers(_ key: String) -> CIVector {
    CIVector(value(key).flatMap(FilterArguments.numbers) ?? [])
  }
  func place(_ key: String) -> CGPoint { CGPoint(x: padded(key)[0], y: padded(key)[1]) }
  func point(_ key: String) -> FilterPoint {
    FilterPoint(Float(padded(key)[0]), Float(padded(key)[1]))
  }
  func vector(_ key: String) -> FilterPixel {
    let numbers = padded(key).map(Float.init)
    return FilterPixel(numbers[0], numbers[1], numbers[2], numbers[3])
  }
  func rect(_ key: String) -> CGRect {
    let numbers = padded(key)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  func color(_ key: String) -> CIColor { value(key) as? CIColor ?? .black }
  /// A colour, premultiplied.
  func pixel(_ key: String) -> FilterPixel { color(key).pixel }
  func transform(_ key: String) -> CGAffineTransform {
    value(key).flatMap(FilterArguments.transform) ?? .identity
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func numbers(_ value: Any) -> [CGFloat]? {
    switch value {
    case let value as CIVector: value.numbers
    case let value as CGPoint: [value.x, value.y]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    default: nil
    }
  }

  static func transform(_ value: Any) -> CGAffineTransform? {
    switch value {
    case let value as CGAffineTransform: value
    case let value as NSValue: value.opened(.affine)
    default: nil
    }
  }
}

extension CIColor {
  /// Premultiplied.
  var pixel: FilterPixel {
    let alpha = Float(alpha)
    return FilterPixel(Float(red) * alpha, Float(green) * alpha, Float(blue) * alpha, alpha)
  }
  /// Not premultiplied.
  var plain: FilterPixel { FilterPixel(Float(red), Float(green), Float(blue), Float(alpha)) }
}
