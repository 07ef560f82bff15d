import Geometry

/// A rectangle of whole pixels.
struct ClipArea: Equatable {
  var left = 0
  var top = 0
  var right: Int
  var bottom: Int

  init(width: Int, height: Int) {
    right = width
    bottom = height
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  /// What of it has its pixels' centres inside a rectangle in points. A rectangle with NaN in
  /// it leaves nothing.
  func clipped(to rect: CGRect?, _ scale: Double) -> ClipArea {
    guard let rect else { return self }
    var area = self
    area.left = max(left, Self.pixel(Double(rect.minX) * scale, in: right))
    area.top = max(top, Self.pixel(Double(rect.minY) * scale, in: bottom))
    area.right = min(right, Self.pixel(Double(rect.maxX) * scale, in: right))
    area.bottom = min(bottom, Self.pixel(Double(rect.maxY) * scale, in: bottom))
    return area
  }

  private static func pixel(_ value: Double, in limit: Int) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max((value - 0.5).rounded(.up), 0), Double(limit)))
  }
}

/// A colour as premultiplied bytes.
struct PixelColor: Equatable {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int

  /// Components are clamped to 0...1; NaN counts as 0.
  init(_ color: RGBA) {
    func byte(_ value: Double) -> Int { value > 0 ? Int((min(value, 1) * 255).rounded()) : 0 }
    alpha = byte(color.alpha)
    red = GlyphBlit.product(byte(color.red), alpha)
    green = GlyphBlit.product(byte(color.green), alpha)
    blue = GlyphBlit.product(byte(color.blue), alpha)
  }
}

/// Puts glyph pictures over pixels, source over.
struct GlyphBlit {
  let pixels: UnsafeMutableBufferPointer<UInt8>
  /// Pixels across the bitmap.
  let width: Int
  let area: ClipArea

  /// a · b / 255 to the nearest; exact for 0...255 each.
  static func product(_ a: Int, _ b: Int) -> Int {
    let sum = a &* b &+ 128
    return (sum &+ sum >> 8) >> 8
  }

  /// Draws a picture whose pen is at a pixel.
  mutating func draw(_ image: GlyphImage, x: Int, y: Int, color: PixelColor) {
    let (left, top) = (x + image.left, y - image.top)
    let columns = Self.overlap(image.width, at: left, area.left, area.right)
    let rows = Self.overlap(image.height, at: top, area.top, area.bottom)
    switch image.pixels {
    case .coverage(let bytes):
      for row in rows {
        let target = 4 * ((top + row) * width + left)
        coverRow(bytes, row * image.width, columns, target, color)
      }
    case .color(let bytes):
      for row in rows {
        let target = 4 * ((top + row) * width + left)
        colorRow(bytes, 4 * row * image.width, columns, target, color.alpha)
      }
    }
  }

  /// Fills whole pixels from one corner up to another.
  func fill(left: Int, top: Int, right: Int, bottom: Int, color: PixelColor) {
    let (first, last) = (max(left, area.left), min(right, area.right))
    guard first < last, color.alpha > 0 else { return }
    for row in stride(from: max(top, area.top), to: min(bottom, area.bottom), by: 1) {
      for column in first..<last {
        let (pixel, rest) = (4 * (row * width + column), 255 - color.alpha)
        blend(pixel, color.red, rest)
        blend(pixel + 1, color.green, rest)
        blend(pixel + 2, color.blue, rest)
        blend(pixel + 3, color.alpha, rest)
      }
    }
  }

  /// Which of `count` pixels that begin at `start` lie from `low` up to `high`.
  private static func overlap(_ count: Int, at start: Int, _ low: Int, _ high: Int) -> Range<Int> {
    let first = max(0, low - start)
    return first..<max(first, min(count, high - start))
  }

  private func coverRow(
    _ bytes: [UInt8], _ source: Int, _ columns: Range<Int>, _ target: Int, _ color: PixelColor
  ) {
    for column in columns where bytes[source + column] != 0 {
      let coverage = Int(bytes[source + column])
      let rest = 255 - Self.product(color.alpha, coverage)
      let pixel = target + 4 * column
      blend(pixel, Self.product(color.red, coverage), rest)
      blend(pixel + 1, Self.product(color.green, coverage), rest)
      blend(pixel + 2, Self.product(color.blue, coverage), rest)
      blend(pixel + 3, 255 - rest, rest)
    }
  }

  private func colorRow(
    _ bytes: [UInt8], _ source: Int, _ columns: Range<Int>, _ target: Int, _ alpha: Int
  ) {
    for column in columns where bytes[source + 4 * column + 3] != 0 {
      let rest = 255 - Self.product(Int(bytes[source + 4 * column + 3]), alpha)
      for channel in 0..<4 {
        let value = Int(bytes[source + 4 * column + channel])
        blend(target + 4 * column + channel, Self.product(value, alpha), rest)
      }
    }
  }

  /// source + destination · rest / 255, which never exceeds 255 for premultiplied pixels.
  private func blend(_ index: Int, _ source: Int, _ rest: Int) {
    pixels[index] = UInt8(source + Self.product(Int(pixels[index]), rest))
  }
}
