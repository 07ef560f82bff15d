import Geometry

/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
  /// Which figures the font uses.
  package enum Digits: Hashable, Sendable {
    /// As wide as each figure is.
    case proportional
    /// All as wide as one another (the font's tabular figures).
    case monospaced
  }

  /// Points; 0 and below, and NaN, draw nothing and measure 0. At most 2,048 is used.
  package var size: Double
  /// 100 (thin) to 900 (black), 400 regular; clamped to that range and rounded.
  package var weight: Double
  /// The italic cut. Chinese, Japanese, Korean and emoji have none and stay upright.
  package var isItalic: Bool
  /// Colour of the glyphs; emoji take only its alpha.
  package var color: RGBA
  /// Points added after every cluster, as NSAttributedString's kern is; may be negative.
  package var tracking: Double
  package var digits: Digits
  /// The font that the text is set in, the application's own or one of a `LetterKind`; nil for the
  /// system's. Weight and slant are the font's own then.
  package var ownFont: OwnFont?
  /// Points that the text is raised by; negative lowers it.
  package var baselineOffset = 0.0
  /// How far the glyphs lean to the right: a share of their height.
  package var slant = 0.0
  /// What is drawn along with the glyphs.
  package var decoration = TextDecoration()
  /// Room in place of each letter, which is not drawn then.
  package var box: TextBox?

  package init(
    size: Double = 17, weight: Double = 400, isItalic: Bool = false,
    color: RGBA = RGBA(red: 0, green: 0, blue: 0), tracking: Double = 0,
    digits: Digits = .proportional
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
    self.tracking = tracking
    self.digits = digits
  }

  /// The size in 1/1024 point, 0 for what cannot be drawn.
  var fixedSize: Int { min(FixedPoint.length(size), 2048 * FixedPoint.unitsPerPoint) }

  /// The weight as a whole number within the font's axis; NaN gives 400.
  var axisWeight: Int {
    guard !weight.isNaN else { return 400 }
    return Int(min(max(weight, 100), 900).rounded())
  }

  /// The face that this style asks for first.
  var firstFace: Face { ownFont?.face ?? systemFace }

  /// The face of the system font that goes with it.
  var systemFace: Face {
    let isDisplay = fixedSize >= Face.displaySize
    if isItalic { return isDisplay ? .displayItalic : .textItalic }
    return isDisplay ? .display : .text
  }

  /// What is added after each cluster: `tracking` and the face's own optical tracking.
  func fixedTracking(in face: Face) -> Int {
    let asked = FixedPoint.signed(min(max(tracking, -4096), 4096))
    guard face == .text || face == .textItalic else { return asked }
    return asked + OpticalTracking.units(size: fixedSize)
  }
}

/// The letter fit of text sizes: a little looser when small, tighter when larger.
///
/// The text cut of Inter is drawn for about 12 points. In thousandths of the size: +6 at 10
/// points and below, 0 at 12, −13 at 17, −18 at 20; straight lines between. (Chosen by eye
/// against widths of iOS labels; a guess.)
enum OpticalTracking {
  private static let table: [(size: Int, thousandths: Int)] = [
    (10, 6), (12, 0), (17, -13), (20, -18),
  ]

  /// 1/1024 points to add to each advance at a size in 1/1024 points.
  static func units(size: Int) -> Int {
    size * millionths(size: size) / 1_000_000
  }

  private static func millionths(size: Int) -> Int {
    let one = FixedPoint.unitsPerPoint
    guard size > table[0].size * one else { return table[0].thousandths * 1000 }
    for (low, high) in zip(table, table.dropFirst()) where size < high.size * one {
      let rise = (high.thousandths - low.thousandths) * 1000
      return low.thousandths * 1000 + rise * (size - low.size * one)
        / ((high.size - low.size) * one)
    }
    return table[table.count - 1].thousandths * 1000
  }
}
