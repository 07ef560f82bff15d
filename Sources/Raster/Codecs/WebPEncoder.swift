import CCodecs

/// How WebP may change pixels to save bytes.
package enum WebPCompression: Equatable, Sendable {
  /// Every pixel exactly as it was.
  case lossless
  /// Quality 0...1, clamped.
  case lossy(quality: Double)

  var options: codecs_webp_options {
    switch self {
    case .lossless:
      codecs_webp_options(lossless: 1, quality: 0, effort: 4)
    case .lossy(let quality):
      codecs_webp_options(
        lossless: 0, quality: Float((min(max(quality, 0), 1) * 100).rounded()), effort: 4)
    }
  }
}

/// Writes still WebP on one thread; the same pixels give the same bytes.
package enum WebPEncoder {
  /// Pixels a side that the format can express.
  package static let sides = 1...16_383

  /// Encodes a picture.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ bitmap: Bitmap, compression: WebPCompression
  ) throws(ImageError) -> [UInt8] {
    try check(bitmap)
    return try CodecCall.bytes { buffer, message in
      codecs_webp_encode(
        bitmap.bytes, CodecCall.size(bitmap), compression.options, buffer, message)
    }
  }

  static func check(_ bitmap: Bitmap) throws(ImageError) {
    guard sides.contains(bitmap.width) && sides.contains(bitmap.height) else {
      throw .notEncodable("WebP: cannot hold \(bitmap.width)×\(bitmap.height) pixels")
    }
  }
}
