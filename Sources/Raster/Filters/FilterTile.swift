import Geometry

/// Red, green, blue and alpha, colours multiplied by alpha; nominally 0...1, filters may leave that.
package typealias FilterPixel = SIMD4<Float>

/// Pixels of a filter over a box, transparent around it. The first row is the lowest.
package struct FilterTile: Sendable {
  package let box: FilterBox
  package internal(set) var pixels: [FilterPixel]

  /// Transparent.
  package init(_ box: FilterBox) {
    self.box = box
    pixels = [FilterPixel](repeating: .zero, count: box.count)
  }

  /// A picture whose lowest row is at y = 0.
  package init(_ bitmap: Bitmap) {
    self.init(FilterBox(left: 0, bottom: 0, width: bitmap.width, height: bitmap.height))
    let (width, height) = (box.width, box.height)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let byte = 4 * ((height - 1 - y) * width + x)
          pixels[y * width + x] =
            FilterPixel(
              Float(bytes[byte]), Float(bytes[byte + 1]), Float(bytes[byte + 2]),
              Float(bytes[byte + 3])) / 255
        }
      }
    }
  }

  /// A colour for each pixel, from the coordinates of its middle.
  @inline(__always)
  init(_ box: FilterBox, _ color: (_ x: Float, _ y: Float) -> FilterPixel) {
    self.box = box
    let (width, height) = (box.width, box.height)
    pixels = [FilterPixel](unsafeUninitializedCapacity: box.count) { target, count in
      for y in 0..<height {
        let middle = Float(box.bottom + y) + 0.5
        for x in 0..<width {
          target[y * width + x] = color(Float(box.left + x) + 0.5, middle)
        }
      }
      count = width * height
    }
  }

  /// As bytes, rounded; what is outside 0...1, or brighter than its alpha, is cut.
  package var bitmap: Bitmap {
    let (width, height) = (box.width, box.height)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * box.count) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let byte = 4 * ((height - 1 - y) * width + x)
          let pixel = rounded(pixels[y * width + x])
          for channel in 0..<4 { target[byte + channel] = pixel[channel] }
        }
      }
      count = 4 * width * height
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @inline(__always)
  private func rounded(_ pixel: FilterPixel) -> SIMD4<UInt8> {
    let alpha = pixel.w > 0 ? min(pixel.w, 1) : 0
    let cut = FilterPixel(
      pixel.x > 0 ? min(pixel.x, alpha) : 0, pixel.y > 0 ? min(pixel.y, alpha) : 0,
      pixel.z > 0 ? min(pixel.z, alpha) : 0, alpha)
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((cut * 255).rounded(.toNearestOrEven)))
  }

  /// The pixel at whole coordinates; transparent outside.
  @inline(__always)
  func at(_ x: Int, _ y: Int) -> FilterPixel {
    let (column, row) = (x - box.left, y - box.bottom)
    guard column >= 0, row >= 0, column < box.width, row < box.height else { return .zero }
    return pixels[row * box.width + column]
  }

  /// The colour at a place, mixed of the four pixels around it; exactly a pixel's in its middle.
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> FilterPixel {
    let (u, v) = (x - 0.5, y - 0.5)
    guard abs(u) < 1e9, abs(v) < 1e9 else { return .zero }
    let (left, low) = (u.rounded(.down), v.rounded(.down))
    let (i, j) = (Int(left), Int(low))
    let (s, t) = (u - left, v - low)
    if s == 0, t == 0 { return at(i, j) }
    let lower = at(i, j) * (1 - s) + at(i + 1, j) * s
    let upper = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
    return lower * (1 - t) + upper * t
  }

  /// The same pixels over another box: cut, or with nothing around them.
  package func over(_ other: FilterBox) -> FilterTile {
    guard other != box else { return self }
    var result = FilterTile(other)
    let common = box.intersection(other)
    guard !common.isEmpty else { return result }
    for y in common.bottom..<common.top {
      let from = (y - box.bottom) * box.width + common.left - box.left
      let to = (y - other.bottom) * other.width + common.left - other.left
      for x in 0..<common.width { result.pixels[to + x] = pixels[from + x] }
    }
    return result
  }

  /// Its outermost pixels go on over another box.
  package func clamped(over other: FilterBox) -> FilterTile {
    guard !box.isEmpty else { return FilterTile(other) }
    let (right, top) = (box.right - 1, box.top - 1)
    return FilterTile(other) { x, y in
      at(
        min(max(Int(x.rounded(.down)), box.left), right),
        min(max(Int(y.rounded(.down)), box.bottom), top))
    }
  }

  /// Another colour for each pixel.
  @inline(__always)
  func map(_ change: (FilterPixel) -> FilterPixel) -> FilterTile {
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { pixels[index] = change(pixels[index]) }
    }
    return result
  }

  /// Another colour for each pixel, from it and the one at the same place of another tile.
  @inline(__always)
  func zip(_ other: FilterTile, _ mix: (FilterPixel, FilterPixel) -> FilterPixel) -> FilterTile {
    let other = other.over(box)
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { pixels[index] = mix(pixels[index], other.pixels[index]) }
    }
    return result
  }
}

/// A point or direction in the coordinates of filters.
package typealias FilterPoint = SIMD2<Float>

/// One in another's share: exactly `one` at 0 and exactly `other` at 1.
@inline(__always)
func mixed(_ one: FilterPixel, _ other: FilterPixel, _ share: Float) -> FilterPixel {
  share <= 0 ? one : share >= 1 ? other : one * (1 - share) + other * share
}

/// 0 up to `low`, 1 from `high` on, and smooth between.
@inline(__always)
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  guard high > low else { return value < low ? 0 : 1 }
  let share = min(max((value - low) / (high - low), 0), 1)
  return share * share * (3 - 2 * share)
}
