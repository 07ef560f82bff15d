import CRaster
import Geometry

/// The blurred coverage of a rounded rectangle, with its constant middle folded away.
///
/// The plane is in its own pixels, a fixed fraction of sigma across: a Gaussian of sigma 5
/// pixels read bilinearly is off by at most max|f″|/8 = 0.242/(8·25) of 1, a third of a level.
struct ShadowPlane {
  /// A Gaussian cut at about three sigma, its weights from the middle outwards.
  struct Kernel {
    let sigma: Double
    let weights: [UInt16]
    var reach: Int { weights.count - 1 }

    init(sigma: Double) {
      self.sigma = sigma
      weights = Gaussian.weights(sigma: sigma, reach: Int((3 * sigma).rounded()))
    }
  }

  /// From smoothest to coarsest.
  static let kernels = [5, 2.5, 1.25, 0.625].map(Kernel.init)

  /// Size of the folded plane, which decides its pixels.
  struct Key: Hashable {
    let kernel: Int
    let width: Int
    let height: Int
    /// The shape's edges within the folded plane, and its radius, in plane pixels.
    let right: Double
    let bottom: Double
    let margin: Double
    let radius: Double
    let corners: UInt
    let continuity: Double
  }

  let key: Key
  /// The plane as it were without folding.
  let fullWidth: Int
  let fullHeight: Int
  /// First column and row left out when the plane is folded.
  let fold: Int
  /// Points of the layer per pixel of the plane.
  let pitch: Double

  /// - Parameter sigma: Of the blur, in points; > 0.
  init(_ shape: RoundedRectangle, sigma: Double) {
    // Corners that are large against the blur get coarser planes, to bound their size.
    let fit = Self.kernels.firstIndex { shape.radius * $0.sigma / sigma < 250 }
    let index = fit ?? Self.kernels.count - 1
    let kernel = Self.kernels[index]
    pitch = sigma / kernel.sigma
    let margin = kernel.reach + 2
    fold = margin + Int(min((shape.reach / pitch).rounded(.up), 4096)) + kernel.reach + 1
    let across = Self.axis((shape.right - shape.left) / pitch, margin: margin, fold: fold)
    let down = Self.axis((shape.bottom - shape.top) / pitch, margin: margin, fold: fold)
    (fullWidth, fullHeight) = (across.full, down.full)
    key = Key(
      kernel: index, width: across.kept, height: down.kept, right: across.end, bottom: down.end,
      margin: Double(margin), radius: shape.radius / pitch, corners: shape.corners.rawValue,
      continuity: shape.continuity)
  }

  /// Whether the folded plane is not too large, and so has room for the corners.
  var holdsCorners: Bool { key.width * key.height <= 1 << 21 }

  private static func axis(
    _ length: Double, margin: Int, fold: Int
  ) -> (full: Int, kept: Int, end: Double) {
    let length = (min(length, 0x1p20) * 256).rounded() / 256
    let full = Int(length.rounded(.up)) + 2 * margin
    let kept = min(full, 2 * fold + 2)
    return (full, kept, Double(margin) + length - Double(full - kept))
  }

  /// The coverage bytes, key.width × key.height.
  static func pixels(_ key: Key) -> [UInt8] {
    let rect = CGRect(
      x: key.margin, y: key.margin, width: key.right - key.margin,
      height: key.bottom - key.margin)
    var shape = RoundedRectangle(
      rect, radius: key.radius, corners: .init(rawValue: key.corners))
    shape.continuity = key.continuity
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: PixelBox(width: key.width, height: key.height))
    rasterizer.add(shape.outline(fineness: RoundedRectangle.fineness(radius: shape.reach)))
    return blurred(
      rasterizer.finish(), width: key.width, height: key.height, kernels[key.kernel])
  }

  /// The bytes of a plane with some coverage, blurred.
  static func blurred(
    _ mask: CoverageMask?, width: Int, height: Int, _ kernel: Kernel
  ) -> [UInt8] {
    var plane = [UInt16](repeating: 0, count: width * height)
    mask?.write(into: &plane, width: width)
    return blurred(plane, width: width, height: height, kernel)
  }

  /// The bytes of a plane of 16-bit values, blurred.
  static func blurred(
    _ plane: [UInt16], width: Int, height: Int, _ kernel: Kernel
  ) -> [UInt8] {
    Gaussian.blurred(plane, width: width, height: height, kernel.weights)
  }
}

extension CoverageMask {
  /// Copies the coverage to a plane of 16-bit values, 65535 where a pixel is whole.
  fileprivate func write(into plane: inout [UInt16], width: Int) {
    let mask = storage.pointee
    for run in UnsafeBufferPointer(start: mask.runs, count: Int(mask.run_count)) {
      for index in Int(run.first)..<Int(run.first + run.count) {
        let span = mask.spans[index]
        for x in Int(span.x0)..<Int(span.x1) {
          let cover = span.offset < 0 ? 255 : mask.bytes[Int(span.offset) + x - Int(span.x0)]
          for y in Int(run.y0)..<Int(run.y1) { plane[y * width + x] = UInt16(cover) * 257 }
        }
      }
    }
  }
}
