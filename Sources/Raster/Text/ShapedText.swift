/// A glyph of a shaped text. Offsets in 1/1024 points from the cell's left edge, y up.
struct ShapedGlyph {
  let id: UInt32
  let instance: FaceInstance
  let x: Int
  let y: Int
}

/// What can stand on a line by itself: one or more grapheme clusters and their glyphs.
struct TextCell {
  /// UTF-16 offsets in the whole text.
  let range: Range<Int>
  /// Indices into `ShapedText.glyphs`.
  let glyphs: Range<Int>
  /// Width in 1/1024 points, tracking included.
  var advance: Int
  /// Index of the style run.
  let run: Int
  let level: UInt8
  let first: BreakClass
  let last: BreakClass
  /// Its width comes from where it stands on its line.
  var isTab = false

  /// Hangs past the line's end without counting.
  var isSpace: Bool { first == .space || first == .newline || first == .zeroWidthSpace }
}

/// A text after shaping, still on one endless line for each of its paragraphs.
struct ShapedText {
  /// What lies between line ends, with its own line end.
  struct Stretch {
    /// Indices into `cells`.
    let cells: Range<Int>
    /// Level of the paragraph's direction.
    let baseLevel: UInt8
    let endsWithNewline: Bool
  }

  var cells: [TextCell] = []
  var glyphs: [ShapedGlyph] = []
  var stretches: [Stretch] = []
  /// Clusters for which no bundled font has a glyph, in order of appearance, each once.
  var missing: [Character] = []
}
