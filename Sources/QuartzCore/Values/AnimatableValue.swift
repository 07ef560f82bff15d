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
  /// A gradient's locations, or the three factors of a value function.
  case numbers([Double])
  /// A gradient's colours.
  case colors([RGBA])
  case path(Path)
  /// A picture; on the way to another one, both (F4.10.4).
  case contents(ContentsValue)
}

/// A picture, or two of which one fades into the other.
package struct ContentsValue: Equatable, Sendable {
  package var image: CGImage
  /// What shows below, and how far `image` has come, 0…1; nil when `image` is all there is.
  package var fade: Fade?

  package struct Fade: Equatable, Sendable {
    package var old: CGImage
    package var progress: Double

    package static func == (one: Self, other: Self) -> Bool {
      one.old === other.old && one.progress == other.progress
    }
  }

  package init(_ image: CGImage, fade: Fade? = nil) { (self.image, self.fade) = (image, fade) }

  package static func == (one: Self, other: Self) -> Bool {
    one.image === other.image && one.fade == other.fade
  }

  func faded(into end: ContentsValue, at fraction: Double) -> ContentsValue {
    if fraction <= 0 || image === end.image { return self }
    if fraction >= 1 { return end }
    return ContentsValue(end.image, fade: Fade(old: image, progress: fraction))
  }
}

extension AnimatableValue {
  /// The value a fraction of the way to another; fractions outside 0...1 extrapolate.
  /// nil when the kinds differ, or the lists and paths are not built alike (F4.10.3).
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
    default: return blendedList(with: end, at: fraction)
    }
  }

  private func blendedList(with end: AnimatableValue, at fraction: Double) -> AnimatableValue? {
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, progress: fraction) })
    case (.path(let a), .path(let b)):
      a.interpolated(to: b, progress: fraction).map { .path($0) }
    case (.contents(let a), .contents(let b)): .contents(a.faded(into: b, at: fraction))
    default: nil
    }
  }

  static func combine(
    _ a: CGRect, _ b: CGRect, _ f: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    CGRect(
      x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y),
      width: f(a.size.width, b.size.width), height: f(a.size.height, b.size.height))
  }
}
