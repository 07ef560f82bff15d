import Geometry

/// The pixels in which something is blurred, a fixed fraction of sigma across: where they lie in a
/// layer, and how many there are.
struct ShadowGrid: Hashable {
  /// Points of the layer per pixel.
  let pitch: Double
  /// The top left corner, in the layer.
  let left: Double
  let top: Double
  let width: Int
  let height: Int
  private let index: Int

  var kernel: ShadowPlane.Kernel { ShadowPlane.kernels[index] }

  /// Whether nothing of the shape, or of what its blur spreads to, is wanted.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The finest kernel for which so many pixels are enough is taken; the coarsest may take more.
  private static let comfortable = 1.0 * 0x1p20
  /// Masks and bitmaps have no longer sides.
  private static let longest = 32_000.0

  /// All that the blur of a shape spreads to.
  /// - Parameters:
  ///   - box: Where the shape is, in points of the layer.
  ///   - sigma: Of the blur, in points; > 0.
  /// - Returns: nil when that takes more than 2^21 pixels.
  init?(_ box: CGRect, sigma: Double) { self.init(box, sigma: sigma, nil, most: 0x1p21) }

  /// As much of it as is needed to know what the blur looks like in `seen`, on the same pixels as
  /// all of it would be.
  /// - Returns: nil when that takes more than 2^24 pixels.
  init?(_ box: CGRect, sigma: Double, seen: CGRect) {
    self.init(box, sigma: sigma, seen, most: 0x1p24)
  }

  private init?(_ box: CGRect, sigma: Double, _ seen: CGRect?, most: Double) {
    let last = ShadowPlane.kernels.count - 1
    for index in 0...last {
      let kernel = ShadowPlane.kernels[index], pitch = sigma / kernel.sigma
      let margin = Double(kernel.reach + 2)
      let across = Axis(
        Double(box.minX), Double(box.width), seen.map { (Double($0.minX), Double($0.maxX)) },
        pitch: pitch, margin: margin)
      let down = Axis(
        Double(box.minY), Double(box.height), seen.map { (Double($0.minY), Double($0.maxY)) },
        pitch: pitch, margin: margin)
      guard max(across.count, down.count) <= Self.longest,
        across.count * down.count <= (index < last ? Self.comfortable : most)
      else { continue }
      (self.index, self.pitch) = (index, pitch)
      (left, top) = (across.start, down.start)
      (width, height) = (Int(across.count), Int(down.count))
      return
    }
    return nil
  }

  /// Pixels along one axis; 0 of them, or whatever number, as finite as their coordinates are.
  private struct Axis {
    let start: Double
    let count: Double

    init(
      _ from: Double, _ length: Double, _ seen: (Double, Double)?, pitch: Double, margin: Double
    ) {
      let origin = from - pitch * margin
      let all = (length / pitch).rounded(.up) + 2 * margin
      guard let seen else {
        (start, count) = (origin, all)
        return
      }
      let first = max(0, ((seen.0 - origin) / pitch).rounded(.down) - margin)
      let last = min(all, ((seen.1 - origin) / pitch).rounded(.up) + margin)
      (start, count) = (origin + pitch * first, max(0, last - first))
    }
  }
}
