import CRaster
import Elementary

/// Blurs in integers, by weights of 65536 in all.
enum Gaussian {
  /// 65536 · exp(−k²/2σ²) / Σ from the middle outwards, rounded; the middle one takes up the rest.
  /// - Parameters:
  ///   - sigma: > 0.
  ///   - reach: How far from the middle the last weight is.
  static func weights(sigma: Double, reach: Int) -> [UInt16] {
    let bell = (0...reach).map { Elementary.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * bell.reduce(0, +) - 1
    var weights = bell.map { UInt16(min(($0 / sum * 65536).rounded(), 65535)) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(min(max(65536 - sides, 0), 65535))
    return weights
  }

  /// A plane of 16-bit values blurred both ways, as bytes.
  static func blurred(
    _ plane: [UInt16], width: Int, height: Int, _ weights: [UInt16]
  ) -> [UInt8] {
    let once = transposed(plane, width, height, weights)
    let twice = transposed(once, height, width, weights)
    return twice.map { UInt8((UInt32($0) * 255 + 32768) >> 16) }
  }

  /// Blurred along rows, which become columns.
  private static func transposed(
    _ plane: [UInt16], _ width: Int, _ height: Int, _ weights: [UInt16]
  ) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: plane.count) { out, count in
      cr_blur_transposed(
        plane, out.baseAddress, Int32(width), Int32(height), weights, Int32(weights.count - 1))
      count = plane.count
    }
  }
}
