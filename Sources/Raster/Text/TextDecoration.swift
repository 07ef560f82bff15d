import Geometry

/// What is drawn along with the glyphs of a stretch of text.
package struct TextDecoration: Hashable, Sendable {
  /// A line along the text.
  package enum Line: Hashable, Sendable {
    case single, thick, double
  }

  /// Fills the stretch's part of the line, below the glyphs.
  package var background: RGBA?
  package var underline: Line?
  /// The text's own colour unless told.
  package var underlineColor: RGBA?
  package var strikethrough: Line?
  package var strikethroughColor: RGBA?
  package var shadow: TextShadow?

  package init() {}
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
