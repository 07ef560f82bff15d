import Geometry

/// Where device pixels of one axis fall on a picture that lies between two device edges.
struct Taps {
  /// The picture's edges in 1/256 device pixel; `end` before `start` mirrors it.
  let start: Int64
  let end: Int64
  /// Texels between the edges.
  let count: Int
  /// The device pixels wanted.
  let range: Range<Int32>

  /// The picture's edges `from` and `to` in layer coordinates, scaled and moved to the device.
  /// - Returns: nil when nothing is between the edges or they are out of reach.
  init?(
    from: Double, to: Double, _ scale: Double, _ offset: Double, count: Int, range: Range<Int32>
  ) {
    let start = ((from * scale + offset) * 256).rounded()
    let end = ((to * scale + offset) * 256).rounded()
    guard start.magnitude < 0x1p31, end.magnitude < 0x1p31, start != end else { return nil }
    (self.start, self.end) = (Int64(start), Int64(end))
    (self.count, self.range) = (count, range)
  }

  /// Whether every wanted device pixel is one texel of the picture.
  var areIdentity: Bool {
    end - start == 256 * Int64(count) && start % 256 == 0
      && Int64(range.lowerBound) * 256 >= start && Int64(range.upperBound) * 256 <= end
  }

  /// The 24.8 position of a pixel's centre, rounded, within the first and last texel's centre.
  func position(at pixel: Int32) -> Int32 {
    var length = end - start
    var offset = 2 * (Int64(pixel) * 256 + 128 - start) * Int64(count)
    if length < 0 { (length, offset) = (-length, -offset) }
    // 256 · (offset / 2length − 1/2), rounded down after adding one half.
    let numerator = 256 * (offset - length) + length
    let denominator = 2 * length
    let quotient = numerator / denominator
    let floor = numerator % denominator < 0 ? quotient - 1 : quotient
    return Int32(min(max(floor, 0), Int64(256 * (count - 1))))
  }
}
