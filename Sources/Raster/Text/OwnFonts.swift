import CFreeType
import Geometry
import Synchronization

/// A font in a file of its own: one that an application brings, or one of a `LetterKind`.
package struct OwnFont: Hashable, Sendable {
  /// Vertical measures as shares of the size: of those above the baseline positive.
  struct Measures: Sendable {
    let ascender, descender, leading, capHeight, xHeight: Double
  }

  /// What it is asked for by: `Lato-Bold`.
  package let postScriptName: String
  /// `Lato`.
  package let familyName: String
  /// `Bold Italic`.
  package let styleName: String
  /// 100 to 900, as the file says.
  package let weight: Double
  package let isItalic: Bool
  let face: Face
  let measures: Measures

  package static func == (a: OwnFont, b: OwnFont) -> Bool { a.face == b.face }
  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// The fonts that applications have brought into this process, in the order in which they came.
package enum OwnFonts {
  private static let fonts = Mutex<[OwnFont]>([])

  /// Takes in all fonts of a file's bytes; a font of a name that is there already stays as it is.
  /// - Returns: The fonts of the file; none where it is not one that FreeType can read.
  @discardableResult
  package static func register(_ data: Data) -> [OwnFont] {
    let bytes = data as NSData
    let count = FontLibrary.bundled.inspect(bytes, index: 0) { min($0.pointee.num_faces, 64) }
    return (0..<(count ?? 0)).compactMap { register(bytes, index: $0) }
  }

  private static func register(_ data: NSData, index: Int) -> OwnFont? {
    guard let read = FontLibrary.bundled.inspect(data, index: index, FontNames.init) else {
      return nil
    }
    return fonts.withLock { fonts in
      if let known = fonts.first(where: { $0.postScriptName == read.postScript }) { return known }
      let font = OwnFont(
        postScriptName: read.postScript, familyName: read.family, styleName: read.style,
        weight: read.weight, isItalic: read.isItalic,
        face: FontLibrary.bundled.add(FontFile(data, index: index)), measures: read.measures)
      fonts.append(font)
      return font
    }
  }

  /// The font of a PostScript name, of a full name (`Lato Bold`), or a family's regular one.
  package static func font(named name: String) -> OwnFont? {
    let all = fonts.withLock { $0 }
    return all.first { $0.postScriptName == name }
      ?? all.first { "\($0.familyName) \($0.styleName)" == name }
      ?? font(family: name, isBold: false, isItalic: false)
  }

  /// The font of a family that is bold and slanted as asked; nil where the family has none, but the
  /// nearest in weight to regular or bold.
  package static func font(family: String, isBold: Bool, isItalic: Bool) -> OwnFont? {
    fonts(family: family).filter { $0.isItalic == isItalic && ($0.weight >= 600) == isBold }
      .min { abs($0.weight - (isBold ? 700 : 400)) < abs($1.weight - (isBold ? 700 : 400)) }
      ?? (isBold || isItalic ? nil : fonts(family: family).first)
  }

  package static func fonts(family: String) -> [OwnFont] {
    fonts.withLock { $0.filter { $0.familyName == family } }
  }

  /// What they are asked for by, in the order in which they came.
  package static var names: [String] { fonts.withLock { $0.map(\.postScriptName) } }

  /// Each once, in the order in which they came.
  package static var families: [String] {
    fonts.withLock { fonts in
      var known: Set<String> = []
      return fonts.map(\.familyName).filter { known.insert($0).inserted }
    }
  }
}

/// What a font's file says of itself.
struct FontNames {
  let postScript, family, style: String
  let weight: Double
  let isItalic: Bool
  let measures: OwnFont.Measures

  init(_ face: FT_Face) {
    let record = face.pointee
    family = record.family_name.map { String(cString: $0) } ?? "Unnamed"
    style = record.style_name.map { String(cString: $0) } ?? "Regular"
    postScript =
      FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "\(family)-\(style)"
    isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    weight = table.map { Double($0.usWeightClass) } ?? (isBold ? 700 : 400)
    let unit = Double(max(record.units_per_EM, 1))
    let ascender = Double(record.ascender) / unit
    let descender = Double(record.descender) / unit
    let isMeasured = (table?.version ?? 0) >= 2 && (table?.sCapHeight ?? 0) > 0
    measures = OwnFont.Measures(
      ascender: ascender, descender: descender,
      leading: max(Double(record.height) / unit - ascender + descender, 0),
      capHeight: isMeasured ? Double(table!.sCapHeight) / unit : ascender * 0.75,
      xHeight: isMeasured ? Double(table!.sxHeight) / unit : ascender * 0.55)
  }
}
