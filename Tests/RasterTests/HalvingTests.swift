import CRaster
import Geometry
import Testing

@testable import Raster

@Suite("A picture at half its size")
struct HalvingTests {
  private func halved(_ bitmap: Bitmap, across: Bool, down: Bool) -> Bitmap {
    var half = Bitmap(
      width: across && bitmap.width > 1 ? bitmap.width / 2 : bitmap.width,
      height: down && bitmap.height > 1 ? bitmap.height / 2 : bitmap.height)
    cr_halve(
      bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), across, down, &half.bytes)
    return half
  }

  /// How much of texel `texel` of `texels` lies in pixel `pixel` of `pixels`, in texels.
  private func overlap(_ texel: Int, _ texels: Int, _ pixel: Int, _ pixels: Int) -> Double {
    let size = Double(texels) / Double(pixels)
    let start = max(Double(texel), Double(pixel) * size)
    return max(0, min(Double(texel + 1), Double(pixel + 1) * size) - start)
  }

  @Test("has the mean of what each pixel covers, at odd sizes too", arguments: 1...9)
  func means(width: Int) {
    for height in 1...7 {
      var tree = RandomTree(seed: UInt64(10 * width + height))
      let bitmap = tree.picture(width, height, opaque: false)
      for (across, down) in [(true, true), (true, false), (false, true), (false, false)] {
        let half = halved(bitmap, across: across, down: down)
        for y in 0..<half.height {
          for x in 0..<half.width {
            for channel in 0..<4 {
              let expected = mean(of: bitmap, in: half, x, y, channel)
              let error = abs(Double(half[x, y][channel]) - expected)
              #expect(error < 0.500_001, "\(width)×\(height), \(across) \(down): \(x), \(y)")
            }
          }
        }
      }
    }
  }

  private func mean(
    of bitmap: Bitmap, in half: Bitmap, _ x: Int, _ y: Int, _ channel: Int
  ) -> Double {
    var (sum, area) = (0.0, 0.0)
    for v in 0..<bitmap.height {
      for u in 0..<bitmap.width {
        let share =
          overlap(u, bitmap.width, x, half.width) * overlap(v, bitmap.height, y, half.height)
        sum += share * Double(bitmap[u, v][channel])
        area += share
      }
    }
    return sum / area
  }

  @Test("over and over keeps what is at its ends in its place", arguments: [97, 101, 127, 255])
  func ends(width: Int) {
    // Dark, and light from three quarters on.
    var bitmap = Bitmap(width: width, height: 5)
    for index in bitmap.bytes.indices {
      let x = index / 4 % width
      bitmap.bytes[index] = index % 4 == 3 || x >= width * 3 / 4 ? 255 : 0
    }
    let small = bitmap.halved(towards: 8, 5)
    #expect(small.width < 16)
    let light = (0..<small.width).reduce(0) { $0 + small[$1, 2][0] }
    let expected = Double(width - width * 3 / 4) / Double(width) * 255 * Double(small.width)
    #expect(abs(Double(light) - expected) < Double(small.width))
  }
}
