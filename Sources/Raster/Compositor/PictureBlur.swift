import CRaster
import Elementary
import Geometry

/// A Gaussian blur of device pixels in integers.
///
/// From a sigma of 12 pixels on the picture is averaged down by a power of two first, until sigma
/// is between 6 and 12 of the larger pixels. Averaging squares of f pixels, and reading the outcome
/// bilinearly, blur by themselves, with variances (f² − 1)/12 and f²/6: the Gaussian in between
/// takes what is left of sigma².
struct PictureBlur {
  /// Pixels that one pixel of the blurred picture stands for, each way.
  let factor: Int
  /// In 1/65536, from the middle outwards.
  let weights: [UInt16]
  /// In 1/256; 256 leaves colours as they are.
  let saturation: Int32

  /// - Parameter sigma: Device pixels; below a quarter nothing is blurred.
  init(sigma: Double, saturation: Double) {
    var factor = 1
    while sigma / Double(factor) >= 12 { factor *= 2 }
    let f = Double(factor)
    let given = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    let rest = max(sigma * sigma - given, 0).squareRoot() / f
    self.factor = factor
    weights = Self.weights(sigma: rest)
    self.saturation = Int32((min(max(saturation, 0), 16) * 256).rounded())
  }

  /// 65536 · exp(−k²/2σ²) / Σ, rounded, cut at three sigma; the middle one takes up the rest.
  static func weights(sigma: Double) -> [UInt16] {
    guard sigma >= 0.25 else { return [] }
    let reach = Int((3 * sigma).rounded(.up))
    let bell = (0...reach).map { Elementary.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * bell.reduce(0, +) - 1
    var weights = bell.map { UInt16(($0 / sum * 65536).rounded()) }
    weights[0] = UInt16(65536 - 2 * weights.dropFirst().reduce(0) { $0 + Int($1) })
    return weights
  }

  /// The pixels that decide what the blurred ones of `target` are, on the grid of the averages.
  func area(of target: PixelBox, within box: PixelBox) -> PixelBox {
    let f = Int32(factor), margin = f * Int32(max(weights.count - 1, 0) + 2)
    func down(_ value: Int32) -> Int32 { max(value, 0) / f * f }
    func up(_ value: Int32) -> Int32 { (value + f - 1) / f * f }
    let wanted = PixelBox(
      left: down(target.left - margin), top: down(target.top - margin),
      right: up(target.right + margin), bottom: up(target.bottom + margin))
    return wanted.intersection(box)
  }

  /// The blurred picture of an area, as the device pixels of `target` find it.
  func picture(
    of pixels: UnsafePointer<UInt8>, stride: Int, _ area: PixelBox, target: PixelBox
  ) -> Picture? {
    guard !area.isEmpty else { return nil }
    let f = Int32(factor)
    let width = Int((area.right - area.left + f - 1) / f)
    let height = Int((area.bottom - area.top + f - 1) / f)
    let small = Self.plane(4 * width * height) {
      cr_average_down(
        pixels, Int32(stride), area.left, area.top, area.right, area.bottom, f, $0)
    }
    let blurred = blurred(small, width, height)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { out, count in
      cr_saturate(blurred, out.baseAddress, width * height, saturation)
      count = 4 * width * height
    }
    return placed(Bitmap(width: width, height: height, bytes: bytes), area, target)
  }

  private func blurred(_ small: [UInt16], _ width: Int, _ height: Int) -> [UInt16] {
    guard weights.count > 1 else { return small }
    let reach = Int32(weights.count - 1)
    let once = Self.plane(small.count) {
      cr_blur_pixels_transposed(small, $0, Int32(width), Int32(height), weights, reach)
    }
    return Self.plane(small.count) {
      cr_blur_pixels_transposed(once, $0, Int32(height), Int32(width), weights, reach)
    }
  }

  private static func plane(
    _ count: Int, _ fill: (UnsafeMutablePointer<UInt16>?) -> Void
  ) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: count) { out, made in
      fill(out.baseAddress)
      made = count
    }
  }

  private func placed(_ bitmap: Bitmap, _ area: PixelBox, _ target: PixelBox) -> Picture? {
    let (across, down) = (Double(factor * bitmap.width), Double(factor * bitmap.height))
    let columns = Taps(
      from: 0, to: across, 1, Double(area.left), count: bitmap.width,
      range: target.left..<target.right)
    let rows = Taps(
      from: 0, to: down, 1, Double(area.top), count: bitmap.height,
      range: target.top..<target.bottom)
    guard let columns, let rows, bitmap.width > 1 else { return nil }
    let picture = Picture(
      pixels: bitmap.bytes, width: bitmap.width, height: bitmap.height, sampling: CR_AFFINE)
    return picture.sampleUpright(columns, rows) ? picture : nil
  }
}
