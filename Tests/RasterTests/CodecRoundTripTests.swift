import Foundation
import Raster
import Testing

@Suite("Codecs: round trips")
struct CodecRoundTripTests {
  static let sizes = [(1, 1), (7, 3), (64, 1), (1, 64), (33, 29)]

  @Test("PNG gives back every pixel, opaque or not", arguments: sizes)
  func png(width: Int, height: Int) throws {
    for bitmap in [
      CodecPicture.noise(width, height, seed: 11), CodecPicture.gradient(width, height),
    ] {
      let decoded = try ImageDecoder.decode(PNGEncoder.encode(bitmap))
      #expect(decoded.bitmap == bitmap)
      #expect(decoded.format == .png)
      #expect(decoded.orientation == .up)
    }
  }

  @Test("lossless WebP gives back every pixel, opaque or not", arguments: sizes)
  func webP(width: Int, height: Int) throws {
    for bitmap in [
      CodecPicture.noise(width, height, seed: 12), CodecPicture.gradient(width, height),
    ] {
      let file = try WebPEncoder.encode(bitmap, compression: .lossless)
      #expect(try ImageDecoder.decode(file).bitmap == bitmap)
    }
  }

  @Test("lossy WebP stays near, keeps alpha, and is smaller at lower quality")
  func lossyWebP() throws {
    let bitmap = CodecPicture.gradient(64, 48)
    let fine = try WebPEncoder.encode(bitmap, compression: .lossy(quality: 0.95))
    let coarse = try WebPEncoder.encode(bitmap, compression: .lossy(quality: 0.1))
    #expect(CodecPicture.distance(try ImageDecoder.decode(fine).bitmap, bitmap) < 20)
    #expect(coarse.count < fine.count)
    let noise = CodecPicture.noise(16, 16, seed: 4)
    let decoded = try ImageDecoder.decode(
      WebPEncoder.encode(noise, compression: .lossy(quality: 1)))
    #expect(alphas(decoded.bitmap) == alphas(noise))
  }

