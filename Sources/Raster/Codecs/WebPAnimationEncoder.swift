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
  ///   - effort: libwebp's method, 0 to 6, clamped: how hard to look for a shorter file.
  ///   - software: Kept as EXIF, ASCII; fewer than four letters are not.
  ///   - threads: Frames drawn and compressed at once; the bytes do not depend on it.
  ///   - progress: Is told how many frames are done.
  /// - Throws: `notEncodable` for sizes that the format cannot express.
  package static func encode(
    _ frames: [AnimationFrame], compression: WebPCompression, plays: Int = 0, effort: Int = 4,
    software: String = "", threads: Int = 1, progress: ((Int) -> Void)? = nil
  ) throws(ImageError) -> [UInt8] {
    let animation = try EncodedAnimation(frames, threads: threads, progress: progress) {
      (part, image, _, _) throws(ImageError) in
      try WebPEncoder.check(image)
      let area = part.area.grown(within: image, for: compression)
      let picture = image.cropped(to: area)
      let file = try WebPEncoder.encode(picture, compression: compression, effort: effort)
      return Picture(area: area, bytes: pixels(of: file))
    }
    let pictures = zip(animation.parts, animation.payloads).map { part, picture in
      RIFFChunk(type: "ANMF", data: header(part, picture.area) + picture.bytes).bytes
    }
    let note = exif(software)
    let top = extendedHeader(animation, hasEXIF: !note.isEmpty)
    let body = top + loop(plays: plays) + pictures.joined() + note
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

  /// Says that the file is animated, whether it has alpha and EXIF, and its size less one.
  private static func extendedHeader(
    _ animation: EncodedAnimation<Picture>, hasEXIF: Bool
  ) -> [UInt8] {
    let size = littleEndian(animation.width - 1, 3) + littleEndian(animation.height - 1, 3)
    let flags: UInt8 = 0x02 | (animation.isOpaque ? 0 : 0x10) | (hasEXIF ? 0x08 : 0)
    let data = [flags, 0, 0, 0] + size
    return RIFFChunk(type: "VP8X", data: data).bytes
  }

  /// Background, which browsers do not look at, and how often to play.
  private static func loop(plays: Int) -> [UInt8] {
    RIFFChunk(type: "ANIM", data: [0, 0, 0, 0] + littleEndian(min(plays, 65_535), 2)).bytes
  }

  /// Place in units of two pixels, size less one, time; leave it, and do not blend.
  private static func header(_ part: AnimationPart, _ area: PixelArea) -> [UInt8] {
    let numbers = [area.left / 2, area.top / 2, area.width - 1, area.height - 1, part.ticks]
    return numbers.flatMap { littleEndian($0, 3) } + [0x02]
  }

  /// The chunks of a still file that hold pixels or alpha.
  private static func pixels(of file: [UInt8]) -> [UInt8] {
    RIFFChunk.chunks(of: file.dropFirst(12)).filter { $0.type != "VP8X" }.flatMap(\.bytes)
  }
}

/// A part of a RIFF file: four letters, a length, data, a zero if the length is odd.
private struct RIFFChunk {
  var type: String
  var data: [UInt8]

  var bytes: [UInt8] {
    let padding = [UInt8](repeating: 0, count: data.count % 2)
    return Array(type.utf8) + littleEndian(data.count, 4) + data + padding
  }

  /// The chunks of a file that was written here.
  static func chunks(of bytes: ArraySlice<UInt8>) -> [RIFFChunk] {
    var (rest, found) = (bytes, [RIFFChunk]())
    while rest.count >= 8 {
      let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      found.append(
        RIFFChunk(
          type: String(decoding: rest.prefix(4), as: UTF8.self),
          data: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return found
  }
}

/// A number's lowest bytes, lowest first.
private func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
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
