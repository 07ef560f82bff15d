/// Writes animated WebP (the container specification's `VP8X`, `ANIM` and `ANMF` chunks).
///
/// Each frame stores the rectangle that changed and replaces what was there.
/// libwebp's own animation encoder is not used: in lossy films it keeps pixels that changed
/// only a little, and slow movements then leave visible trails.
package enum WebPAnimationEncoder {
  /// Encodes an animation.
  /// - Parameters:
  ///   - frames: At least one, all of one size; ticks are milliseconds.
  ///   - plays: How often it is shown, 0...65,535; 0 for ever.
  ///   - effort: libwebp's method, 0 to 6, clamped: how hard to look for a shorter file. Up to 2, lossy
  ///     frames are not looked through first (`segments` of `WebPEncoder`).
  ///   - software: Kept as EXIF, ASCII; fewer than four letters are not.
  ///   - threads: Frames drawn and compressed at once; the bytes do not depend on it.
  ///   - progress: Is told how many frames are done.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ frames: [AnimationFrame], compression: WebPCompression, plays: Int = 0, effort: Int = 4,
    software: String = "", threads: Int = 1, progress: ((Int) -> Void)? = nil
  ) throws(ImageError) -> [UInt8] {
    let encoder = WebPEncoder(
      compression: compression, effort: effort, segments: effort > 2 ? 4 : 1)
    let animation = try EncodedAnimation(frames, threads: threads, progress: progress) {
      (part, image, _, _) throws(ImageError) in
      try WebPEncoder.check(image)
      let area = part.area.grown(within: image, for: compression)
      return Picture(
        area: area, bytes: try encoder.chunks(of: image.cropped(to: area)).flatMap(\.bytes))
    }
    let pictures = zip(animation.parts, animation.payloads).map { part, picture in
      RIFFChunk(type: "ANMF", data: place(part, picture.area) + picture.bytes).bytes
    }
    let note = exif(software)
    let header = WebPHeader(
      width: animation.width, height: animation.height, hasAlpha: !animation.isOpaque,
      hasEXIF: !note.isEmpty, isAnimated: true)
    let body = header.chunk.bytes + loop(plays: plays) + pictures.joined() + note
    return RIFFChunk(type: "RIFF", data: Array("WEBP".utf8) + body).bytes
  }

  /// What a frame stores, and where.
  private struct Picture: Sendable {
    let area: PixelArea
    let bytes: [UInt8]
  }

  /// A TIFF file of one directory with one entry: 0x131, the software's name, as text.
  private static func exif(_ software: String) -> [UInt8] {
    let text = Array(software.utf8) + [0]
    // Four bytes and fewer would stand in the entry itself.
    guard text.count > 4 else { return [] }
    let directory =
      littleEndian(1, 2) + littleEndian(0x131, 2) + littleEndian(2, 2)
      + littleEndian(text.count, 4) + littleEndian(26, 4) + littleEndian(0, 4)
    let file = Array("II".utf8) + littleEndian(42, 2) + littleEndian(8, 4) + directory + text
    return RIFFChunk(type: "EXIF", data: file).bytes
  }

  /// Background, which browsers do not look at, and how often to play.
  private static func loop(plays: Int) -> [UInt8] {
    RIFFChunk(type: "ANIM", data: [0, 0, 0, 0] + littleEndian(min(plays, 65_535), 2)).bytes
  }

  /// Place in units of two pixels, size less one, time; leave it, and do not blend.
  private static func place(_ part: AnimationPart, _ area: PixelArea) -> [UInt8] {
    let numbers = [area.left / 2, area.top / 2, area.width - 1, area.height - 1, part.ticks]
    return numbers.flatMap { littleEndian($0, 3) } + [0x02]
  }
}

extension PixelArea {
  /// The area grown to what a frame has to store: places are even numbers, and lossy frames
  /// replace whole blocks of 16 pixels and their neighbours, into which the coding of
  /// what was there before has spread.
  fileprivate func grown(within screen: Bitmap, for compression: WebPCompression) -> PixelArea {
    let (grid, margin) = compression == .lossless ? (2, 0) : (16, 16)
    let x = max(0, left - left % grid - margin)
    let y = max(0, top - top % grid - margin)
    let right = (left + width + grid - 1) / grid * grid + margin
    let bottom = (top + height + grid - 1) / grid * grid + margin
    return PixelArea(
      left: x, top: y, width: min(right, screen.width) - x, height: min(bottom, screen.height) - y)
  }
}
