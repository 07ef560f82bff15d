import CCodecs

/// Writes PNG: straight alpha, 8 bits a component, marked as sRGB.
///
/// The same pixels and texts give the same bytes: compression level and filters are fixed,
/// and no time is written. Opaque pictures are stored without alpha.
package enum PNGEncoder {
  /// Encodes a picture of at least one pixel.
  /// - Parameter texts: iTXt chunks, in this order, ahead of the pixels.
  /// - Throws: `notEncodable` for an empty picture.
  package static func encode(
    _ bitmap: Bitmap, texts: [PNGText] = []
  ) throws(ImageError) -> [UInt8] {
    let file = try encode(bitmap, opaque: bitmap.isOpaque)
    guard !texts.isEmpty else { return file }
    // IHDR is always the first chunk and always 25 bytes long.
    let header = PNGFile.signature.count + 25
    return Array(file[..<header]) + texts.flatMap { PNGFile.chunk($0).bytes } + file[header...]
  }

  /// Encodes with or without alpha, as the caller says.
  static func encode(_ bitmap: Bitmap, opaque: Bool) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .notEncodable("PNG: a picture without pixels")
    }
    let pixels = opaque ? bitmap.bytes : bitmap.straightBytes
    return try CodecCall.bytes { buffer, message in
      codecs_png_encode(pixels, CodecCall.size(bitmap), opaque ? 1 : 0, buffer, message)
    }
  }
}
