import CFreeType
import CHarfBuzz
import Geometry
import Synchronization

/// The fonts, open for shaping and for drawing.
///
/// One for the process: fonts are constants that are expensive to open. Shaping fonts are
/// immutable and used without a lock; FreeType's faces are used only inside `state`'s lock.
/// `@unchecked Sendable` because of FreeType's pointers, which never leave that lock.
final class FontLibrary: @unchecked Sendable {
  static let bundled = FontLibrary()

  private let files: [FontFile]
  private let ownFiles = Mutex<[FontFile]>([])
  private let shapingFonts = Mutex<[FaceInstance: ShapingFont]>([:])
  private let lock = NSLock()
  private let library: FT_Library
  private var faces: [FaceInstance: FT_Face] = [:]
  private let glyphs = BoundedCache<GlyphKey, GlyphImage>(limit: 24 << 20, cost: \.bytes)

  private init() {
    files = Face.bundled.map(FontFile.init)
    var made: FT_Library?
    let failure = FT_Init_FreeType(&made)
    precondition(failure == 0, "FreeType · error \(failure) at start · check the installation")
    library = made!
  }

  /// The font to shape with; made on first use.
  func shapingFont(_ instance: FaceInstance) -> ShapingFont {
    let instance = instance.shaping
    return shapingFonts.withLock { fonts in
      if let font = fonts[instance] { return font }
      let font = ShapingFont(file(of: instance.face), instance)
      fonts[instance] = font
      return font
    }
  }

  private func file(of face: Face) -> FontFile {
    if case .own(let number) = face { return ownFiles.withLock { $0[number] } }
    return files[Face.bundled.firstIndex(of: face)!]
  }

  /// Takes a face of an application's in.
  func add(_ file: FontFile) -> Face {
    ownFiles.withLock { files in
      files.append(file)
      return .own(files.count - 1)
    }
  }

  /// Looks into a font's bytes.
  /// - Returns: What the block makes of the face; nil where FreeType cannot read it.
  func inspect<Result>(_ data: NSData, index: Int, _ body: (FT_Face) -> Result) -> Result? {
    lock.withLock {
      var face: FT_Face?
      let bytes = data.bytes.assumingMemoryBound(to: UInt8.self)
      guard FT_New_Memory_Face(library, bytes, data.length, index, &face) == 0, let face else {
        return nil
      }
      defer { FT_Done_Face(face) }
      return body(face)
    }
  }

  /// The pictures of some glyphs, in order, from the cache or drawn now.
  func images(_ keys: [GlyphKey]) -> [GlyphImage] {
    lock.withLock { keys.map(image) }
  }

  /// The outline of a glyph in ems, y up; nil where FreeType refuses it.
  func outline(of glyph: UInt32, in instance: FaceInstance) -> Path? {
    lock.withLock { GlyphRasterizer(face: face(instance)).path(of: glyph, in: instance) }
  }

  /// Bytes that cached glyphs take up now.
  var cachedBytes: Int { glyphs.cost }

  // MARK: Inside the lock

  private func image(_ key: GlyphKey) -> GlyphImage {
    glyphs.value(for: key) { GlyphRasterizer(face: face(key.instance)).image(key) }
  }

  private func face(_ instance: FaceInstance) -> FT_Face {
    let shared = instance.shaping
    if let face = faces[shared] { return face }
    let face = open(shared)
    faces[shared] = face
    return face
  }

  private func open(_ instance: FaceInstance) -> FT_Face {
    let file = file(of: instance.face)
    var face: FT_Face?
    let bytes = file.start.assumingMemoryBound(to: UInt8.self)
    let failure = FT_New_Memory_Face(library, bytes, file.count, file.index, &face)
    precondition(
      failure == 0, "\(instance.face.fileName) · FreeType error \(failure) · restore the file")
    if instance.face.isVariable {
      var weight: FT_Fixed = instance.weight << 16
      FT_Set_Var_Design_Coordinates(face, 1, &weight)
    }
    return face!
  }
}
