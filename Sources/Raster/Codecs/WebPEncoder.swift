import CCodecs

/// How WebP may change pixels to save bytes.
package enum WebPCompression: Equatable, Sendable {
  /// Every pixel exactly as it was.
  case lossless
  /// Quality 0...1, clamped.
  case lossy(quality: Double)

  fileprivate func options(effort: Int, segments: Int) -> codecs_webp_options {
    var options = codecs_webp_options(
      lossless: 1, quality: 0, effort: Int32(min(max(effort, 0), 6)),
      segments: Int32(min(max(segments, 1), 4)))
    if case .lossy(let quality) = self {
      options.lossless = 0
      options.quality = Float((min(max(quality, 0), 1) * 100).rounded())
    }
    return options
  }
}

/// Writes WebP on the thread that asks; the same pixels give the same bytes, whatever was written before.
///
/// Lossy pictures are compressed in two parts, colours and alpha. The frames of a film mostly have one
/// alpha, often the corners of a display, and compressing it takes about as long as the colours: it is
/// done once for each plane.
package struct WebPEncoder: Sendable {
  /// Pixels a side that the format can express.
  package static let sides = 1...16_383

  private let compression: WebPCompression
  private let options: codecs_webp_options
  private let alphas = BoundedCache<AlphaPlane, CompressedAlpha>(limit: 16 << 20, cost: \.cost)

  /// - Parameters:
  ///   - effort: libwebp's method, 0 to 6, clamped: how hard to look for a shorter file.
  ///   - segments: How many kinds of blocks get a quality of their own, 1 to 4, clamped. With one, a picture
  ///     is not looked through before it is compressed: a third faster, a tenth longer for the same noise.
  package init(compression: WebPCompression, effort: Int = 4, segments: Int = 4) {
    self.compression = compression
    options = compression.options(effort: effort, segments: segments)
  }

  /// Encodes one picture as a file of its own.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ bitmap: Bitmap, compression: WebPCompression, effort: Int = 4
  ) throws(ImageError) -> [UInt8] {
    try WebPEncoder(compression: compression, effort: effort).encode(bitmap)
  }

  /// Encodes a picture as a file of its own.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    var chunks = try chunks(of: bitmap)
    if chunks.count > 1 {
      let header = WebPHeader(width: bitmap.width, height: bitmap.height, hasAlpha: true)
      chunks.insert(header.chunk, at: 0)
    }
    return RIFFChunk(type: "RIFF", data: Array("WEBP".utf8) + chunks.flatMap(\.bytes)).bytes
  }

  /// What a file says of a picture's pixels: colours, and alpha before them where something shows through.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  func chunks(of bitmap: Bitmap) throws(ImageError) -> [RIFFChunk] {
    try Self.check(bitmap)
    let size = CodecCall.size(bitmap)
    if compression == .lossless {
      let file = try CodecCall.bytes { codecs_webp_encode(bitmap.bytes, size, options, $0, $1) }
      return RIFFChunk.pixels(of: file)
    }
    let file = try CodecCall.bytes {
      codecs_webp_encode_colours(bitmap.bytes, size, options, $0, $1)
    }
    return try alpha(of: bitmap) + RIFFChunk.pixels(of: file)
  }

  private func alpha(of bitmap: Bitmap) throws(ImageError) -> [RIFFChunk] {
    guard let plane = AlphaPlane(bitmap) else { return [] }
    if let known = alphas[plane] { return [known.chunk] }
    let size = CodecCall.size(bitmap)
    let file = try CodecCall.bytes { codecs_webp_encode_alpha(plane.bytes, size, $0, $1) }
    let chunks = RIFFChunk.pixels(of: file).filter { $0.type == "ALPH" }
    if let chunk = chunks.first {
      alphas.insert(
        CompressedAlpha(chunk: chunk, cost: plane.bytes.count + chunk.data.count), for: plane)
    }
    return chunks
  }

  static func check(_ bitmap: Bitmap) throws(ImageError) {
    guard sides.contains(bitmap.width) && sides.contains(bitmap.height) else {
      throw .notEncodable("WebP: cannot hold \(bitmap.width)×\(bitmap.height) pixels")
    }
  }
}

/// What shows through a picture, pixel by pixel.
private struct AlphaPlane: Hashable, Sendable {
  let width: Int
  let bytes: [UInt8]

  /// Nil where nothing does.
  init?(_ bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    var isOpaque = false
    bytes = [UInt8](unsafeUninitializedCapacity: count) { plane, filled in
      isOpaque = codecs_alpha_plane(bitmap.bytes, count, plane.baseAddress) != 0
      filled = count
    }
    guard !isOpaque else { return nil }
    width = bitmap.width
  }

  static func == (a: AlphaPlane, b: AlphaPlane) -> Bool {
    a.width == b.width && a.bytes.count == b.bytes.count
      && codecs_same(a.bytes, b.bytes, a.bytes.count) != 0
  }

  /// A few bytes tell most planes apart; those of one hash are compared byte by byte, which is quicker than
  /// mixing a hash from all of them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(bytes.count)
    for place in stride(from: 0, to: bytes.count, by: max(bytes.count / 61, 1)) {
      hasher.combine(bytes[place])
    }
  }
}

/// A plane of alpha as a chunk, and how many bytes both take.
private struct CompressedAlpha: Sendable {
  let chunk: RIFFChunk
  let cost: Int
}

/// The chunk `VP8X`: what else a file has, and its size.
struct WebPHeader {
  var width: Int
  var height: Int
  var hasAlpha = false
  var hasEXIF = false
  var isAnimated = false

  var chunk: RIFFChunk {
    let flags: UInt8 = (isAnimated ? 0x02 : 0) | (hasAlpha ? 0x10 : 0) | (hasEXIF ? 0x08 : 0)
    let data = [flags, 0, 0, 0] + littleEndian(width - 1, 3) + littleEndian(height - 1, 3)
    return RIFFChunk(type: "VP8X", data: data)
  }
}

extension RIFFChunk {
  /// The chunks of a WebP file that hold pixels or alpha.
  fileprivate static func pixels(of file: [UInt8]) -> [RIFFChunk] {
    chunks(of: file.dropFirst(12)).filter { ["VP8 ", "VP8L", "ALPH"].contains($0.type) }
  }
}