  @Test("lossy WebP keeps the colours of what is seen in part, and every alpha, at every odd size")
  func lossyAlpha() throws {
    for (width, height) in Self.sizes + [(120, 91), (16, 16)] {
      // A disc of one colour whose edge is seen in part; nothing around it.
      var straight: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          let (dx, dy) = (Double(x) - Double(width) / 2, Double(y) - Double(height) / 2)
          let inside = Double(min(width, height)) / 2.5 - (dx * dx + dy * dy).squareRoot()
          straight += [220, 40, 90, UInt8(min(max(inside + 0.5, 0), 1) * 255)]
        }
      }
      let bitmap = Bitmap(width: width, height: height, straight: straight)
      let file = try WebPEncoder.encode(bitmap, compression: .lossy(quality: 0.9))
      let decoded = try ImageDecoder.decode(file).bitmap
      #expect(alphas(decoded) == alphas(bitmap), "\(width)×\(height)")
      // What shines through counts for as much as it is seen, so that no rim is dark: mixed with the nothing
      // around it, it would be off by 100. What is left comes of decoders, which mix chroma of neighbours.
      #expect(CodecPicture.distance(decoded, bitmap) <= 30, "\(width)×\(height)")
    }
  }

  @Test("grey stays grey, black black and white white in lossy WebP")
  func grey() throws {
    for level in stride(from: UInt8(0), through: 255, by: 15) {
      let bitmap = CodecPicture.flat(32, 32, [level, level, level])
      let file = try WebPEncoder.encode(bitmap, compression: .lossy(quality: 0.9))
      let decoded = try ImageDecoder.decode(file).bitmap
      #expect(CodecPicture.distance(decoded, bitmap) <= (level % 255 == 0 ? 0 : 1), "\(level)")
      #expect(decoded.bytes[0] == decoded.bytes[1] && decoded.bytes[1] == decoded.bytes[2])
    }
  }

  @Test("primary colours are those of BT.601 within what quantising loses")
  func primaries() throws {
    for color: [UInt8] in [
      [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 122, 255], [255, 204, 0],
    ] {
      let bitmap = CodecPicture.flat(48, 48, color)
      let file = try WebPEncoder.encode(bitmap, compression: .lossy(quality: 1))
      #expect(CodecPicture.distance(try ImageDecoder.decode(file).bitmap, bitmap) <= 3, "\(color)")
    }
  }

  @Test("an encoder that has seen other pictures writes the same bytes as a new one")
  func remembered() throws {
    let used = WebPEncoder(compression: .lossy(quality: 0.8))
    // Planes of one size that differ in a single pixel are told apart.
    for seed in 1...4 {
      var bitmap = CodecPicture.noise(40, 30, seed: 7)
      bitmap.draw(CodecPicture.flat(1, 1, [9, 9, 9]), left: 7 * seed, top: 5)
      let new = WebPEncoder(compression: .lossy(quality: 0.8))
      for _ in 0..<2 { #expect(try used.encode(bitmap) == new.encode(bitmap)) }
      #expect(alphas(try ImageDecoder.decode(used.encode(bitmap)).bitmap) == alphas(bitmap))
    }
  }

  @Test("JPEG stays near at high quality, at every odd size", arguments: sizes)
  func jpeg(width: Int, height: Int) throws {
    let bitmap = CodecPicture.gradient(width, height)
    let decoded = try ImageDecoder.decode(JPEGEncoder.encode(bitmap, quality: 1))
    #expect(decoded.format == .jpeg)
    #expect(CodecPicture.distance(decoded.bitmap, bitmap) <= 6)
    #expect(decoded.bitmap.isOpaque)
  }

  @Test("JPEG shows what is transparent on white")
  func jpegOnWhite() throws {
    let decoded = try ImageDecoder.decode(JPEGEncoder.encode(Bitmap(width: 8, height: 8)))
    #expect(decoded.bitmap == CodecPicture.flat(8, 8, [255, 255, 255]))
  }

  @Test("Data decodes as bytes do")
  func data() throws {
    let bitmap = CodecPicture.noise(4, 4, seed: 1)
    #expect(try ImageDecoder.decode(Data(PNGEncoder.encode(bitmap))).bitmap == bitmap)
  }

  @Test("the same picture gives the same bytes")
  func repeats() throws {
    let bitmap = CodecPicture.noise(40, 30, seed: 5)
    #expect(try PNGEncoder.encode(bitmap) == PNGEncoder.encode(bitmap))
    #expect(try JPEGEncoder.encode(bitmap) == JPEGEncoder.encode(bitmap))
    for compression in [WebPCompression.lossless, .lossy(quality: 0.7)] {
      #expect(
        try WebPEncoder.encode(bitmap, compression: compression)
          == WebPEncoder.encode(bitmap, compression: compression))
    }
  }

  @Test("PNG texts come back, in order, whatever letters they hold")
  func texts() throws {
    let bitmap = CodecPicture.gradient(3, 3)
    let texts = [
      PNGText(keyword: "Title", text: "Vorhang auf · 幕"), PNGText(keyword: "Rehearsal", text: ""),
    ]
    let file = try PNGEncoder.encode(bitmap, texts: texts)
    #expect(try PNGFile.texts(of: file) == texts)
    #expect(try ImageDecoder.decode(file).bitmap == bitmap)
  }

  @Test("pictures that a format cannot hold are refused with a reason")
  func notEncodable() {
    let empty = Bitmap(width: 0, height: 4)
    #expect(throws: ImageError.notEncodable("PNG: a picture without pixels")) {
      try PNGEncoder.encode(empty)
    }
    let wide = Bitmap(width: 16_384, height: 1)
    #expect(throws: ImageError.notEncodable("WebP: cannot hold 16384×1 pixels")) {
      try WebPEncoder.encode(wide, compression: .lossless)
    }
    #expect(throws: ImageError.notEncodable("JPEG: cannot hold 0×4 pixels")) {
      try JPEGEncoder.encode(empty)
    }
  }

  private func alphas(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }
}
