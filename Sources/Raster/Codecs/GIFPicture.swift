import CCodecs

/// One frame of a GIF: the changed pixels of an area, with a palette chosen for them.
struct GIFPicture {
  private let area: PixelArea
  private let pixels: Bitmap
  /// 1 for pixels that changed, 0 for those that stay; nil if all changed.
  private let mask: [UInt8]?

  /// Takes what a frame changes of the one before it; all of the area without one.
  init(_ frame: Bitmap, after previous: Bitmap?, area: PixelArea) {
    self.area = area
    pixels = frame.cropped(to: area)
    mask = previous.flatMap { [pixels] in changes(from: $0.cropped(to: area), to: pixels) }
  }

  /// A frame that knows all but how long it is shown.
  struct Encoded: Sendable {
    /// Which index shows what was there before.
    let transparent: UInt8?
    /// Descriptor, palette and compressed indices.
    let rest: [UInt8]

    /// With the control block ahead: disposal 1, leave it in place; the delay; the transparent index.
    func bytes(ticks: Int) -> [UInt8] {
      [0x21, 0xF9, 4, transparent == nil ? 0x04 : 0x05] + GIFPicture.littleEndian([ticks])
        + [transparent ?? 0, 0] + rest
    }
  }

  func encoded(dithers: Bool) throws(ImageError) -> Encoded {
    var palette = codecs_gif_palette()
    let limit: Int32 = mask == nil ? 256 : 255
    let count = pixels.width * pixels.height
    try CodecCall.run { _ in
      codecs_gif_choose_palette(pixels.bytes, mask, count, limit, &palette)
    }
    let colors = Int(palette.count) + (mask == nil ? 0 : 1)
    let bits = (1...8).first { colors <= 1 << $0 }!
    let indices = try indices(&palette, dithers: dithers)
    let data = try CodecCall.bytes { buffer, _ in
      codecs_gif_compress(indices, count, Int32(max(bits, 2)), buffer)
    }
    return Encoded(
      transparent: mask == nil ? nil : UInt8(palette.count),
      rest: descriptor(bits: bits) + table(palette, bits: bits) + data)
  }

  /// Numbers as GIF has them: sixteen bits, low byte first.
  static func littleEndian(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }

  private func indices(
    _ palette: inout codecs_gif_palette, dithers: Bool
  ) throws(ImageError) -> [UInt8] {
    let place = codecs_gif_area(
      left: UInt32(area.left), top: UInt32(area.top), width: UInt32(area.width),
      height: UInt32(area.height))
    let transparent = UInt8(truncatingIfNeeded: palette.count)
    var indices = [UInt8](repeating: 0, count: area.width * area.height)
    try CodecCall.run { _ in
      codecs_gif_map(pixels.bytes, mask, place, &palette, dithers ? 1 : 0, transparent, &indices)
    }
    return indices
  }

  private func descriptor(bits: Int) -> [UInt8] {
    [0x2C] + Self.littleEndian([area.left, area.top, area.width, area.height])
      + [0x80 | UInt8(bits - 1)]
  }

  /// The palette, filled up with black to a power of two.
  private func table(_ palette: codecs_gif_palette, bits: Int) -> [UInt8] {
    let colors = withUnsafeBytes(of: palette.rgb) { Array($0.prefix(3 * Int(palette.count))) }
    return colors + [UInt8](repeating: 0, count: 3 * (1 << bits) - colors.count)
  }
}

/// Which pixels differ between two pictures of one size; nil if all do.
private func changes(from before: Bitmap, to after: Bitmap) -> [UInt8]? {
  let count = after.width * after.height
  var unchanged = 0
  let mask = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    unchanged = codecs_changes(before.bytes, after.bytes, count, buffer.baseAddress)
    filled = count
  }
  return unchanged == 0 ? nil : mask
}
