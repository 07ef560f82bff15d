import CFreeType
import CHarfBuzz
import Geometry

/// The bytes of one font, mapped once and kept for as long as the process lives.
///
/// `@unchecked Sendable`: the mapping is read-only and never goes away.
struct FontFile: @unchecked Sendable {
  let data: NSData
  /// Which of the faces in the file.
  let index: Int

  /// Opens a face's file.
  init(_ face: Face) { self.init(bundled: face.fileName) }

  /// Opens a file of the module's Fonts folder; a missing one is a broken installation and stops the
  /// program.
  init(bundled name: String) {
    let folder = moduleFiles(of: "Raster", built: .module)
      .appendingPathComponent("Fonts")
    let url = folder.appendingPathComponent(name)
    index = 0
    do {
      data = try NSData(contentsOf: url, options: .mappedIfSafe)
    } catch {
      fatalError("bundled font · cannot read \(url.path) · reinstall with the resources folder")
    }
  }

  /// A face of a file that an application brought.
  init(_ data: NSData, index: Int) { (self.data, self.index) = (data, index) }

  var start: UnsafeRawPointer { data.bytes }
  var count: Int { data.length }
}

/// A HarfBuzz font whose scale is the design grid, so that positions are design units.
///
/// `@unchecked Sendable`: the font and its face are made immutable before anyone else sees
/// them, and HarfBuzz lets any number of threads shape with immutable fonts. Never freed.
struct ShapingFont: @unchecked Sendable {
  let font: OpaquePointer
  let unitsPerEm: Int

  init(_ file: FontFile, _ instance: FaceInstance) {
    let bytes = file.start.assumingMemoryBound(to: CChar.self)
    let blob = hb_blob_create(bytes, UInt32(file.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(file.index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    font = hb_font_create(face)!
    unitsPerEm = Int(hb_face_get_upem(face))
    hb_face_destroy(face)
    if instance.face.isVariable {
      var weight = hb_variation_t(tag: tag("wght"), value: Float(instance.weight))
      hb_font_set_variations(font, &weight, 1)
    }
    hb_font_make_immutable(font)
  }

  /// The glyph of a character, nil where the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }
}

/// Four ASCII letters as an OpenType tag.
func tag(_ name: StaticString) -> UInt32 {
  name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}
