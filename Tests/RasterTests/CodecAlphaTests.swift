import Raster
import Testing

@Suite("Codecs: alpha")
struct CodecAlphaTests {
  @Test("premultiplication is round(c·a / 255) for all of the 65,536 pairs")
  func premultiplicationIsExact() {
    var straight: [UInt8] = []
    for alpha in 0...255 {
      for value in 0...255 { straight += [UInt8(value), 0, UInt8(255 - value), UInt8(alpha)] }
    }
    let bitmap = Bitmap(width: 256, height: 256, straight: straight)
    for (index, alpha) in straight.enumerated() where index % 4 == 3 {
      for channel in [index - 3, index - 1] {
        let exact = (Int(straight[channel]) * Int(alpha) * 2 + 255) / 510
        #expect(Int(bitmap.bytes[channel]) == exact)
      }
    }
  }

  @Test("what was premultiplied comes back from straight exactly, at every alpha")
  func roundTripFromPremultiplied() {
    for alpha in 0...255 {
      var bytes: [UInt8] = []
      for value in 0...alpha { bytes += [UInt8(value), UInt8(alpha - value), 0, UInt8(alpha)] }
      let bitmap = Bitmap(width: alpha + 1, height: 1, bytes: bytes)
      let again = Bitmap(width: alpha + 1, height: 1, straight: bitmap.straightBytes)
      #expect(again == bitmap, "alpha \(alpha)")
    }
  }

  @Test("components above their alpha are cut at white, not wrapped around")
  func overbrightIsClamped() {
    let bitmap = Bitmap(width: 1, height: 1, bytes: [200, 100, 101, 100])
    #expect(bitmap.straightBytes == [255, 255, 255, 100])
  }

  @Test("drawing over transparent copies, over opaque stays opaque")
  func drawing() {
    let noise = CodecPicture.noise(5, 4, seed: 3)
    var clear = Bitmap(width: 9, height: 8)
    clear.draw(noise, left: 3, top: 2)
    #expect(clear.cropped(to: PixelArea(left: 3, top: 2, width: 5, height: 4)) == noise)
    #expect(clear.bytes.prefix(4 * 9 * 2).allSatisfy { $0 == 0 })
    var sheet = CodecPicture.flat(9, 8, [10, 200, 30])
    sheet.draw(noise, left: 0, top: 4)
    #expect(sheet.isOpaque)
    #expect(!noise.isOpaque)
  }
}
