import Raster
import Testing

@Suite("Codecs: bad files")
struct CodecRobustnessTests {
  /// One small file of each kind, and how it is called.
  static let files: [(name: String, bytes: [UInt8])] = {
    let noise = CodecPicture.noise(9, 7, seed: 77)
    return [
      ("PNG", try! PNGEncoder.encode(noise)),
      ("JPEG", try! JPEGEncoder.encode(noise)),
      ("lossless WebP", try! WebPEncoder.encode(noise, compression: .lossless)),
      ("lossy WebP", try! WebPEncoder.encode(noise, compression: .lossy(quality: 0.8))),
    ]
  }()

  @Test("formats are told by their first bytes alone")
  func sniffing() throws {
    #expect(ImageFormat.sniff(Self.files[0].bytes) == .png)
    #expect(ImageFormat.sniff(Self.files[1].bytes) == .jpeg)
    #expect(ImageFormat.sniff(Self.files[2].bytes.prefix(12)) == .webp)
    #expect(ImageFormat.sniff(Self.files[2].bytes.prefix(11)) == nil)
    #expect(ImageFormat.sniff("GIF89a".utf8) == .gif)
    #expect(ImageFormat.sniff("RIFF0000WAVE".utf8) == nil)
    #expect(ImageFormat.sniff([]) == nil)
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(Array("hello".utf8)) }
  }

  @Test("cut at any length, a file is an error", arguments: files.indices)
  func truncation(file: Int) throws {
    let (name, bytes) = Self.files[file]
    #expect(throws: Never.self) { try ImageDecoder.decode(bytes) }
    var refused = 0
    for length in 0..<bytes.count {
      do throws(ImageError) {
        let bitmap = try ImageDecoder.decode(Array(bytes.prefix(length))).bitmap
        #expect((bitmap.width, bitmap.height) == (9, 7), "\(name) cut to \(length) bytes")
      } catch {
        refused += 1
        #expect(!error.description.isEmpty && !error.description.contains("\n"))
      }
    }
    // Only padding may be missing without harm.
    #expect(refused >= bytes.count - 1, "\(name): \(refused) of \(bytes.count) refused")
  }

  @Test("with bytes changed at random, a file is an error or a picture", arguments: files.indices)
  func damage(file: Int) {
    let (_, bytes) = Self.files[file]
    var random = CodecSeed(state: UInt64(file) + 2024)
    var outcomes = (refused: 0, shown: 0)
    for _ in 0..<1500 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let limits = ImageLimits(side: 4096, pixels: 1 << 20)
      if (try? ImageDecoder.decode(damaged, limits: limits)) == nil {
        outcomes.refused += 1
      } else {
        outcomes.shown += 1
      }
    }
    #expect(outcomes.refused > 0)
    #expect(outcomes.refused + outcomes.shown == 1500)
  }

  @Test("headers that promise 20,000×20,000 pixels are refused before any are allocated")
  func lyingHeaders() throws {
    let sides: [UInt8] = [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20]
    var png = Self.files[0].bytes
    let header = PNGFile.Chunk(type: "IHDR", data: sides + [8, 6, 0, 0, 0])
    png.replaceSubrange(8..<33, with: header.bytes)
    #expect(throws: ImageError.tooLarge(width: 20_000, height: 20_000)) {
      try ImageDecoder.decode(png)
    }
    var jpeg = Self.files[1].bytes
    let frame = try #require(
      jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
    #expect(throws: ImageError.tooLarge(width: 20_000, height: 20_000)) {
      try ImageDecoder.decode(jpeg)
    }
    // Lossless WebP: 14 bits a side less one, all set, after the signature byte 0x2F.
    var webP = Self.files[2].bytes
    let start = try #require(webP.firstIndex(of: 0x2F))
    webP.replaceSubrange(start + 1..<start + 5, with: [0xFF, 0xFF, 0xFF, 0x1F])
    #expect(throws: ImageError.self) { try ImageDecoder.decode(webP) }
  }

  @Test("headers within the limits that promise too much are errors")
  func promises() throws {
    var png = Self.files[0].bytes
    let sides: [UInt8] = [0, 0, 0x20, 0, 0, 0, 0x20, 0]
    let header = PNGFile.Chunk(type: "IHDR", data: sides + [8, 6, 0, 0, 0])
    png.replaceSubrange(8..<33, with: header.bytes)
    #expect(throws: ImageError.self) { try ImageDecoder.decode(png) }
  }

  @Test("limits hold for either side and for the area, and refuse emptiness")
  func limits() {
    let limits = ImageLimits(side: 100, pixels: 1000)
    #expect(throws: Never.self) { try limits.check(width: 100, height: 10) }
    #expect(throws: ImageError.tooLarge(width: 101, height: 1)) {
      try limits.check(width: 101, height: 1)
    }
    #expect(throws: ImageError.tooLarge(width: 11, height: 91)) {
      try limits.check(width: 11, height: 91)
    }
    #expect(throws: ImageError.tooLarge(width: .max, height: .max)) {
      try ImageLimits(side: .max, pixels: 10).check(width: .max, height: .max)
    }
    #expect(throws: ImageError.self) { try limits.check(width: 0, height: 5) }
  }
}
