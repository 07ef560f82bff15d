import CFreeType

/// Draws single glyphs with FreeType: outlines unhinted with 256 levels of coverage, emoji
/// from their bitmaps. The face must not be in use by another thread meanwhile.
struct GlyphRasterizer {
  let face: FT_Face

  /// The picture; empty for blanks and for glyphs that FreeType refuses.
  func image(_ key: GlyphKey) -> GlyphImage {
    key.instance.face == .emoji ? emoji(key) : outline(key)
  }

  private func outline(_ key: GlyphKey) -> GlyphImage {
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6(key.pixelSize), 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, flags) == 0, let slot = face.pointee.glyph
    else { return .empty }
    embolden(slot, key)
    lean(slot, key)
    FT_Outline_Translate(&slot.pointee.outline, 16 * Int(key.shiftX), 16 * Int(key.shiftY))
    if key.stroke > 0 { return stroked(slot, key) }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
    return GlyphImage(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows),
      pixels: .coverage(rows(of: slot.pointee.bitmap, bytesPerPixel: 1)))
  }

  /// Moves the outlines of the one-weight face apart: 1/28 em at 700, thinner below 400.
  func embolden(_ slot: FT_GlyphSlot, _ key: GlyphKey) {
    guard !key.instance.face.isVariable, key.instance.weight != 400 else { return }
    let strength = Int(key.pixelSize) * (key.instance.weight - 400) / (28 * 300)
    FT_Outline_Embolden(&slot.pointee.outline, strength)
    FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
  }

  private func lean(_ slot: FT_GlyphSlot, _ key: GlyphKey) {
    guard key.slant != 0 else { return }
    var matrix = FT_Matrix(xx: 1 << 16, xy: FT_Fixed(key.slant) << 8, yx: 0, yy: 1 << 16)
    FT_Outline_Transform(&slot.pointee.outline, &matrix)
  }

  /// The line along the outlines, with corners that are cut where they would reach out too far.
  private func stroked(_ slot: FT_GlyphSlot, _ key: GlyphKey) -> GlyphImage {
    var stroker: FT_Stroker?, glyph: FT_Glyph?
    guard FT_Stroker_New(slot.pointee.library, &stroker) == 0, let stroker else { return .empty }
    defer { FT_Stroker_Done(stroker) }
    FT_Stroker_Set(
      stroker, FT_Fixed(key.stroke / 2), FT_STROKER_LINECAP_BUTT, FT_STROKER_LINEJOIN_MITER_FIXED,
      4 << 16)
    guard FT_Get_Glyph(slot, &glyph) == 0, glyph != nil else { return .empty }
    defer { FT_Done_Glyph(glyph) }
    guard FT_Glyph_Stroke(&glyph, stroker, 1) == 0,
      FT_Glyph_To_Bitmap(&glyph, FT_RENDER_MODE_NORMAL, nil, 1) == 0, let glyph
    else { return .empty }
    return UnsafeMutableRawPointer(glyph).withMemoryRebound(to: FT_BitmapGlyphRec.self, capacity: 1)
    {
      GlyphImage(
        left: Int($0.pointee.left), top: Int($0.pointee.top),
        width: Int($0.pointee.bitmap.width), height: Int($0.pointee.bitmap.rows),
        pixels: .coverage(rows(of: $0.pointee.bitmap, bytesPerPixel: 1)))
    }
  }

  private func emoji(_ key: GlyphKey) -> GlyphImage {
    guard FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, key.glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return .empty }
    var bytes = rows(of: slot.pointee.bitmap, bytesPerPixel: 4)
    for i in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(i, i + 2) }
    let strike = EmojiStrike(
      bytes: bytes, width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows),
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      pixelsPerEm: Int(face.pointee.size.pointee.metrics.y_ppem))
    return strike.image(pixelSize: Int(key.pixelSize))
  }

  private func rows(of bitmap: FT_Bitmap, bytesPerPixel: Int) -> [UInt8] {
    let (length, rows) = (Int(bitmap.width) * bytesPerPixel, Int(bitmap.rows))
    guard length > 0, rows > 0, let start = bitmap.buffer else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length * rows)
    for row in 0..<rows {
      let line = start + row * Int(bitmap.pitch)
      bytes.append(contentsOf: UnsafeBufferPointer(start: line, count: length))
    }
    return bytes
  }
}
