import Geometry

/// A value that an animation can show: it can be blended, added and subtracted.
package enum AnimatableValue: Equatable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(RGBA)
  case transform(CATransform3D)
  /// Not blended: the later value shows as soon as the animation is active (F4.10.2).
  case flag(Bool)
}

extension AnimatableValue {
  /// The value a fraction of the way to another; fractions outside 0...1 extrapolate.
  /// nil when the kinds differ.
  package func blended(with end: AnimatableValue, at fraction: Double) -> AnimatableValue? {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)): return .rect(Self.combine(a, b, mix))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, progress: fraction))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, progress: fraction))
    case (.flag, .flag): return end
    default: return nil
    }
  }

  /// The sum, for additive animations and `byValue`. Transforms concatenate, the addend
  /// first (F5.2.3). nil when the kinds differ or do not add.
  package func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)): return .rect(Self.combine(a, b, +))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    default: return nil
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
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      guard CATransform3DIsIdentity(b) || inverse != b else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
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
    case .color, .flag: nil
    }
  }

  private static func combine(
    _ a: CGRect, _ b: CGRect, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    CGRect(
      x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y),
      width: f(a.size.width, b.size.width), height: f(a.size.height, b.size.height))
  }
}
