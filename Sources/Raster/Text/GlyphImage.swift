/// What a glyph looks like at a size, ready to be put on pixels.
struct GlyphImage: Sendable {
  enum Pixels: Sendable {
    /// One byte a pixel: how much of it the glyph covers.
    case coverage([UInt8])
    /// Four bytes a pixel: premultiplied red, green, blue, alpha.
    case color([UInt8])
  }

  /// Pixels from the pen to the left edge.
  let left: Int
  /// Pixels from the baseline up to the top edge.
  let top: Int
  let width: Int
  let height: Int
  let pixels: Pixels

  /// Nothing to draw.
  static let empty = GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))

  /// Memory taken, roughly.
  var bytes: Int {
    switch pixels {
    case .coverage(let bytes), .color(let bytes): bytes.count + 128
    }
  }
}

/// Everything that a glyph's picture depends on.
struct GlyphKey: Hashable, Sendable {
  let instance: FaceInstance
  let glyph: UInt32
  /// Pixels per em in 1/64.
  let pixelSize: Int32
  /// Quarters of a pixel that the glyph is moved right and up: 0...3 each.
  let shiftX: UInt8
  let shiftY: UInt8
  /// How far it leans to the right, in 256ths of its height.
  var slant: Int16 = 0
  /// Where the line along its outlines is drawn, and not what is in them: how wide, in 1/64 pixel.
  var stroke: Int32 = 0
}
