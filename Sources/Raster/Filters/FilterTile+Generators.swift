import Elementary

/// Pictures out of nothing, without an end. Colours are premultiplied.
package enum FilterGenerator: Sendable {
  case color(FilterPixel)
  /// Sharpness: 1 for hard edges, 0 for edges as wide as a square or stripe.
  case checkerboard(FilterPoint, FilterPixel, FilterPixel, width: Float, sharpness: Float)
  case stripes(FilterPoint, FilterPixel, FilterPixel, width: Float, sharpness: Float)
  case linear(FilterPoint, FilterPoint, FilterPixel, FilterPixel, isSmooth: Bool)
  case radial(FilterPoint, Float, Float, FilterPixel, FilterPixel)
  case gaussian(FilterPoint, FilterPixel, FilterPixel, radius: Float)
}

extension FilterGenerator {
  package func tile(_ box: FilterBox) -> FilterTile {
    switch self {
    case .color(let color): return FilterTile(box) { _, _ in color }
    case .checkerboard(let center, let one, let other, let width, let sharpness):
      return FilterTile(box) { x, y in
        let across = wave((x - center.x) / width, sharpness)
        let up = wave((y - center.y) / width, sharpness)
        return mixed(one, other, across + up - 2 * across * up)
      }
    case .stripes(let center, let one, let other, let width, let sharpness):
      return FilterTile(box) { x, _ in mixed(one, other, wave((x - center.x) / width, sharpness)) }
    case .linear(let start, let end, let one, let other, let isSmooth):
      let way = end - start
      let square = (way * way).sum()
      return FilterTile(box) { x, y in
        let along = square > 0 ? ((FilterPoint(x, y) - start) * way).sum() / square : 1
        return mixed(one, other, isSmooth ? smoothStep(0, 1, along) : along)
      }
    case .radial(let center, let near, let far, let one, let other):
      return FilterTile(box) { x, y in
        let distance = length(FilterPoint(x, y) - center)
        guard far != near else { return distance < near ? one : other }
        return mixed(one, other, (distance - near) / (far - near))
      }
    case .gaussian(let center, let one, let other, let radius):
      return FilterTile(box) { x, y in
        let share = radius > 0 ? length(FilterPoint(x, y) - center) / radius : 1
        guard share < 1 else { return other }
        // A bell that is 1 in the middle and has come to 0, flatly, at the radius.
        let rest = 1 - share * share
        return mixed(other, one, rest * rest * rest)
      }
    }
  }
}

@inline(__always)
func length(_ vector: FilterPoint) -> Float { (vector * vector).sum().squareRoot() }

/// 0 from 0 to 1, 1 from 1 to 2, and so on, with edges as soft as asked for.
@inline(__always)
private func wave(_ place: Float, _ sharpness: Float) -> Float {
  guard place.isFinite else { return 0 }
  let (soft, half) = (max(1 - sharpness, 0), (place / 2).rounded(.down))
  let inside = place - 2 * half
  guard soft > 0 else { return inside < 1 ? 0 : 1 }
  // From the middle of a stripe the distance to the next edge says how much of the other is mixed in.
  let fromEdge = inside < 0.5 ? inside : inside < 1.5 ? 1 - inside : inside - 2
  return smoothStep(-soft / 2, soft / 2, -fromEdge)
}
