import QuartzCore
import Raster

/// The pixels of a picture while a filter is at work: premultiplied bytes, as they are stored.
struct Pixels {
  private let width, height: Int
  private var bytes: [UInt8]

  init(_ picture: CGImage) {
    (width, height) = (picture.width, picture.height)
    bytes = picture.bitmap.bytes
  }

  var picture: CGImage { CGImage(Bitmap(width: width, height: height, bytes: bytes)) }

  /// Changes each colour by itself; alpha stays.
  mutating func map(_ change: (SIMD3<Double>) -> SIMD3<Double>) {
    var known: [UInt32: SIMD3<UInt8>] = [:]
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 0 {
      let (r, g, b, a) = (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
      let key = UInt32(r) << 24 | UInt32(g) << 16 | UInt32(b) << 8 | UInt32(a)
      let result = known[key] ?? Pixels.changed(SIMD3(r, g, b), alpha: a, change)
      known[key] = result
      (bytes[start], bytes[start + 1], bytes[start + 2]) = (result.x, result.y, result.z)
    }
  }

  private static func changed(
    _ colour: SIMD3<UInt8>, alpha: UInt8, _ change: (SIMD3<Double>) -> SIMD3<Double>
  ) -> SIMD3<UInt8> {
    let a = Double(alpha)
    let plain = SIMD3(Double(colour.x), Double(colour.y), Double(colour.z)) / a
    let made = change(plain).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) * a
    return SIMD3(
      UInt8(made.x.rounded()), UInt8(made.y.rounded()), UInt8(made.z.rounded()))
  }

  /// Three runs of a mean along each axis: a Gaussian as good as the eye sees. Beyond the edge the
  /// edge goes on.
  mutating func blur(sigma: Double) {
    guard sigma > 0.25, width > 0, height > 0 else { return }
    // The variance of three means of 2r + 1 pixels is r(r + 1).
    let reach = max(Int(((4 * sigma * sigma + 1).squareRoot() - 1) / 2 + 0.5), 1)
    for _ in 0..<3 {
      mean(reach, count: width, step: 4, lines: height, lineStep: 4 * width)
      mean(reach, count: height, step: 4 * width, lines: width, lineStep: 4)
    }
  }

  private mutating func mean(_ reach: Int, count: Int, step: Int, lines: Int, lineStep: Int) {
    var line = [Int](repeating: 0, count: count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for start in 0..<lines {
        for channel in 0..<4 {
          let base = start * lineStep + channel
          for index in 0..<count { line[index] = Int(bytes[base + index * step]) }
          var sum = (-reach...reach).reduce(0) { $0 + line[min(max($1, 0), count - 1)] }
          let size = 2 * reach + 1
          for index in 0..<count {
            bytes[base + index * step] = UInt8((sum + size / 2) / size)
            sum += line[min(index + reach + 1, count - 1)] - line[max(index - reach, 0)]
          }
        }
      }
    }
  }

  /// Squares of one colour, that of their middle.
  mutating func pixellate(_ size: Int) {
    guard size > 1 else { return }
    let source = bytes
    for y in 0..<height {
      for x in 0..<width {
        let from = (
          min(y / size * size + size / 2, height - 1), min(x / size * size + size / 2, width - 1)
        )
        let (target, origin) = (4 * (y * width + x), 4 * (from.0 * width + from.1))
        for channel in 0..<4 { bytes[target + channel] = source[origin + channel] }
      }
    }
  }
}
