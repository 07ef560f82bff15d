import Geometry

/// A shadow of whatever is drawn: its alpha, blurred, moved and coloured.
package struct CastShadow {
  package let color: RGBA
  /// Device pixels, rounded to whole ones.
  private let x: Int32
  private let y: Int32
  /// Of the Gaussian, in device pixels.
  private let sigma: Double
  /// Whether a wider blur was asked for than there is.
  let isCut: Bool

  /// - Parameters:
  ///   - offset: Device pixels.
  ///   - sigma: Device pixels; at most 100 is used.
  /// - Returns: nil when a number is not finite.
  package init?(color: RGBA, offset: CGSize, sigma: Double) {
    guard offset.width.isFinite, offset.height.isFinite, sigma.isFinite else { return nil }
    func whole(_ length: CGFloat) -> Int32 { Int32(min(max(length, -32768), 32768).rounded()) }
    self.color = color
    (x, y) = (whole(offset.width), whole(offset.height))
    self.sigma = min(max(sigma, 0), Self.widest)
    isCut = sigma > Self.widest
  }

  /// How far the blur spreads: three sigma.
  private var reach: Int32 { sigma < Self.sharp ? 0 : Int32((3 * sigma).rounded(.up)) }

  private static let widest = 100.0

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
    let weights = Gaussian.weights(sigma: sigma, reach: Int(reach))
    return (Gaussian.blurred(plane, width: width, height: height, weights), box, width)
  }
}
