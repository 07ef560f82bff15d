import AVKit
import CoreImage
import CoreText
import MobileCoreServices
import OSLog
import ObjectiveC
import Photos
import Testing
import UniformTypeIdentifiers
import simd

@MainActor @Suite("What applications import beside UIKit")
struct BesideModuleTests {
  @Test func `a rectangle of proportions fits inside another one, in its middle`() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: room)
        == CGRect(x: 10, y: 95, width: 100, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).size == .zero)
  }

  @Test func `the inverse of a matrix undoes it, for seeded matrices`() {
    var seed: UInt64 = 7
    func number() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24) - 0.5
    }
    for _ in 0..<50 {
      let matrix = simd_double4x4(
        (0..<4).map { _ in SIMD4(number(), number(), number(), number()) })
      let product = matrix * matrix.inverse
      for column in 0..<4 {
        for row in 0..<4 {
          #expect(abs(product[column][row] - (column == row ? 1 : 0)) < 1e-6)
        }
      }
    }
    let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
    #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0)) == SIMD3(0, 0, 1))
  }

  @Test func `letters are paths, as wide and as high as the line says, each at its place`() throws {
    let font = CTFontCreateWithName(NSString(string: "HelveticaNeue"), 40, nil)
    let key = NSAttributedString.Key(String(describing: kCTFontAttributeName))
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "Hi 你", attributes: [key: font]))
    #expect(CTLineGetGlyphCount(line) == 4 && CTLineGetStringRange(line).length == 4)
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    #expect(runs.count == 2, "another face has the ideograph")
    var boxes: [CGRect] = []
    for run in runs {
      let attributes = CTRunGetAttributes(run)
      let own = attributes[key.rawValue] as! CTFont
      #expect(own.pointSize == 40)
      for index in 0..<CTRunGetGlyphCount(run) {
        let range = CFRange(location: index, length: 1)
        var glyph = CGGlyph()
        var place = CGPoint.zero
        CTRunGetGlyphs(run, range, &glyph)
        CTRunGetPositions(run, range, &place)
        var shift = CGAffineTransform(translationX: place.x, y: place.y)
        let path = try #require(CTFontCreatePathForGlyph(own, glyph, &shift))
        if !path.isEmpty { boxes.append(path.boundingBox) }
      }
    }
    var ascent: CGFloat = 0
    let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
    #expect(boxes.count == 3 && ascent > 30)
    let (capital, small, ideograph) = (boxes[0], boxes[1], boxes[2])
    #expect(abs(capital.minY) < 0.5 && abs(capital.maxY - font.capHeight) < 1)
    #expect(small.minX > capital.maxX && ideograph.minX > small.maxX)
    #expect(ideograph.maxX <= CGFloat(width) && ideograph.width > 30)
    #expect(CTLineGetImageBounds(line, nil) == boxes.reduce(.null) { $0.union($1) })
    var glyphs = [CGGlyph](repeating: 9, count: 2)
    #expect(!CTFontGetGlyphsForCharacters(font, [72, 0x4F60], &glyphs, 2))
    #expect(glyphs[0] != 0 && glyphs[1] == 0)
    #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(NSAttributedString())) == 0)
  }

  @Test func `kinds of files know their endings and what they are a case of`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && kUTTypeImage == "public.image")
  }

  @Test func `messages of a log hold their parts as they are asked for`() {
    let message: OSLogMessage = "at \(0.256, format: .fixed(precision: 2)) of \(255, format: .hex)"
    #expect(message.text == "at 0.26 of ff")
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test func `filters change pictures, and unknown ones are nil`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        UIColor.white.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }
    let input = try #require(CIImage(image: picture))
    let inverted = input.applyingFilter("CIColorInvert")
    let context = CIContext()
    let bytes = try #require(
      context.createCGImage(inverted, from: inverted.extent)?.dataProvider(of: 0))
    #expect(bytes == [0, 255, 255])
    let blurred = input.applyingGaussianBlur(sigma: 3)
    #expect(blurred.extent == input.extent.insetBy(dx: -9, dy: -9))
    let middle = try #require(
      context.createCGImage(
        blurred.cropped(to: input.extent), from: CGRect(x: 0, y: 10, width: 20, height: 1))?
        .dataProvider(of: 9))
    #expect(middle[1] > 80 && middle[1] < 170)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(context.createCGImage(blurred, from: blurred.extent) != nil)
  }
}

extension CGImage {
  /// Red, green and blue of a pixel of the first row.
  fileprivate func dataProvider(of x: Int) -> [UInt8]? {
    guard let part = cropping(to: CGRect(x: CGFloat(x), y: 0, width: 1, height: 1)) else {
      return nil
    }
    guard
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return context.data.map { data in (0..<3).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }
  }
}
