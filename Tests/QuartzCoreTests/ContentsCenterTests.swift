import CoreGraphics
import Geometry
import Raster
import Testing

@testable import QuartzCore

@MainActor @Suite("The stretched middle of contents")
struct ContentsCenterTests {
  /// Columns and rows of several colours.
  private static let image: CGImage = {
    var bytes: [UInt8] = []
    for y in 0..<9 {
      for x in 0..<11 { bytes += [UInt8(23 * x), UInt8(28 * y), UInt8(x * y), 255] }
    }
    return CGImage(Bitmap(width: 11, height: 9, bytes: bytes))
  }()

  private func drawn(_ center: CGRect, _ part: CGRect = Self.whole) -> Bitmap {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.contents = Self.image
    layer.contentsRect = part
    layer.contentsCenter = center
    return Renderer(scale: 1.5).draw(
      LayerSampler.sample(layer, atMediaTime: 0), width: 60, height: 45,
      background: RGBA(red: 0, green: 0, blue: 0))
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func notes(_ center: CGRect) -> [String] {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    CALayer().contentsCenter = center
    return notes
  }

  @Test("without a size is one pixel of the contents, about its place")
  func onePixel() {
    for part in [Self.whole, CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.8)] {
      let (width, height) = (1 / (11 * part.width), 1 / (9 * part.height))
      for (x, y) in [(0.5, 0.5), (0.3, 0.62), (0.8, 0.2)] as [(CGFloat, CGFloat)] {
        let point = CGRect(x: x, y: y, width: 0, height: 0)
        let pixel = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
        #expect(drawn(point, part) == drawn(pixel, part), "\(x), \(y)")
        let across = CGRect(x: x, y: 0.25, width: 0, height: 0.5)
        let line = CGRect(x: x - width / 2, y: 0.25, width: width, height: 0.5)
        #expect(drawn(across, part) == drawn(line, part), "\(x), \(y)")
      }
      // At an edge it is the last one there is.
      let corner = CGRect(x: 1, y: 0, width: 0, height: 0)
      let last = CGRect(x: 1 - width, y: 0, width: width, height: height)
      #expect(drawn(corner, part) == drawn(last, part))
    }
  }

  @Test("beyond the contents is reported, and as much of it stretched as lies within")
  func outside() {
    let cases: [(CGRect, CGRect)] = [
      (
        CGRect(x: -0.5, y: 0.25, width: 1, height: 0.5),
        CGRect(x: 0, y: 0.25, width: 0.5, height: 0.5)
      ),
      (CGRect(x: 0.5, y: -3, width: 4, height: 8), CGRect(x: 0.5, y: 0, width: 0.5, height: 1)),
      (CGRect(x: 2, y: 0.5, width: 1, height: 0.2), CGRect(x: 1, y: 0.5, width: 0, height: 0.2)),
      (CGRect(x: -7, y: -7, width: 2, height: 2), CGRect(x: 0, y: 0, width: 0, height: 0)),
    ]
    for (center, inside) in cases {
      #expect(drawn(center) == drawn(inside), "\(center)")
      #expect(notes(center) == ["CALayer.contentsCenter outside the unit rectangle"])
      #expect(notes(inside) == [])
    }
    let bad = CGRect(x: CGFloat.nan, y: 0, width: 0.5, height: .infinity)
    #expect(notes(bad) == ["CALayer.contentsCenter outside the unit rectangle"])
    #expect(drawn(bad).bytes.contains(where: { ![0, 255].contains($0) }))
    // Sums of fractions may be off by their rounding.
    #expect(
      notes(CGRect(x: 0.1, y: 0.7, width: 0.9000000000000001, height: 0.30000000000000004)) == [])
  }
}
