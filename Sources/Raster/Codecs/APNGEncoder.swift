/// Writes animated PNG (PNG, third edition, sections 11.3.6): every pixel exact.
///
/// Each frame stores the smallest rectangle that changed. Readers without animation show
/// the first frame.
package enum APNGEncoder {
  /// Encodes an animation.
  /// - Parameters:
  ///   - frames: At least one, all of one size.
  ///   - ticksPerSecond: 1...65,535; what the frames' ticks count.
  ///   - plays: How often it is shown; 0 for ever.
  ///   - texts: iTXt chunks ahead of the pixels.
  ///   - threads: Frames drawn and compressed at once; the bytes do not depend on it.
  ///   - progress: Is told how many frames are done.
  package static func encode(
    _ frames: [AnimationFrame], ticksPerSecond: Int, plays: Int = 0, texts: [PNGText] = [],
    threads: Int = 1, progress: ((Int) -> Void)? = nil
  ) throws(ImageError) -> [UInt8] {
    precondition(
      (1...65_535).contains(ticksPerSecond),
      "APNG ticks a second · got \(ticksPerSecond) · use 1 to 65,535")
    let animation = try EncodedAnimation(frames, threads: threads, progress: progress) {
      (part, image, _, opaque) throws(ImageError) in
      try chunks(part, image, opaque: opaque)
    }
    let parts = animation.parts
    var pictures = animation.payloads
    if !animation.isOpaque {
      // All parts have alpha where one has.
      let again = try concurrentMap(animation.countOpaque, threads: threads) {
        (index: Int) throws(ImageError) in
        try chunks(parts[index], frames[parts[index].frame].image, opaque: false)
      }
      pictures.replaceSubrange(again.indices, with: again)
    }
    var writer = Writer(ticksPerSecond: ticksPerSecond)
    writer.begin(like: pictures[0], frames: parts.count, plays: plays, texts: texts)
    for (part, picture) in zip(parts, pictures) { writer.add(part, picture) }
    return writer.end()
  }

  private static func chunks(
    _ part: AnimationPart, _ image: Bitmap, opaque: Bool
  ) throws(ImageError) -> [PNGFile.Chunk] {
    try PNGFile.chunks(of: PNGEncoder.encode(image.cropped(to: part.area), opaque: opaque))
  }

  /// Puts chunks together. Frame control and frame data count through one sequence.
  private struct Writer {
    var ticksPerSecond: Int
    var bytes = PNGFile.signature
    var sequence: UInt32 = 0

    mutating func put(_ type: String, _ data: [UInt8]) {
      bytes += PNGFile.Chunk(type: type, data: data).bytes
    }

    /// Header and colour space as the first picture has them, then the animation's own.
    mutating func begin(like first: [PNGFile.Chunk], frames: Int, plays: Int, texts: [PNGText]) {
      for chunk in first where chunk.type == "IHDR" { bytes += chunk.bytes }
      put("acTL", PNGFile.bigEndian(UInt32(frames)) + PNGFile.bigEndian(UInt32(plays)))
      for chunk in first.prefix(while: { $0.type != "IDAT" }) where chunk.type != "IHDR" {
        bytes += chunk.bytes
      }
      for text in texts { bytes += PNGFile.chunk(text).bytes }
    }

    mutating func add(_ part: AnimationPart, _ picture: [PNGFile.Chunk]) {
      let data = picture.filter { $0.type == "IDAT" }.flatMap(\.data)
      let isFirst = sequence == 0
      put("fcTL", control(part))
      if isFirst {
        put("IDAT", data)
      } else {
        put("fdAT", nextNumber() + data)
      }
    }

    mutating func end() -> [UInt8] {
      put("IEND", [])
      return bytes
    }

    private mutating func nextNumber() -> [UInt8] {
      defer { sequence += 1 }
      return PNGFile.bigEndian(sequence)
    }

    /// Size, place and delay; dispose: leave it; blend: replace what was there.
    private mutating func control(_ part: AnimationPart) -> [UInt8] {
      let area = part.area
      let numbers = [area.width, area.height, area.left, area.top]
      return nextNumber() + numbers.flatMap { PNGFile.bigEndian(UInt32($0)) }
        + PNGFile.bigEndian(UInt16(part.ticks)) + PNGFile.bigEndian(UInt16(ticksPerSecond))
        + [0, 0]
    }
  }
}
