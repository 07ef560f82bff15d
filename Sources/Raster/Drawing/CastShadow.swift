import CRaster
import Elementary
import Geometry

/// A shadow of whatever is drawn: its alpha, blurred, moved and coloured.
package struct CastShadow {
  package let color: RGBA
  /// Device pixels, rounded to whole ones.
  private let x: Int32
  private let y: Int32
  /// Of the Gaussian, in device pixels.
  private let sigma: Double

  /// - Parameters:
  ///   - offset: Device pixels.
  ///   - sigma: Device pixels; at most 100 is used.
  /// - Returns: nil when a number is not finite.
  package init?(color: RGBA, offset: CGSize, sigma: Double) {
    guard offset.width.isFinite, offset.height.isFinite, sigma.isFinite else { return nil }
    func whole(_ length: CGFloat) -> Int32 { Int32(min(max(length, -32768), 32768).rounded()) }
    self.color = color
    (x, y) = (whole(offset.width), whole(offset.height))
    self.sigma = min(max(sigma, 0), 100)
  }

  /// How far the blur spreads: three sigma.
  private var reach: Int32 { sigma < Self.sharp ? 0 : Int32((3 * sigma).rounded(.up)) }

  /// Below this a blur is not distinguishable from an edge.
  private static let sharp = 0.25

  /// Pixels that can throw a shadow into a box, and the box itself.
  func sources(of box: PixelBox) -> PixelBox {
    PixelBox(
      left: box.left - x - reach, top: box.top - y - reach, right: box.right - x + reach,
      bottom: box.bottom - y + reach
    ).union(box)
  }

  /// The shadow of a patch where it falls into a box; nil where it does not.
  func cast(by patch: Patch, within box: PixelBox) -> Patch? {
    let blurred = blurred(patch)
    let target = blurred.box.intersection(box)
    guard !target.isEmpty else { return nil }
    var shadow = Patch(target)
    let word = color.premultipliedWord()
    let (width, start) = (shadow.width, Int(target.left - blurred.box.left))
    for y in 0..<shadow.height {
      let row = (y + Int(target.top - blurred.box.top)) * blurred.width + start
      for x in 0..<width {
        let alpha = Int32(blurred.alpha[row + x])
        for channel in 0..<4 where alpha > 0 {
          let part = Int32(word >> UInt32(8 * channel) & 255)
          shadow.pixels[4 * (y * width + x) + channel] = UInt8((part * alpha + 127) / 255)
        }
      }
    }
    return shadow
  }

  private func blurred(_ patch: Patch) -> (alpha: [UInt8], box: PixelBox, width: Int) {
    let box = PixelBox(
      left: patch.box.left + x - reach, top: patch.box.top + y - reach,
      right: patch.box.right + x + reach, bottom: patch.box.bottom + y + reach)
    let (width, height) = (Int(box.right - box.left), Int(box.bottom - box.top))
    guard reach > 0 else { return (patch.alpha, box, width) }
    var plane = [UInt16](repeating: 0, count: width * height)
    let alpha = patch.alpha
    for row in 0..<patch.height {
      let start = (row + Int(reach)) * width + Int(reach)
      for column in 0..<patch.width {
        plane[start + column] = UInt16(alpha[row * patch.width + column]) * 257
      }
    }
    let weights = Self.weights(sigma: sigma, reach: Int(reach))
    let once = Self.blurred(plane, width, height, weights)
    let twice = Self.blurred(once, height, width, weights)
    return (twice.map { UInt8((UInt32($0) * 255 + 32768) >> 16) }, box, width)
  }

  private static func blurred(
    _ plane: [UInt16], _ width: Int, _ height: Int, _ weights: [UInt16]
  ) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: plane.count) { out, count in
      cr_blur_transposed(
        plane, out.baseAddress, Int32(width), Int32(height), weights, Int32(weights.count - 1))
      count = plane.count
    }
  }

  /// 65536 · exp(−k²/2σ²) / Σ from the middle outwards, rounded; the middle one makes up for it.
  private static func weights(sigma: Double, reach: Int) -> [UInt16] {
    let bell = (0...reach).map { Elementary.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    var weights = bell.map { UInt16(min(($0 / sum * 65536).rounded(), 65535)) }
    let sides = weights.dropFirst().reduce(0) { $0 + 2 * Int($1) }
    weights[0] = UInt16(min(max(65536 - sides, 0), 65535))
    return weights
  }
}
