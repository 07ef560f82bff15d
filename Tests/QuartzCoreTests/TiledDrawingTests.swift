import CoreGraphics
import Geometry
import Raster
import Testing

/// `CGContext.draw(_:in:byTiling:)`
@MainActor @Suite("Tiles that a context draws")
struct TiledDrawingTests {
  private static let side = 64

  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    return CGImage(Bitmap(width: width, height: height, bytes: bytes))
  }

  /// Every texel another colour.
  private var various: CGImage {
    picture(6, 4) { x, y in [UInt8(40 * x), UInt8(60 * y), UInt8(10 * x + 5 * y), 255] }
  }

  /// What a black context of pixels, y up, shows after some drawing.
  private func drawn(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let surface = try #require(Surface(width: Self.side, height: Self.side))
    let context = CGContext(
      surface, scale: 1, isFlipped: false,
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    draw(context)
    return try #require(context.makeImage()).bitmap
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[4 * (y * bitmap.width + x)..<4 * (y * bitmap.width + x) + 4])
  }

  @Test(
    "let nothing through where they meet, at any size, place and angle",
    arguments: [1, 1.37, 2.6] as [CGFloat], [0, 0.4, 1.9] as [CGFloat])
  func seamless(scale: CGFloat, angle: CGFloat) throws {
    let white = picture(5, 4) { _, _ in [255, 255, 255, 255] }
    for quality in [CGInterpolationQuality.default, .none] {
      let bitmap = try drawn { context in
        context.interpolationQuality = quality
        context.translateBy(x: 20.3, y: 17.8)
        context.rotate(by: angle)
        context.scaleBy(x: scale, y: scale)
        context.draw(white, in: CGRect(x: 0.7, y: 0.2, width: 5.1, height: 3.9), byTiling: true)
      }
      #expect(bitmap.bytes.allSatisfy { $0 == 255 }, "\(quality)")
    }
  }

  @Test("are the picture over and over, each with its top at the larger y")
  func places() throws {
    let image = various
    for offset in [0, 1, 5, -9] {
      let bitmap = try drawn { context in
        context.draw(
          image, in: CGRect(x: offset, y: offset, width: 6, height: 4), byTiling: true)
      }
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          // The lower edge of a tile stands at `offset` above the bottom.
          let row = ((y - (Self.side - offset)) % 4 + 4) % 4
          let column = ((x - offset) % 6 + 6) % 6
          #expect(pixel(bitmap, x, y) == pixel(image.bitmap, column, row), "\(x), \(y)")
        }
      }
    }
  }

  @Test("of a picture beside and above itself are those of the picture")
  func period() throws {
    let image = various
    let twice = picture(12, 8) { x, y in pixel(image.bitmap, x % 6, y % 4) }
    for quality in [CGInterpolationQuality.default, .none] {
      let places: [(CGFloat, CGFloat, CGFloat)] = [
        (0.5, 0.25, 1.25), (-3.75, 1.5, 2.5), (9, 9, 0.75),
      ]
      for (x, y, scale) in places {
        func tiled(_ image: CGImage, _ size: CGSize) throws -> Bitmap {
          try drawn { context in
            context.interpolationQuality = quality
            context.draw(
              image,
              in: CGRect(x: x, y: y, width: size.width * scale, height: size.height * scale),
              byTiling: true)
          }
        }
        let once = try tiled(image, CGSize(width: 6, height: 4))
        #expect(try tiled(twice, CGSize(width: 12, height: 8)) == once, "\(x), \(y), \(scale)")
      }
    }
  }

  @Test("look inside as one picture in the same place, enlarged and shrunk")
  func inside() throws {
    let place = CGRect(x: 7, y: 9, width: 48, height: 40)
    for image in [various, picture(48, 80) { x, y in [UInt8(x * 5), UInt8(y * 3), 0, 255] }] {
      let tiled = try drawn { $0.draw(image, in: place, byTiling: true) }
      let single = try drawn { $0.draw(image, in: place) }
      // At the edges tiles look over to their neighbours.
      for y in Self.side - 43..<Self.side - 15 {
        for x in 12..<50 { #expect(pixel(tiled, x, y) == pixel(single, x, y), "\(x), \(y)") }
      }
    }
  }

  @Test("keep to the clip, to alpha and to the blend mode")
  func ink() throws {
    let white = picture(5, 4) { _, _ in [255, 255, 255, 255] }
    let clip = CGRect(x: 10, y: 20, width: 30, height: 9)
    let bitmap = try drawn { context in
      context.clip(to: clip)
      context.setAlpha(0.5)
      context.draw(white, in: CGRect(x: 0, y: 0, width: 1.3, height: 1.7), byTiling: true)
      context.setAlpha(1)
      context.setBlendMode(.difference)
      context.draw(white, in: CGRect(x: 0, y: 0, width: 1.3, height: 1.7), byTiling: true)
    }
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let isInside = (10..<40).contains(x) && (Self.side - 29..<Self.side - 20).contains(y)
        #expect(pixel(bitmap, x, y)[0] == (isInside ? 127 : 0), "\(x), \(y)")
      }
    }
  }

  @Test("may be as small as they like, and are nothing without a size")
  func number() throws {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    let white = picture(5, 4) { _, _ in [255, 255, 255, 255] }
    let dust = CGRect(x: 0, y: 0, width: 0.01, height: 0.01)
    #expect(try drawn { $0.draw(white, in: dust, byTiling: true) }.bytes.allSatisfy { $0 == 255 })
    let black = try drawn { _ in }
    for bad in [
      CGRect(x: 0, y: 0, width: 0, height: 4), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4),
      CGRect(x: CGFloat.infinity, y: 0, width: 4, height: 4), CGRect.null,
    ] {
      #expect(try drawn { $0.draw(white, in: bad, byTiling: true) } == black, "\(bad)")
    }
    let far = CGRect(x: -1e9, y: 1e12, width: 5, height: 4)
    #expect(try drawn { $0.draw(white, in: far, byTiling: true) }.bytes.allSatisfy { $0 == 255 })
    #expect(notes == [])
  }
}
