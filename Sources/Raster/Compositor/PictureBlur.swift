import CRaster
import Geometry

/// A Gaussian blur of device pixels in integers.
///
/// From a sigma of 3 pixels on the picture is halved first, until sigma is between 1.5 and 3 of the
/// larger pixels, and doubled again after it. Both are symmetric and smooth, and blur by
/// themselves: the Gaussian in between takes what is left of sigma². The farther a pixel is from
/// the middle of a larger one, the less exact that is: it stays within 2 levels of 255 of the
/// Gaussian itself, and so does the step from one number of halvings to the next.
struct PictureBlur {
  /// How often the picture is halved, and how often what came of that is doubled. What is missing
  /// then is left to the sampling of pictures, which is the same for a single doubling, and smooth
  /// enough where sigma is six pixels or more.
  let halvings: Int
  let doublings: Int
  /// In 1/65536, from the middle outwards.
  let weights: [UInt16]
  /// In 1/256; 256 leaves colours as they are.
  let saturation: Int32
  let instructionSet: InstructionSet

  /// - Parameter sigma: Device pixels; below a quarter nothing is blurred.
  init(sigma: Double, saturation: Double, instructionSet: InstructionSet) {
    var halvings = 0
    while sigma >= 3 * Double(1 << halvings) { halvings += 1 }
    self.halvings = halvings
    doublings = min(max(halvings - 1, 0), 2)
    let f = Double(1 << halvings), kept = Double(1 << (halvings - doublings))
    // Variances: of the halvings, of the doublings, of sampling what is left.
    let given =
      (f * f - 1) / 4 + (f * f - kept * kept) / 4 + (kept > 1 ? kept * kept / 6 + 1 / 12 : 0)
    weights = Self.weights(sigma: max(sigma * sigma - given, 0).squareRoot() / f)
    self.saturation = Int32((min(max(saturation, 0), 16) * 256).rounded())
    self.instructionSet = instructionSet
  }

  /// Device pixels that one pixel of the blurred picture stands for, each way.
  var factor: Int { 1 << (halvings - doublings) }

  private var reach: Int32 { Int32(weights.count - 1) }

  /// Those of a Gaussian cut at three and a half sigma.
  static func weights(sigma: Double) -> [UInt16] {
    guard sigma >= 0.25 else { return [65535] }
    return Gaussian.weights(sigma: sigma, reach: Int((3.5 * sigma).rounded(.up)))
  }

  /// The pixels that decide what the blurred ones of `target` are.
  func area(of target: PixelBox, within box: PixelBox) -> PixelBox {
    let seen = blurredBox(for: target).grown(by: reach)
    return (0..<halvings).reduce(seen) { box, _ in box.halved }.intersection(box)
  }

  /// What the Gaussian has to give for a target, on the level that it works on.
  private func blurredBox(for target: PixelBox) -> PixelBox {
    (0..<doublings).reduce(target.sampled(by: Int32(factor))) { box, _ in box.doubled }
  }

  /// The blurred picture of an area, as the device pixels of `target` find it.
  /// - Parameters:
  ///   - pixels: Those of the area alone.
  ///   - box: The whole picture.
  func picture(
    of pixels: UnsafePointer<UInt8>, _ area: PixelBox, target: PixelBox, within box: PixelBox
  ) -> Picture? {
    guard !area.isEmpty, !target.isEmpty else { return nil }
    let view = cr_view(
      pixels: pixels, x0: area.left, y0: area.top, x1: area.right, y1: area.bottom)
    let wanted = target.sampled(by: Int32(factor))
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted.bytes) { out, count in
      if halvings == 0 {
        fillInStripes(view, wanted, out)
      } else {
        fill(view, wanted, box, out)
      }
      count = wanted.bytes
    }
    return placed(bytes, wanted, target)
  }
}

extension PictureBlur {
  /// Rows that are blurred before the next ones are: the processor keeps them near.
  private static let stripe: Int32 = 64

  /// Blurs at full size.
  private func fillInStripes(
    _ view: cr_view, _ wanted: PixelBox, _ out: UnsafeMutableBufferPointer<UInt8>
  ) {
    let whole = PixelBox(left: view.x0, top: view.y0, right: view.x1, bottom: view.y1)
    var place = out.baseAddress
    for top in stride(from: wanted.top, to: wanted.bottom, by: Int(Self.stripe)) {
      var part = wanted
      (part.top, part.bottom) = (top, min(top + Self.stripe, wanted.bottom))
      let sharp = BlurLevel(part.grown(by: reach).intersection(whole)) { level in
        withUnsafePointer(to: view) { cr_level_widen($0, level, instructionSet.kernels) }
      }
      settle(blurred(sharp, part), into: place)
      place = place.map { $0 + part.bytes }
    }
  }

  /// Blurs at a smaller size.
  private func fill(
    _ view: cr_view, _ wanted: PixelBox, _ box: PixelBox,
    _ out: UnsafeMutableBufferPointer<UInt8>
  ) {
    var boxes = [wanted]
    for _ in 0..<doublings { boxes.append(boxes[boxes.count - 1].doubled) }
    let last = boxes.removeLast()
    var level = blurred(halved(view, last.grown(by: reach), box), last)
    for box in boxes.reversed() {
      level = BlurLevel(box) { larger in
        level.with { cr_level_double($0, larger, instructionSet.kernels) }
      }
    }
    settle(level, into: out.baseAddress)
  }

  /// A box of the last level down.
  private func halved(_ view: cr_view, _ wanted: PixelBox, _ box: PixelBox) -> BlurLevel {
    var boxes = [wanted]
    for _ in 1..<halvings { boxes.append(boxes[boxes.count - 1].halved) }
    boxes = boxes.enumerated().map { index, wanted in
      wanted.intersection(box.extended(at: halvings - index))
    }
    var level = BlurLevel(boxes.removeLast()) { level in
      withUnsafePointer(to: view) { cr_level_halve_view($0, level, instructionSet.kernels) }
    }
    for box in boxes.reversed() {
      level = BlurLevel(box) { smaller in
        level.with { cr_level_halve($0, smaller, instructionSet.kernels) }
      }
    }
    return level
  }

  private func blurred(_ level: BlurLevel, _ wanted: PixelBox) -> BlurLevel {
    BlurLevel(wanted) { out in
      level.with { cr_level_blur($0, out, weights, reach, instructionSet.kernels) }
    }
  }

  private func settle(_ level: BlurLevel, into bytes: UnsafeMutablePointer<UInt8>?) {
    let done = level.with { cr_level_settle($0, bytes, saturation, instructionSet.kernels) }
    precondition(done, "blurring · got no such processor · choose another instruction set")
  }

  private func placed(_ bytes: [UInt8], _ box: PixelBox, _ target: PixelBox) -> Picture? {
    let (width, height) = (Int(box.right - box.left), Int(box.bottom - box.top))
    let (left, top) = (Int(box.left) * factor, Int(box.top) * factor)
    let columns = Taps(
      from: 0, to: Double(factor * width), 1, Double(left), count: width,
      range: target.left..<target.right)
    let rows = Taps(
      from: 0, to: Double(factor * height), 1, Double(top), count: height,
      range: target.top..<target.bottom)
    guard let columns, let rows else { return nil }
    let picture = Picture(pixels: bytes, width: width, height: height, sampling: CR_AFFINE)
    return picture.sampleUpright(columns, rows) ? picture : nil
  }
}
