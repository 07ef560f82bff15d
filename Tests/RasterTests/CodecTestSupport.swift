import Raster

/// Splitmix64: the same seed, the same numbers, on every machine.
struct CodecSeed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Pictures to put through codecs.
enum CodecPicture {
  /// Straight noise of every alpha, premultiplied.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = CodecSeed(state: seed)
    let bytes = (0..<4 * width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    return Bitmap(width: width, height: height, straight: bytes)
  }

  /// Opaque colours that change slowly: red across, green down, blue along the diagonal.
  static func gradient(_ width: Int, _ height: Int, shift: Int = 0) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let red = (x + shift) * 255 / (width + shift)
        bytes += [UInt8(red), UInt8(y * 255 / height), UInt8((x + y) / 2 & 255), 255]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// One opaque colour.
  static func flat(_ width: Int, _ height: Int, _ rgb: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      bytes: Array(repeatElement(rgb + [255], count: width * height).joined()))
  }

  /// A white square of 4 pixels that moves over a ground of few colours, the film's frames.
  static func film(_ count: Int, width: Int = 24, height: Int = 16) -> [Bitmap] {
    let square = flat(4, 4, [255, 255, 255])
    return (0..<count).map { frame in
      var bytes: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width { bytes += [UInt8(x / 4 * 20), UInt8(y / 4 * 30), 90, 255] }
      }
      var picture = Bitmap(width: width, height: height, bytes: bytes)
      picture.draw(square, left: frame * 2 % (width - 4), top: frame % (height - 4))
      return picture
    }
  }

  /// The largest difference of a component between two pictures.
  static func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
