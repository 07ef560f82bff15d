import Foundation
import Geometry
import Testing

@testable import Raster

/// Shadows that drawing by code casts.
@Suite("Shadows cast by what is drawn")
struct CastShadowTests {
  /// A white box with a black shadow.
  private func shadow(of box: PixelBox, sigma: Double, x: Int, y: Int) throws -> Bitmap {
    let surface = try #require(Surface(width: 160, height: 140))
    var patch = Patch(box)
    for index in patch.pixels.indices { patch.pixels[index] = 255 }
    var ink = Ink(clip: ClipRegion(surface.box))
    ink.shadow = CastShadow(
      color: .black, offset: CGSize(width: x, height: y), sigma: sigma)
    surface.paint(patch, ink)
    return surface.bitmap
  }

  @Test("are a Gaussian of sigma", arguments: [0.5, 1, 2.5, 6, 11])
  func gaussian(sigma: Double) throws {
    let box = PixelBox(left: 50, top: 40, right: 90, bottom: 85)
    let (dx, dy) = (17, -9)
    let bitmap = try shadow(of: box, sigma: sigma, x: dx, y: dy)
    func part(_ at: Double, _ low: Int, _ high: Int) -> Double {
      let root = sigma * 2.0.squareRoot()
      return (erf((at - Double(low)) / root) - erf((at - Double(high)) / root)) / 2
    }
    var seen = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        guard !((50..<90).contains(x) && (40..<85).contains(y)) else { continue }
        let expected =
          part(Double(x) + 0.5, 50 + dx, 90 + dx) * part(Double(y) + 0.5, 40 + dy, 85 + dy)
        // It ends at three sigma; near a pixel and below, weights at whole pixels are too narrow.
        let most = sigma < 1 ? 0.09 : sigma < 2 ? 0.016 : 0.013
        #expect(abs(Double(bitmap[x, y][3]) / 255 - expected) < most, "\(x), \(y)")
        if expected > 0.01, expected < 0.99 { seen += 1 }
      }
    }
    #expect(seen > 50)
  }

  @Test("wider than there are say so")
  func tooWide() throws {
    let surface = try #require(Surface(width: 20, height: 20))
    var ink = Ink(clip: ClipRegion(surface.box))
    let wide: [(Double, [Undrawn.Reason])] = [(100, []), (101, [.castShadowTooWide])]
    for (sigma, reasons) in wide {
      ink.shadow = CastShadow(color: .black, offset: .zero, sigma: sigma)
      #expect(surface.paint(Patch(surface.box), ink).map(\.reason) == reasons)
      #expect(surface.paint(.tree(.box(2, 2, 9, 9, .black)), ink).map(\.reason) == reasons)
    }
  }
}
