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
