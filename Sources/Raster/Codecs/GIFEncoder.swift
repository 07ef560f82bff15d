import CCodecs

/// Writes animated GIF (GIF89a): at most 256 colours a frame, each frame with its own.
///
/// Each frame stores the smallest rectangle that changed, unchanged pixels in it as
/// transparent, so what stands still neither flickers nor costs bytes. GIF has no partial
/// transparency: what is not opaque is shown on black.
package enum GIFEncoder {
  /// Encodes an animation.
  /// - Parameters:
  ///   - frames: At least one, all of one size, 1 to 65,535 pixels a side; ticks are
  ///     centiseconds. Browsers take less than 2 for 10.
  ///   - plays: How often it is shown; 0 for ever.
  ///   - dithers: Whether colours that the palette lacks are mixed of others.
  ///   - comment: Said ahead of the frames, ASCII; empty for none. What is beyond 255 bytes is cut.
  ///   - threads: Frames drawn and compressed at once; the bytes do not depend on it.
  ///   - progress: Is told how many frames are done.
  package static func encode(
    _ frames: [AnimationFrame], plays: Int = 0, dithers: Bool = true, comment: String = "",
    threads: Int = 1, progress: ((Int) -> Void)? = nil
  ) throws(ImageError) -> [UInt8] {
    let animation = try EncodedAnimation(frames, threads: threads, progress: progress) {
      (part, image, previous, _) throws(ImageError) in
      guard image.width <= 65_535 && image.height <= 65_535 else {
        throw .notEncodable("GIF: cannot hold \(image.width)×\(image.height) pixels")
      }
      return try GIFPicture(image, after: previous, area: part.area).encoded(dithers: dithers)
    }
    let blocks = zip(animation.parts, animation.payloads).map { $1.bytes(ticks: $0.ticks) }
    return header(width: animation.width, height: animation.height) + loop(plays: plays)
      + block(comment)
      + blocks.joined() + [0x3B]
  }

  /// A comment extension.
  private static func block(_ comment: String) -> [UInt8] {
    let text = comment.utf8.prefix(255)
    return text.isEmpty ? [] : [0x21, 0xFE, UInt8(text.count)] + text + [0]
  }

  /// Signature and logical screen: no global palette, 8 bits a component, square pixels.
  private static func header(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + GIFPicture.littleEndian([width, height]) + [0x70, 0, 0]
  }

  /// The application block that browsers know; its number counts repetitions after the
  /// first play. A film that is shown once has none.
  private static func loop(plays: Int) -> [UInt8] {
    guard plays != 1 else { return [] }
    let repeats = min(max(plays - 1, 0), 65_535)
    return [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      + [3, 1] + GIFPicture.littleEndian([repeats]) + [0]
  }
}
