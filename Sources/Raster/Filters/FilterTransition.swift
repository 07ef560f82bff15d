import Elementary
import Geometry

/// From one picture to another. Lengths are pixels, angles radians, colours premultiplied.
package enum FilterTransition: Sendable {
  case dissolve
  /// A front with a soft edge goes along the angle; a light may go with it.
  case swipe(Span, width: Float, color: FilterPixel, opacity: Float)
  /// Bars slide away along the angle, each at its own time.
  case bars(Span, width: Float, offset: Float)
  /// A bar of light goes along the angle, the new picture behind it.
  case copyMachine(Span, width: Float, color: FilterPixel, opacity: Float)
  case flash(Flash)
  /// Holes grow on a turned grid.
  case mod(FilterPoint, angle: Float, radius: Float, compression: Float)
  /// A ring of waves from the centre, the new picture within.
  case ripple(FilterPoint, far: Float, width: Float, scale: Float)
  case accordion(Accordion)
  /// A page turns along the angle, over a cylinder.
  case pageCurl(Span, radius: Float)

  /// How far an extent reaches along a direction.
  package struct Span: Sendable {
    var way: FilterPoint
    var low, high: Float

    package init(_ extent: CGRect, angle: Float) {
      let (sine, cosine) = Elementary.sincos(Double(angle))
      way = FilterPoint(Float(cosine), Float(sine))
      let way = way
      let along = [extent.minX, extent.maxX].flatMap { x in
        [extent.minY, extent.maxY].map { y in (FilterPoint(Float(x), Float(y)) * way).sum() }
      }
      (low, high) = (along.min() ?? 0, along.max() ?? 0)
    }

    @inline(__always)
    func place(_ x: Float, _ y: Float) -> Float { x * way.x + y * way.y }
    var length: Float { high - low }
  }

  /// A flash of light, and its rays.
  package struct Flash: Sendable {
    var center: FilterPoint
    var color: FilterPixel
    var size, striationRadius, strength, contrast, threshold: Float

    /// - Parameter size: The diagonal of what it covers.
    package init(
      center: FilterPoint, color: FilterPixel, size: Float, striationRadius: Float,
      strength: Float, contrast: Float, threshold: Float
    ) {
      (self.center, self.color, self.size) = (center, color, size)
      (self.striationRadius, self.strength) = (striationRadius, strength)
      (self.contrast, self.threshold) = (contrast, threshold)
    }
  }

  /// A strip that is folded out to the size of the other picture.
  package struct Accordion: Sendable {
    var from, to: CGRect
    var bottom, folds, shadow: Float

    package init(from: CGRect, to: CGRect, bottom: Float, folds: Float, shadow: Float) {
      (self.from, self.to) = (from, to)
      (self.bottom, self.folds, self.shadow) = (bottom, folds, shadow)
    }
  }
}

/// The pictures of a transition, and its progress, 0...1.
package struct FilterTransitionPictures: Sendable {
  let from, to: FilterTile
  let back: FilterTile
  let time: Float

  /// - Parameter back: What is behind a page; by itself the first picture.
  package init(from: FilterTile, to: FilterTile, back: FilterTile? = nil, time: Float) {
    (self.from, self.to, self.back) = (from, to, back ?? from)
    self.time = time > 0 ? min(time, 1) : 0
  }

  package func tile(_ box: FilterBox, _ transition: FilterTransition) -> FilterTile {
    guard time > 0 else { return from.over(box) }
    guard time < 1 else { return to.over(box) }
    switch transition {
    case .dissolve: return from.over(box).zip(to) { mixed($0, $1, time) }
    case .swipe(let span, let width, let color, let opacity):
      return swipe(box, span, max(width, 1), color * opacity)
    case .bars(let span, let width, let offset): return bars(box, span, max(width, 1), offset)
    case .copyMachine(let span, let width, let color, let opacity):
      return copyMachine(box, span, max(width, 1), color * opacity)
    case .flash(let flash): return self.flash(box, flash)
    case .mod(let center, let angle, let radius, let compression):
      return mod(box, center, angle, max(radius, 1), max(compression, 1))
    case .ripple(let center, let far, let width, let scale):
      return ripple(box, center, far, max(width, 1), scale)
    case .accordion(let accordion): return self.accordion(box, accordion)
    case .pageCurl(let span, let radius): return pageCurl(box, span, max(radius, 1))
    }
  }
}
