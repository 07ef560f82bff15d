/// Vertical measures of a font at a size, in points. Of an application's own they are what its file
/// says; what follows is of the system font, and but for cap and x-height of a `LetterKind`'s fonts.
///
/// Ascender, descender and line height are those of iOS's system font (1,950, 494 and 2,444
/// of 2,048 units, no leading: 20.287 points of line height at 17), so that layouts agree;
/// Inter's own are within 2 % of them. Cap height and x-height are those of the glyphs drawn.
/// Fallback faces do not change a line's height.
package struct TypefaceMetrics: Hashable, Sendable {
  /// Above the baseline; ≥ 0.
  package let ascender: Double
  /// Below the baseline; ≤ 0, as UIFont has it.
  package let descender: Double
  package let capHeight: Double
  package let xHeight: Double
  /// Between lines; 0 for the system font.
  package let leading: Double
  /// ascender − descender.
  package var lineHeight: Double { ascender - descender }

  package init(_ style: TextStyle) {
    let size = FixedPoint.points(style.fixedSize)
    if let own = style.ownFont?.measures {
      (ascender, descender) = (size * own.ascender, size * own.descender)
      (capHeight, xHeight) = (size * own.capHeight, size * own.xHeight)
      leading = size * own.leading
      return
    }
    leading = 0
    ascender = size * 1950 / 2048
    descender = -size * 494 / 2048
    let isDisplay = style.fixedSize >= Face.displaySize
    capHeight = isDisplay ? size * 1472 / 2048 : size * 2048 / 2816
    xHeight = isDisplay ? size * 1056 / 2048 : size * 1536 / 2816
  }

  /// The ascender in 1/1024 points, rounded up to a whole unit.
  static func fixedAscender(_ style: TextStyle) -> Int {
    let size = style.fixedSize
    guard let own = style.ownFont?.measures else { return (size * 1950 + 2047) / 2048 }
    return Int((Double(size) * own.ascender).rounded(.up))
  }
  /// The depth below the baseline in 1/1024 points, rounded up.
  static func fixedDescender(_ style: TextStyle) -> Int {
    let size = style.fixedSize
    guard let own = style.ownFont?.measures else { return (size * 494 + 2047) / 2048 }
    return Int((-Double(size) * own.descender).rounded(.up))
  }
}
