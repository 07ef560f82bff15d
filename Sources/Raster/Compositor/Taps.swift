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

  /// Writes the 24.8 position of every wanted pixel's centre, rounded to the nearest and kept
  /// within the first and last texel's centre.
  ///
  /// With offset = 2·(centre − start)·count and length = end − start, both made positive with
  /// the length, it is 256·(offset / 2·length − 1/2), plus one half, rounded down. From pixel to
  /// pixel the numerator grows by a constant, so quotient and remainder are carried along.
  func write(to positions: UnsafeMutablePointer<Int32>) {
    let sign: Int64 = end > start ? 1 : -1
    let length = sign * (end - start)
    let offset = sign * 2 * (Int64(range.lowerBound) * 256 + 128 - start) * Int64(count)
    var position = Division(256 * (offset - length) + length, by: 2 * length)
    let step = Division(256 * sign * 512 * Int64(count), by: 2 * length)
    let last = Int64(256 * (count - 1))
    for index in 0..<range.count {
      (positions + index).initialize(to: Int32(min(max(position.quotient, 0), last)))
      position.add(step)
    }
  }
}

/// An integer division rounded down, with its remainder.
private struct Division {
  var quotient: Int64
  private var remainder: Int64
  private let divisor: Int64

  init(_ numerator: Int64, by divisor: Int64) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: divisor)
    self.quotient = remainder < 0 ? quotient - 1 : quotient
    self.remainder = remainder < 0 ? remainder + divisor : remainder
    self.divisor = divisor
  }

  /// Adds a quotient of the same divisor.
  mutating func add(_ other: Division) {
    quotient += other.quotient
    remainder += other.remainder
    if remainder >= divisor {
      remainder -= divisor
      quotient += 1
    }
  }
}
