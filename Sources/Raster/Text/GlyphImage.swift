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
}

/// Glyph pictures by key, in two generations: what has not been asked for since the
/// younger one last filled up is dropped, so memory stays within the limit.
struct GlyphCache {
  /// Bytes of both generations together, at most (one more picture may go over).
  let limit: Int
  private var young: [GlyphKey: GlyphImage] = [:]
  private var old: [GlyphKey: GlyphImage] = [:]
  private var youngBytes = 0
  private var oldBytes = 0

  init(limit: Int = 24 << 20) { self.limit = limit }

  var bytes: Int { youngBytes + oldBytes }

  /// A picture; asking for it keeps it.
  subscript(key: GlyphKey) -> GlyphImage? {
    mutating get {
      if let image = young[key] { return image }
      guard let image = old[key] else { return nil }
      insert(image, for: key)
      return image
    }
  }

  /// Keeps a picture, unless it alone would fill a generation.
  mutating func insert(_ image: GlyphImage, for key: GlyphKey) {
    guard image.bytes <= limit / 2, young[key] == nil else { return }
    if youngBytes + image.bytes > limit / 2 { turn() }
    young[key] = image
    youngBytes += image.bytes
  }

  private mutating func turn() {
    old = young
    oldBytes = youngBytes
    young = [:]
    youngBytes = 0
  }
}
