import Geometry

/// The colours of a gradient from one end to the other, as a picture one row high.
struct ColorRamp: Hashable {
  let colors: [RGBA]
  /// As many as colours, rising.
  let locations: [Double]
  /// How many samples; entry i stands at (i + 1/2) / count.
  let count: Int

  /// - Returns: nil without colours.
  init?(_ gradient: RenderNode.Gradient, count: Int) {
    let stops = min(gradient.colors.count, gradient.locations.count)
    guard stops > 0 else { return nil }
    colors = Array(gradient.colors.prefix(stops))
    locations = Array(gradient.locations.prefix(stops))
    self.count = count
  }

  /// Premultiplied pixels.
  var pixels: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * count)
    var stop = 0
    for index in 0..<count {
      let position = (Double(index) + 0.5) / Double(count)
      while stop < locations.count, locations[stop] <= position { stop += 1 }
      let word = color(at: position, before: stop).premultipliedWord()
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
      }
    }
    return bytes
  }

  /// The colour at a position below the location of stop `next`, the first such; components are
  /// mixed before they are multiplied with alpha.
  private func color(at position: Double, before next: Int) -> RGBA {
    guard next > 0 else { return colors[0] }
    guard next < colors.count else { return colors[colors.count - 1] }
    let (from, to) = (locations[next - 1], locations[next])
    return colors[next - 1].interpolated(
      to: colors[next], progress: (position - from) / (to - from))
  }
}
