import Geometry

extension AnimatableValue {
  /// The sum, for additive animations and `byValue`. Transforms concatenate, the addend
  /// first (F5.2.3). nil when the kinds differ or do not add.
  package func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)): .rect(Self.combine(a, b, +))
    case (.color(let a), .color(let b)): .color(Self.combine(a, b, +))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
    default: nil
    }
  }

  /// What must be added to `other` to get this: `other.adding(difference) == self`.
  /// nil when there is none, as for a singular transform (F4.9.4).
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)): return .rect(Self.combine(a, b, -))
    case (.color(let a), .color(let b)): return .color(Self.combine(a, b, -))
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      guard CATransform3DIsIdentity(b) || inverse != b else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(-))
    default: return nil
    }
  }

  /// The value that adds nothing; nil for kinds that do not add.
  package var additiveIdentity: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    case .color, .flag, .colors, .path, .contents: nil
    }
  }

  /// The sum of so many equal values, for cumulative repeats (F5.1.14); nil for kinds that do
  /// not add.
  /// - Parameter count: A whole number, 0 or more.
  func times(_ count: Double) -> AnimatableValue? {
    switch self {
    case .number(let a): .number(a * count)
    case .point(let a): .point(CGPoint(x: a.x * count, y: a.y * count))
    case .size(let a): .size(CGSize(width: a.width * count, height: a.height * count))
    case .rect(let a): .rect(Self.combine(a, .zero) { a, _ in a * count })
    case .color(let a): .color(Self.combine(a, a) { a, _ in a * count })
    case .transform(let a): .transform(Self.power(a, Int(min(count, 1e9))))
    case .numbers(let a): .numbers(a.map { $0 * count })
    case .flag, .colors, .path, .contents: nil
    }
  }

  /// By squaring: Mⁿ = (M²)ⁿᐟ², times M for odd n.
  private static func power(_ base: CATransform3D, _ exponent: Int) -> CATransform3D {
    var (result, square, rest) = (CATransform3DIdentity, base, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = CATransform3DConcat(result, square) }
      square = CATransform3DConcat(square, square)
      rest /= 2
    }
    return result
  }

  private static func combine(_ a: RGBA, _ b: RGBA, _ f: (Double, Double) -> Double) -> RGBA {
    RGBA(
      red: f(a.red, b.red), green: f(a.green, b.green), blue: f(a.blue, b.blue),
      alpha: f(a.alpha, b.alpha))
  }
}
