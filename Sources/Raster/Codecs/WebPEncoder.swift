import CCodecs

/// How WebP may change pixels to save bytes.
package enum WebPCompression: Equatable, Sendable {
  /// Every pixel exactly as it was.
  case lossless
  /// Quality 0...1, clamped.
  case lossy(quality: Double)

  func options(effort: Int) -> codecs_webp_options {
    let effort = Int32(min(max(effort, 0), 6))
    return switch self {
    case .lossless:
      codecs_webp_options(lossless: 1, quality: 0, effort: effort)
    case .lossy(let quality):
      codecs_webp_options(
        lossless: 0, quality: Float((min(max(quality, 0), 1) * 100).rounded()), effort: effort)
    }
  }
}

/// Writes still WebP on one thread; the same pixels give the same bytes.
package enum WebPEncoder {
  /// Pixels a side that the format can express.
  package static let sides = 1...16_383

  /// Encodes a picture.
  /// - Parameter effort: libwebp's method, 0 to 6, clamped: how hard to look for a shorter file.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ bitmap: Bitmap, compression: WebPCompression, effort: Int = 4
  ) throws(ImageError) -> [UInt8] {
    try check(bitmap)
    return try CodecCall.bytes { buffer, message in
      codecs_webp_encode(
        bitmap.bytes, CodecCall.size(bitmap), compression.options(effort: effort), buffer, message)
    }
  }

  static func check(_ bitmap: Bitmap) throws(ImageError) {
    guard sides.contains(bitmap.width) && sides.contains(bitmap.height) else {
      throw .notEncodable("WebP: cannot hold \(bitmap.width)×\(bitmap.height) pixels")
    }
  }
}
