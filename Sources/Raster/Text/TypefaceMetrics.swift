/// Vertical measures of the system font at a size, in points.
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
  /// Between lines; 0.
  package let leading = 0.0
  /// ascender − descender.
  package var lineHeight: Double { ascender - descender }

  package init(_ style: TextStyle) {
    let size = FixedPoint.points(style.fixedSize)
    ascender = size * 1950 / 2048
    descender = -size * 494 / 2048
    let isDisplay = style.fixedSize >= Face.displaySize
    capHeight = isDisplay ? size * 1472 / 2048 : size * 2048 / 2816
    xHeight = isDisplay ? size * 1056 / 2048 : size * 1536 / 2816
  }

  /// The ascender in 1/1024 points, rounded up to a whole unit.
  static func fixedAscender(size: Int) -> Int { (size * 1950 + 2047) / 2048 }
  /// The depth below the baseline in 1/1024 points, rounded up.
  static func fixedDescender(size: Int) -> Int { (size * 494 + 2047) / 2048 }
}
