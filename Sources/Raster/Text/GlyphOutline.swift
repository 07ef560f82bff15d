import CFreeType
import Geometry

/// The outlines of letters as paths.
package enum GlyphOutline {
  /// - Parameter size: Of the font, points.
  /// - Returns: The outline from the glyph's origin, y up; nil for pictures, empty for blanks.
  package static func path(of glyph: UInt32, in instance: FaceInstance, size: Double) -> Path? {
    guard instance.face != .emoji, size > 0, size.isFinite else { return nil }
    return FontLibrary.bundled.outline(of: glyph, in: instance)?.transformed(
      by: CGAffineTransform(scaleX: CGFloat(size), y: CGFloat(size)))
  }

  /// The letter that stands for a character in the face that a style asks for first.
  package static func glyph(
    for scalar: Unicode.Scalar, style: TextStyle
  ) -> UInt32? {
    FontLibrary.bundled.shapingFont(FaceInstance(style.firstFace, weight: style.axisWeight))
      .glyph(for: scalar)
  }

  /// The face that a style asks for first.
  package static func instance(for style: TextStyle) -> FaceInstance {
    FaceInstance(style.firstFace, weight: style.axisWeight)
  }
}

extension GlyphRasterizer {
  /// Pixels of an em that outlines are read at.
  static var outlineSize: Int { 1024 }

  /// The outline of a glyph in ems, y up.
  func path(of glyph: UInt32, in instance: FaceInstance) -> Path? {
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let key = GlyphKey(
      instance: instance, glyph: glyph, pixelSize: Int32(64 * Self.outlineSize), shiftX: 0,
      shiftY: 0)
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6(64 * Self.outlineSize), 72, 72) == 0,
      FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph
    else { return nil }
    embolden(slot, key)
    var pen = OutlinePen()
    var steps = FT_Outline_Funcs()
    steps.move_to = { to, pen in OutlinePen.draw(pen) { $0.move(to) } }
    steps.line_to = { to, pen in OutlinePen.draw(pen) { $0.line(to) } }
    steps.conic_to = { control, to, pen in OutlinePen.draw(pen) { $0.quad(control, to) } }
    steps.cubic_to = { one, two, to, pen in OutlinePen.draw(pen) { $0.curve(one, two, to) } }
    let failure = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&slot.pointee.outline, &steps, $0)
    }
    return failure == 0 ? pen.finished() : nil
  }
}

/// Follows an outline of FreeType's.
private struct OutlinePen {
  private var path = Path()
  private var isOpen = false

  static func draw(_ pen: UnsafeMutableRawPointer?, _ step: (inout OutlinePen) -> Void) -> Int32 {
    guard let pen else { return 1 }
    step(&pen.assumingMemoryBound(to: OutlinePen.self).pointee)
    return 0
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    if isOpen { path.append(.close) }
    isOpen = true
    path.append(.move(to: point(to)))
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) { path.append(.line(to: point(to))) }

  mutating func quad(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    path.append(.quad(to: point(to), control: point(control)))
  }

  mutating func curve(
    _ one: UnsafePointer<FT_Vector>?, _ two: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) { path.append(.cubic(to: point(to), control1: point(one), control2: point(two))) }

  mutating func finished() -> Path {
    if isOpen { path.append(.close) }
    isOpen = false
    return path
  }

  /// In ems.
  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    let em = CGFloat(64 * GlyphRasterizer.outlineSize)
    return CGPoint(x: CGFloat(vector?.pointee.x ?? 0) / em, y: CGFloat(vector?.pointee.y ?? 0) / em)
  }
}
