import Foundation
import Raster
import Testing

/// Files of kinds that the encoders here do not write, made byte by byte with zlib alone
/// (PNG) and with Pillow (JPEG).
@Suite("Codecs: files of others")
struct CodecFixtureTests {
  @Test("sixteen bits a component are rounded to eight")
  func sixteenBits() throws {
    // 0, 0x7F7F, 0xFFFF | 0x0101, 0x8080, 0xFE7F
    let bitmap = try decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR42mNgYKiv//+fkbGh4V89AB5xBXxS"
        + "foaNAAAAAElFTkSuQmCC")
    #expect(bitmap.bytes == [0, 127, 255, 255, 1, 128, 254, 255])
  }

  @Test("a palette of two bits with alpha becomes premultiplied colours")
  func palette() throws {
    // Red; green, alpha 128; blue, alpha 0.
    let bitmap = try decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAgMAAABmjvwnAAAACVBMVEX/AAAA/wAAAP8tSs2KAAAAA3RSTlP/"
        + "gAB/bWh4AAAACklEQVR42mOQAAAAGgAZgACOuwAAAABJRU5ErkJggg==")
    #expect(bitmap.bytes == [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0])
  }

  @Test("one bit of grey, and grey with alpha, become RGBA")
  func grey() throws {
    let bits = try decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQAAAAC1D1u3AAAADElEQVR42mNYwOAAAAIkAOFNFuheAAAAAElF"
        + "TkSuQmCC")
    #expect(reds(bits) == [255, 0, 255, 0, 255, 0])
    let alpha = try decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mM48f+EMQAH5QLDsIUexwAAAABJ"
        + "RU5ErkJggg==")
    #expect(alpha.bytes == [200, 200, 200, 255, 40, 40, 40, 51])
  }

  @Test("an interlaced PNG is put together in order")
  func interlaced() throws {
    let bitmap = try decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAAAAAEERNr1AAAAF0lEQVR42mNgYBBhsAlg4GJwY5DTMAIACKcB"
        + "aYVg7iUAAAAASUVORK5CYII=")
    #expect(reds(bitmap) == [0, 10, 20, 30, 40, 50, 60, 70, 80])
  }

  @Test("a progressive JPEG and a grey one decode")
  func jpegKinds() throws {
    let progressive = try decode(
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkI"
        + "BgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoK"
        + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAA"
        + "AAAAAAAAAAAAAAT/xAAUAQEAAAAAAAAAAAAAAAAAAAAH/9oADAMBAAIQAxAAAAGcFbZ//8QAFBABAAAAAAAA"
        + "AAAAAAAAAAAAAP/aAAgBAQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAA"
        + "AAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAGPwJ//8QAFBAB"
        + "AAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyF//9oADAMBAAIAAwAAABAD/8QAFBEBAAAAAAAAAAAAAAAAAAAA"
        + "AP/aAAgBAwEBPxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBABAAAAAAAAAAAAAAAA"
        + "AAAAAP/aAAgBAQABPxB//9k=")
    #expect(CodecPicture.distance(progressive, CodecPicture.flat(8, 8, [200, 100, 50])) <= 2)
    let grey = try decode(
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4n"
        + "ICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAEC"
        + "AwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk"
        + "M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ"
        + "ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3"
        + "+Pn6/9oACAEBAAA/AOMr/9k=")
    #expect(CodecPicture.distance(grey, CodecPicture.flat(8, 8, [77, 77, 77])) <= 1)
  }

  @Test("CMYK and animated or GIF files are named as what they are")
  func unsupported() throws {
    let cmyk =
      "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAIBgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAi"
      + "LCMcHCg3KSwwMTQ0NB8nOT04MjwuMzQy/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/aAA4EQwBNAFkASwAAPwD2"
    #expect(throws: ImageError.unsupported("JPEG: CMYK is not supported")) { try decode(cmyk) }
    #expect(throws: ImageError.unsupported("GIF pictures are written here, not read")) {
      try ImageDecoder.decode(Array("GIF89a".utf8))
    }
    let frames = CodecPicture.film(2).map { AnimationFrame(image: $0, ticks: 20) }
    let film = try WebPAnimationEncoder.encode(frames, compression: .lossless)
    #expect(throws: ImageError.unsupported("WebP: animations are not supported")) {
      try ImageDecoder.decode(film)
    }
  }

  @Test("EXIF orientation is read in both byte orders", arguments: ImageOrientation.allCases)
  func orientation(_ orientation: ImageOrientation) throws {
    let number = UInt8(orientation.rawValue)
    let big: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
    let little: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0]
    for tiff in [big, little] {
      #expect(try ImageDecoder.decode(withEXIF(tiff)).orientation == orientation)
    }
  }

  @Test("an EXIF block that is cut short or absurd leaves the picture upright")
  func brokenOrientation() throws {
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    for length in 0..<20 {
      let decoded = try ImageDecoder.decode(withEXIF(Array(tiff.prefix(length))))
      #expect(decoded.orientation == .up, "\(length) bytes")
    }
    var absurd = tiff
    absurd[19] = 9
    #expect(try ImageDecoder.decode(withEXIF(absurd)).orientation == .up)
    absurd = tiff
    absurd.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try ImageDecoder.decode(withEXIF(absurd)).orientation == .up)
  }

  private func withEXIF(_ tiff: [UInt8]) throws -> [UInt8] {
    let file = try JPEGEncoder.encode(CodecPicture.gradient(8, 8))
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif".utf8) + [0, 0]
    return Array(file.prefix(2)) + segment + tiff + file.dropFirst(2)
  }

  private func decode(_ base64: String) throws -> Bitmap {
    try ImageDecoder.decode(try #require(Data(base64Encoded: base64))).bitmap
  }

  private func reds(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 0, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }
}
