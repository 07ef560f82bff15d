import CRaster
import Testing

@testable import Raster

@Suite("Adding up what is drawn")
struct PlusTests {
  /// Premultiplied: a grey and its alpha, in every combination of steps.
  private static let pixels: [(color: Int, alpha: Int)] = stride(from: 0, through: 255, by: 15)
    .flatMap { alpha in stride(from: 0, through: alpha, by: 15).map { (color: $0, alpha: alpha) } }

  private func combined(_ source: (Int, Int), _ below: (Int, Int), _ mode: BlendMode) -> [Int] {
    func bytes(_ pixel: (Int, Int)) -> [UInt8] {
      [UInt8(pixel.0), UInt8(pixel.0), UInt8(pixel.0), UInt8(pixel.1)]
    }
    var result = bytes(below)
    cr_blend_row(&result, bytes(source), nil, 1, mode.rawValue)
    return result.map(Int.init)
  }

  @Test("adds colours and alphas, up to white")
  func lighter() {
    for source in Self.pixels {
      for below in Self.pixels {
        let color = min(255, source.color + below.color)
        let alpha = min(255, source.alpha + below.alpha)
        #expect(combined(source, below, .plusLighter) == [color, color, color, alpha])
      }
    }
  }

  @Test("adds what colours lack, and alphas, down to black")
  func darker() {
    for source in Self.pixels {
      for below in Self.pixels {
        let alpha = min(255, source.alpha + below.alpha)
        let lack = source.alpha - source.color + below.alpha - below.color
        let color = max(0, alpha - lack)
        #expect(combined(source, below, .plusDarker) == [color, color, color, alpha])
      }
    }
  }
}
