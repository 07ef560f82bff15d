import Geometry

/// What is drawn along with the glyphs of a stretch of text.
package struct TextDecoration: Hashable, Sendable {
  /// A line along the text.
  package enum Line: Hashable, Sendable {
    case single, thick, double
  }

  /// How a line is broken, as lengths in its own thickness: drawn, left out, and so on; whole where there are
  /// none. The lengths are guesses.
  package enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    var lengths: [Int] {
      switch self {
      case .solid: []
      case .dot: [2, 2]
      case .dash: [7, 3]
      case .dashDot: [7, 3, 2, 3]
      case .dashDotDot: [7, 3, 2, 3, 2, 3]
      }
    }
  }

  /// Fills the stretch's part of the line, below the glyphs.
  package var background: RGBA?
  package var underline: Line?
  /// The text's own colour unless told.
  package var underlineColor: RGBA?
  package var underlinePattern = Pattern.solid
  package var strikethrough: Line?
  package var strikethroughColor: RGBA?
  package var strikethroughPattern = Pattern.solid
  package var shadow: TextShadow?
  package var stroke: TextStroke?

  package init() {}
}

/// A line along the outlines of glyphs; emoji have none.
package struct TextStroke: Hashable, Sendable {
  /// In hundredths of the font's size: above 0 the line alone is drawn, below 0 the glyphs too.
  package var width: Double
  /// The text's own colour unless told.
  package var color: RGBA?

  package init(width: Double, color: RGBA?) { (self.width, self.color) = (width, color) }

  /// Whether the glyphs are filled.
  var fills: Bool { !(width > 0) }

  /// In 1/64 of a pixel, for a size in the same: at most four times that.
  func pixels(size: Int32) -> Int32 {
    let wide = width.magnitude / 100 * Double(size)
    return wide > 0 ? Int32(min(wide, 4 * Double(size)).rounded()) : 0
  }
}

/// A shadow below glyphs.
package struct TextShadow: Hashable, Sendable {
  package var color: RGBA
  /// Points, y down.
  package var offset: CGSize
  /// Points; sigma is half of it; a layer's shadowRadius is sigma itself.
  package var blur: Double

  package init(color: RGBA, offset: CGSize, blur: Double) {
    (self.color, self.offset, self.blur) = (color, offset, blur)
  }
}
