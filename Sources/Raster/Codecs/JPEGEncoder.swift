import CCodecs

/// Writes baseline JPEG with optimised tables; the same pixels give the same bytes.
package enum JPEGEncoder {
  /// Encodes a picture of 1 to 65,500 pixels a side.
  ///
  /// JPEG has no alpha: what is not opaque is shown on white.
  /// - Parameter quality: 0...1, clamped, NaN is 0; above 0.9 colour is kept at full resolution.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ bitmap: Bitmap, quality: Double = 0.9
  ) throws(ImageError) -> [UInt8] {
    guard (1...65_500).contains(bitmap.width), (1...65_500).contains(bitmap.height) else {
      throw .notEncodable("JPEG: cannot hold \(bitmap.width)×\(bitmap.height) pixels")
    }
    let pixels = bitmap.isOpaque ? bitmap.bytes : onWhite(bitmap).bytes
    let percent = quality > 0 ? max(1, Int((min(quality, 1) * 100).rounded())) : 1
    return try CodecCall.bytes { buffer, message in
      codecs_jpeg_encode(
        pixels, CodecCall.size(bitmap), Int32(percent), percent > 90 ? 1 : 0, buffer, message)
    }
  }

  private static func onWhite(_ bitmap: Bitmap) -> Bitmap {
    let white = [UInt8](repeating: 255, count: bitmap.bytes.count)
    var sheet = Bitmap(width: bitmap.width, height: bitmap.height, bytes: white)
    sheet.draw(bitmap, left: 0, top: 0)
    return sheet
  }
}
