/// An emoji as its font holds it: one bitmap at one size, premultiplied RGBA.
struct EmojiStrike {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  /// Pixels from the pen to the left edge.
  let left: Int
  /// Pixels from the baseline up to the top edge.
  let top: Int
  let pixelsPerEm: Int

  /// The emoji at another size: each pixel is the mean of the area that it covers (when
  /// enlarging, of an area one source pixel wide around its centre). Integers throughout.
  /// - Parameter pixelSize: Pixels per em in 1/64; 0 gives an empty picture.
  func image(pixelSize: Int) -> GlyphImage {
    guard pixelSize > 0, width > 0, height > 0 else { return .empty }
    let em = 64 * pixelsPerEm
    let across = max(1, (width * pixelSize + em / 2) / em)
    let down = max(1, (height * pixelSize + em / 2) / em)
    let columns = AreaFilter(from: width, to: across)
    let rows = AreaFilter(from: height, to: down)
    let narrow = columns.apply(bytes, lines: height, step: 4, lineStep: 4 * width)
    let small = rows.apply(narrow, lines: across, step: 4 * across, lineStep: 4)
    return GlyphImage(
      left: rounded(left * pixelSize, em), top: rounded(top * pixelSize, em),
      width: across, height: down, pixels: .color(small))
  }

  private func rounded(_ value: Int, _ divisor: Int) -> Int {
    let shifted = 2 * value + divisor
    return shifted >= 0 ? shifted / (2 * divisor) : -((-shifted + 2 * divisor - 1) / (2 * divisor))
  }
}

/// Means over stretches of a row (or column), in integers: weights of a tap sum to 65,536.
struct AreaFilter {
  private struct Tap {
    let first: Int
    let weights: [Int]
  }
  private let taps: [Tap]

  /// From `source` pixels to `target` pixels; both ≥ 1.
  init(from source: Int, to target: Int) {
    taps = (0..<target).map { Self.tap($0, source, target) }
  }

  /// The overlap of target pixel `index` with each source pixel; lengths in 1/(2·target).
  private static func tap(_ index: Int, _ source: Int, _ target: Int) -> Tap {
    let centre = (2 * index + 1) * source
    let reach = max(source, target)
    let (start, end) = (max(0, centre - reach), min(2 * target * source, centre + reach))
    let first = start / (2 * target)
    let last = (end - 1) / (2 * target)
    var weights = (first...last).map { pixel -> Int in
      let overlap = min(end, (pixel + 1) * 2 * target) - max(start, pixel * 2 * target)
      return overlap * 65536 / (end - start)
    }
    weights[weights.count / 2] += 65536 - weights.reduce(0, +)
    return Tap(first: first, weights: weights)
  }

  /// Filters `lines` lines of RGBA pixels that lie `step` bytes apart, lines `lineStep` apart.
  /// Rows in give rows out; columns in give columns out.
  func apply(_ bytes: [UInt8], lines: Int, step: Int, lineStep: Int) -> [UInt8] {
    let isRow = step == 4
    let (outStep, outLineStep) = isRow ? (4, 4 * taps.count) : (step, 4)
    var out = [UInt8](repeating: 0, count: 4 * taps.count * lines)
    for line in 0..<lines {
      for (index, tap) in taps.enumerated() {
        let from = line * lineStep + tap.first * step
        let to = line * outLineStep + index * outStep
        for channel in 0..<4 {
          out[to + channel] = Self.mean(bytes, from + channel, step, tap.weights)
        }
      }
    }
    return out
  }

  private static func mean(_ bytes: [UInt8], _ start: Int, _ step: Int, _ weights: [Int]) -> UInt8 {
    var sum = 32768
    var position = start
    for weight in weights {
      sum += weight * Int(bytes[position])
      position += step
    }
    return UInt8(sum >> 16)
  }
}
