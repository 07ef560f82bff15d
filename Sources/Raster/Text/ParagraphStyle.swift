/// Where lines lie between the edges.
package enum TextAlignment: Hashable, Sendable {
  case left, center, right
  /// Lines but the last of each paragraph are stretched to the width.
  case justified
  /// Left, or right where the base direction is right to left.
  case natural
}

/// What happens to text that is wider than the line.
package enum LineBreakMode: Hashable, Sendable {
  /// Breaks between words, inside a word only when it alone is too wide.
  case wordWrap
  /// Breaks between any two grapheme clusters.
  case charWrap
  /// Wraps between words; the last line permitted goes on past the edge.
  case clip
  /// Wraps between words; the last line permitted loses its beginning, middle or end to "…".
  case truncateHead, truncateMiddle, truncateTail
}

/// Which way a paragraph runs.
package enum BaseDirection: Hashable, Sendable {
  /// As its first letter does.
  case natural
  case leftToRight, rightToLeft
}

/// How a paragraph is laid out. Lengths are points; negative ones and NaN count as 0.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreak = LineBreakMode.wordWrap
  /// 0 for any number of lines.
  package var maximumLines = 0
  /// Lines that would end below this are left out, except for the first.
  package var maximumHeight = Double.infinity
  /// Added between lines, not after the last.
  package var lineSpacing = 0.0
  /// Multiplies each line's height, space being added above; 0 is taken as 1.
  package var lineHeightMultiple = 0.0
  /// Limits of each line's height; 0 for none.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  package var baseDirection = BaseDirection.natural
  /// Points from the leading edge to the first line, and to the others.
  package var firstLineIndent = 0.0
  package var indent = 0.0
  /// Where lines end: points from the leading edge, or if 0 or less, from the trailing one.
  package var tailIndent = 0.0
  /// Where text goes on after tabs, and points between the places beyond those; 0 is taken as 28.
  package var tabStops: [TabStop] = []
  package var tabInterval = 0.0
  package static let standardTabInterval = 28.0
  /// Whether more text follows that there is no room for: the last line is truncated even if it
  /// fits.
  package var continues = false
  /// What lines run around, where there is a width; from the paragraph's top left.
  package var holes: [TextHole] = []

  package init(
    alignment: TextAlignment = .natural, lineBreak: LineBreakMode = .wordWrap,
    maximumLines: Int = 0, maximumHeight: Double = .infinity, lineSpacing: Double = 0,
    lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    baseDirection: BaseDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.baseDirection = baseDirection
  }
}
