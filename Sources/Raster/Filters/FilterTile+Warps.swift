import Elementary
import Geometry

/// Where a pixel's colour is taken from in the picture before.
package enum FilterWarp: Sendable {
  /// From the picture after to the one before.
  case affine(CGAffineTransform)
  /// Rows of a matrix for x, y and w, from the picture after to the one before.
  case projective(SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  /// Larger in the middle for a positive scale, smaller for a negative one.
  case bump(FilterPoint, radius: Float, scale: Float)
  case pinch(FilterPoint, radius: Float, scale: Float)
  case twirl(FilterPoint, radius: Float, angle: Float)
  /// Outside the circle the colours of its edge.
  case splash(FilterPoint, radius: Float)
  /// Nothing in the circle; what was there is pushed out.
  case hole(FilterPoint, radius: Float)
}

extension FilterTile {
  /// The picture distorted, over a box of the result.
  package func warped(over box: FilterBox, _ warp: FilterWarp) -> FilterTile {
    switch warp {
    case .affine(let map): return affine(box, map)
    case .projective(let x, let y, let w): return projective(box, x, y, w)
    case .bump(let center, let radius, let scale):
      return around(box, center, radius) { 1 - scale * (1 - $0 * $0) * (1 - $0 * $0) }
    case .pinch(let center, let radius, let scale):
      return around(box, center, radius) { 1 + scale * (1 - $0) * (1 - $0) }
    case .twirl(let center, let radius, let angle):
      return FilterTile(box) { x, y in
        let from = FilterPoint(x, y) - center
        let share = length(from) / radius
        guard share < 1 else { return sample(x, y) }
        let (s, c) = Elementary.sincos(Double(angle * (1 - share) * (1 - share)))
        let (sine, cosine) = (Float(s), Float(c))
        return sample(
          center.x + from.x * cosine - from.y * sine, center.y + from.x * sine + from.y * cosine)
      }
    case .splash(let center, let radius):
      return FilterTile(box) { x, y in
        let from = FilterPoint(x, y) - center
        let distance = length(from)
        guard distance > radius else { return sample(x, y) }
        let place = center + from * (radius / distance)
        return sample(place.x, place.y)
      }
    case .hole(let center, let radius):
      return FilterTile(box) { x, y in
        let from = FilterPoint(x, y) - center
        let distance = length(from)
        guard distance < 2 * radius else { return sample(x, y) }
        guard distance >= radius else { return .zero }
        let place = center + from * (2 * (distance - radius) / distance)
        return sample(place.x, place.y)
      }
    }
  }

  /// Scaled about a centre by a factor of the distance in radii, below 1.
  @inline(__always)
  private func around(
    _ box: FilterBox, _ center: FilterPoint, _ radius: Float, _ factor: (Float) -> Float
  ) -> FilterTile {
    FilterTile(box) { x, y in
      let from = FilterPoint(x, y) - center
      let share = length(from) / radius
      guard share < 1 else { return sample(x, y) }
      let place = center + from * factor(share)
      return sample(place.x, place.y)
    }
  }

  private func affine(_ box: FilterBox, _ map: CGAffineTransform) -> FilterTile {
    // In doubles, so that a shift by whole pixels is exact wherever it is.
    var result = FilterTile(box)
    for row in 0..<box.height {
      let y = Double(box.bottom + row) + 0.5
      for column in 0..<box.width {
        let x = Double(box.left + column) + 0.5
        result.pixels[row * box.width + column] = sample(
          Double(map.a) * x + Double(map.c) * y + Double(map.tx),
          Double(map.b) * x + Double(map.d) * y + Double(map.ty))
      }
    }
    return result
  }

  private func projective(
    _ box: FilterBox, _ rowX: SIMD3<Double>, _ rowY: SIMD3<Double>, _ rowW: SIMD3<Double>
  ) -> FilterTile {
    FilterTile(box) { x, y in
      let place = SIMD3(Double(x), Double(y), 1)
      let w = (place * rowW).sum()
      guard w > 1e-9 else { return .zero }
      return sample((place * rowX).sum() / w, (place * rowY).sum() / w)
    }
  }

  /// The colour at a place in doubles; within a thousandth of a pixel's middle it is the pixel's.
  @inline(__always)
  private func sample(_ x: Double, _ y: Double) -> FilterPixel {
    let (u, v) = (x - 0.5, y - 0.5)
    guard abs(u) < 1e9, abs(v) < 1e9 else { return .zero }
    let (nearX, nearY) = (u.rounded(), v.rounded())
    if abs(u - nearX) < 1e-3, abs(v - nearY) < 1e-3 { return at(Int(nearX), Int(nearY)) }
    let (left, low) = (u.rounded(.down), v.rounded(.down))
    let (i, j, s, t) = (Int(left), Int(low), Float(u - left), Float(v - low))
    let lower = at(i, j) * (1 - s) + at(i + 1, j) * s
    let upper = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
    return lower * (1 - t) + upper * t
  }

  /// The picture again and again beside and above itself.
  package func repeated(over other: FilterBox) -> FilterTile {
    guard !box.isEmpty else { return FilterTile(other) }
    return FilterTile(other) { x, y in
      let column = Int(x.rounded(.down)) - box.left
      let row = Int(y.rounded(.down)) - box.bottom
      return pixels[modulo(row, box.height) * box.width + modulo(column, box.width)]
    }
  }

  /// Scaled by Lanczos' kernel of three lobes, its edges going on.
  /// - Parameters: The factors across and up; > 0.
  package func lanczos(_ scaleX: Double, _ scaleY: Double, over other: FilterBox) -> FilterTile {
    guard !box.isEmpty else { return FilterTile(other) }
    let columns = (other.left..<other.right).map { taps($0, scaleX, box.left, box.width) }
    let rows = (other.bottom..<other.top).map { taps($0, scaleY, box.bottom, box.height) }
    var middle = FilterTile(
      FilterBox(left: other.left, bottom: box.bottom, width: other.width, height: box.height))
    for y in 0..<box.height {
      for (x, column) in columns.enumerated() {
        middle.pixels[y * other.width + x] = column.reduce(.zero) {
          $0 + pixels[y * box.width + $1.index] * $1.weight
        }
      }
    }
    var result = FilterTile(other)
    for (y, row) in rows.enumerated() {
      for x in 0..<other.width {
        result.pixels[y * other.width + x] = row.reduce(.zero) {
          $0 + middle.pixels[$1.index * other.width + x] * $1.weight
        }
      }
    }
    return result
  }
}

private func modulo(_ value: Int, _ size: Int) -> Int {
  let rest = value % size
  return rest < 0 ? rest + size : rest
}

/// Which pixels make one of a scaled line, and their shares; the sum of these is 1.
private func taps(
  _ place: Int, _ scale: Double, _ first: Int, _ count: Int
) -> [(index: Int, weight: Float)] {
  let middle = (Double(place) + 0.5) / scale - 0.5
  let stretch = max(1 / scale, 1)
  let (low, high) = (
    Int((middle - 3 * stretch).rounded(.up)), Int((middle + 3 * stretch).rounded(.down))
  )
  let raw = (low...max(low, high)).map { ($0, lanczosKernel((Double($0) - middle) / stretch)) }
  let sum = raw.reduce(0) { $0 + $1.1 }
  return raw.map { (min(max($0.0 - first, 0), count - 1), Float($0.1 / sum)) }
}

/// sinc(x)·sinc(x/3) for |x| < 3.
private func lanczosKernel(_ x: Double) -> Double {
  guard abs(x) > 1e-9 else { return 1 }
  guard abs(x) < 3 else { return 0 }
  let angle = Double.pi * x
  return 3 * Elementary.sin(angle) * Elementary.sin(angle / 3) / (angle * angle)
}
