import CCodecs

/// Writes animated WebP, on one thread; the same frames give the same bytes.
package enum WebPAnimationEncoder {
  /// Encodes an animation.
  /// - Parameters:
  ///   - frames: At least one, all of one size; ticks are milliseconds.
  ///   - plays: How often it is shown; 0 for ever.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ frames: [AnimationFrame], compression: WebPCompression, plays: Int = 0
  ) throws(ImageError) -> [UInt8] {
    let parts = try AnimationParts(frames).parts
    try WebPEncoder.check(frames[0].image)
    let size = CodecCall.size(frames[0].image)
    guard let film = codecs_webp_film_begin(size, compression.options, Int32(plays)) else {
      throw .notEncodable("WebP: libwebp refuses the options")
    }
    defer { codecs_webp_film_free(film) }
    var now: Int32 = 0
    for part in parts {
      let pixels = frames[part.frame].image.bytes
      try CodecCall.run { codecs_webp_film_add(film, pixels, now, $0) }
      now += Int32(part.ticks)
    }
    return try CodecCall.bytes { codecs_webp_film_end(film, now, $0, $1) }
  }
}
