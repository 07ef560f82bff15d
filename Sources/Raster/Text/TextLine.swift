import Geometry

/// A glyph of a laid-out line.
package struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; 0 is the empty box of what is missing.
  package let id: UInt32
  package let instance: FaceInstance
  /// Index into the paragraph's `text.runs`, for size and colour.
  package let run: Int
  /// From the line's left edge, in 1/1024 points.
  package let x: Int
  /// Above the baseline, in 1/1024 points.
  package let y: Int
}

/// A part of a line that has one style, in 1/1024 points from the line's left edge.
package struct RunSpan: Hashable, Sendable {
  /// Index into the paragraph's `text.runs`.
  package let run: Int
  package let start: Int
  package internal(set) var end: Int
}

/// One line of a paragraph, shaped and measured.
package struct TextLine: Hashable, Sendable {
  /// UTF-16 offsets of what the line stands for, hanging spaces and line end included. The
  /// ranges of consecutive lines join without gap; that of a truncated line goes to the end
  /// of the text.
  package let range: Range<Int>
  /// The left end of the baseline, in points from the paragraph's top left.
  package internal(set) var origin = CGPoint.zero
  /// Points, hanging spaces not counted.
  package var width: Double { FixedPoint.points(fixedWidth) }
  /// Points above the baseline; > 0 except for text of size 0.
  package var ascent: Double { FixedPoint.points(fixedAscent) }
  /// Points below the baseline; ≥ 0.
  package var descent: Double { FixedPoint.points(fixedDescent) }
  /// Points from the paragraph's top to the line's top, and the line's height.
  package internal(set) var top = 0.0
  package internal(set) var height = 0.0
  /// Whether "…" stands for some text.
  package let isTruncated: Bool
  /// From left to right in runs; blanks included.
  package let glyphs: [PlacedGlyph]
  /// From left to right.
  package let boxes: [PlacedBox]
  /// The runs that the line is made of from left to right, blanks included.
  package let spans: [RunSpan]
  /// How many cells, for tests of what cannot be broken any further.
  let visibleCells: Int
  let fixedWidth: Int
  let fixedAscent: Int
  let fixedDescent: Int
  let isRightToLeft: Bool
}
