/// Which face draws a character: the one asked for, then the system font, then CJK, Hebrew, Arabic, emoji and symbols.
///
/// Characters that Unicode shows as emoji by default, and those followed by U+FE0F or a skin
/// tone, ask the emoji font first; U+FE0E asks it last.
struct FontFallback {
  private var known: [Face: [Character: Face]] = [:]
  private var fonts: [Face: ShapingFont] = [:]

  /// The first face in line that has every character of the cluster; `cjk` if none has (its
  /// .notdef is a plain box), `emoji` for joined emoji of which it has only parts.
  mutating func face(for character: Character, style: TextStyle) -> Face {
    let (first, system) = (style.firstFace, style.systemFace)
    if let face = known[first]?[character] { return face }
    let face = choose(character, first, system)
    known[first, default: [:]][character] = face
    return face
  }

  private mutating func choose(_ character: Character, _ first: Face, _ system: Face) -> Face {
    let wantsEmoji = Self.isEmoji(character)
    let plain: [Face] = (first == system ? [first] : [first, system]) + [.cjk, .hebrew, .arabic]
    let order = (wantsEmoji ? [.emoji] + plain : plain + [.emoji]) + [.symbols]
    for face in order where covers(face, character) { return face }
    return Self.hasJoiner(character) && wantsEmoji ? .emoji : .cjk
  }

  private mutating func covers(_ face: Face, _ character: Character) -> Bool {
    let font = font(face)
    let scalars = character.unicodeScalars
    if scalars.allSatisfy({ Self.isIgnorable($0) || font.glyph(for: $0) != nil }) { return true }
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count < scalars.count
      && composed.allSatisfy { Self.isIgnorable($0) || font.glyph(for: $0) != nil }
  }

  private mutating func font(_ face: Face) -> ShapingFont {
    if let font = fonts[face] { return font }
    let font = FontLibrary.bundled.shapingFont(FaceInstance(face, weight: 400))
    fonts[face] = font
    return font
  }

  /// Whether a cluster is shown as a picture rather than as text.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, character.utf8.count > 1 else { return false }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
  }

  private static func hasJoiner(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value == 0x200D }
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }
}
