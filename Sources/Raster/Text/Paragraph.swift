import Geometry

/// Text laid out in a column: lines with places, ready to be drawn at any scale.
///
/// Coordinates are points, y down, from the column's top left. Layout does not depend on the
/// scale of the pixels.
package struct Paragraph: Hashable, Sendable {
  package let text: StyledText
  /// From top to bottom; none for empty text.
  package let lines: [TextLine]
  /// The widest line and the height of all; not rounded to pixels.
  package let size: CGSize
  /// Whether some text is left out or replaced by "…".
  package let isTruncated: Bool
  /// Clusters for which no bundled font has a glyph, each once: boxes are drawn for them.
  package let missing: [Character]

  /// Lays text out.
  /// - Parameter width: Points; lines are broken to stay within it unless a single cluster
  ///   is wider. Infinity never breaks; NaN and negatives count as 0.
  package static func layout(
    _ text: StyledText, width: Double = .infinity, style: ParagraphStyle = ParagraphStyle()
  ) -> Paragraph {
    ParagraphCache.paragraph(.init(text: text, width: width, style: style)) {
      ParagraphLayout(text, width: width, style: style).paragraph()
    }
  }

  /// Points from the top to the first line's baseline; 0 for empty text.
  package var firstBaseline: Double { lines.first.map { Double($0.origin.y) } ?? 0 }

  /// The same lines for a text that differs in colours only.
  func with(_ text: StyledText) -> Paragraph {
    Paragraph(text: text, lines: lines, size: size, isTruncated: isTruncated, missing: missing)
  }
}
