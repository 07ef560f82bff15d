import CCodecs

extension Bitmap {
  /// Takes straight pixels and premultiplies them: each component becomes
  /// round(c · a / 255), exactly.
  package init(width: Int, height: Int, straight: [UInt8]) {
    self.init(width: width, height: height, bytes: straight)
    codecs_premultiply(&bytes, width * height)
  }

  /// The pixels as straight RGBA: round(c · 255 / a), 0 where a = 0. Premultiplying the
  /// result gives these pixels again, exactly, whenever no component exceeds its alpha.
  package var straightBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
      codecs_unpremultiply(bytes, buffer.baseAddress, width * height)
      filled = bytes.count
    }
  }

  /// Draws another picture over this one at whole pixels; it must lie within the bounds.
  package mutating func draw(_ other: Bitmap, left: Int, top: Int) {
    precondition(
      left >= 0 && top >= 0 && left + other.width <= width && top + other.height <= height,
      "picture drawn outside · \(other.width)×\(other.height) at \(left), \(top) on "
        + "\(width)×\(height) · draw within the bounds")
    let (stride, start) = (width, 4 * (top * width + left))
    bytes.withUnsafeMutableBufferPointer { backdrop in
      guard let base = backdrop.baseAddress else { return }
      codecs_over(base + start, stride, other.bytes, other.width, other.width, other.height)
    }
  }

  /// The pixels of an area within the bounds.
  package func cropped(to area: PixelArea) -> Bitmap {
    if area == PixelArea(left: 0, top: 0, width: width, height: height) { return self }
    var cut: [UInt8] = []
    cut.reserveCapacity(4 * area.width * area.height)
    for y in area.top..<area.top + area.height {
      let start = 4 * (y * width + area.left)
      cut += bytes[start..<start + 4 * area.width]
    }
    return Bitmap(width: area.width, height: area.height, bytes: cut)
  }
}
