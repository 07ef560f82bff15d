/// Where device pixels of one axis fall on a picture of which a part is shown, in up to three
/// pieces: a start and an end that keep their size, and a middle that takes the rest.
struct PieceTaps {
  /// A stretch of the device, in 1/256 pixel, and the texels it shows, in 1/256 texel.
  fileprivate struct Piece {
    let start: Int64
    let end: Int64
    let first: Int64
    let last: Int64
  }

  private let pieces: [Piece]
  /// Positions stay within the centres of the first and last texel shown that there are.
  private let within: ClosedRange<Int64>

  /// - Parameters:
  ///   - from: Where the picture begins in the layer, `length` > 0 where it ends.
  ///   - part: What is shown, in fractions of the picture; beyond that its first and last texel go
  ///     on. `center`: what is stretched, in fractions of the part.
  ///   - texels: Of the whole picture.
  ///   - scale: Texels per unit of the layer in the pieces that keep their size.
  ///   - map: Scale and offset from the layer to the device.
  /// - Returns: nil when edges are out of reach or fall together.
  init?(
    from: Double, length: Double, part: ClosedRange<Double>, center: ClosedRange<Double>,
    texels: Int, scale: Double, map: (scale: Double, offset: Double)
  ) {
    let shown = (part.upperBound - part.lowerBound) * Double(texels)
    let origin = part.lowerBound * Double(texels)
    let cuts = [0, center.lowerBound * shown, center.upperBound * shown, shown]
    var caps = (cuts[1] / scale, (cuts[3] - cuts[2]) / scale)
    // Too small for both ends: they shrink together and the middle vanishes.
    let shrink = min(1, length / max(caps.0 + caps.1, .leastNormalMagnitude))
    caps = (caps.0 * shrink, caps.1 * shrink)
    let places = [0, caps.0, length - caps.1, length].map {
      ((from + $0) * map.scale + map.offset) * 256
    }
    guard places.allSatisfy({ $0.magnitude < 0x1p31 }), texels < 1 << 16,
      cuts.allSatisfy({ (origin + $0).magnitude < 0x1p20 })
    else { return nil }
    let device = places.map { Int64($0.rounded()) }
    let texture = cuts.map { Int64(((origin + $0) * 256).rounded()) }
    pieces = (0..<3).compactMap { index in
      guard device[index] != device[index + 1] else { return nil }
      return Piece(
        start: device[index], end: device[index + 1], first: texture[index],
        last: texture[index + 1])
    }
    guard !pieces.isEmpty else { return nil }
    let (low, high) = (texture[0] + 128, texture[3] - 128)
    let middle = (texture[0] + texture[3]) / 2
    let inside = low <= high ? low - 128...high - 128 : middle - 128...middle - 128
    let last = Int64(256 * (texels - 1))
    within = inside.clamped(to: 0...max(last, 0))
  }

  /// The 24.8 position of every pixel's centre.
  func positions(_ range: Range<Int32>) -> [Int32] {
    let isMirrored = pieces[0].end < pieces[0].start
    var index = isMirrored ? pieces.count - 1 : 0
    return range.map { pixel in
      let centre = Int64(pixel) * 256 + 128
      while isMirrored
        ? index > 0 && centre >= pieces[index].start
        : index < pieces.count - 1 && centre >= pieces[index].end
      {
        index += isMirrored ? -1 : 1
      }
      let position = pieces[index].position(of: centre)
      return Int32(min(max(position, within.lowerBound), within.upperBound))
    }
  }
}

extension PieceTaps.Piece {
  /// Rounded to the nearest; texel 0 has its centre at position 0.
  fileprivate func position(of centre: Int64) -> Int64 {
    let sign: Int64 = end > start ? 1 : -1
    let length = sign * (end - start)
    let numerator = 2 * sign * (centre - start) * (last - first) + length
    let quotient = numerator / (2 * length)
    let floor = numerator < 0 && quotient * 2 * length != numerator ? quotient - 1 : quotient
    return first + floor - 128
  }
}
