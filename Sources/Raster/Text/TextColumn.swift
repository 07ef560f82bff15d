import Geometry

/// Paragraphs one below the other, each with a style of its own: an attributed string laid out.
///
/// Coordinates are points, y down, from the column's top left.
package struct TextColumn: Hashable, Sendable {
  /// Text that shares one paragraph style.
  package struct Piece: Hashable, Sendable {
    package var text: StyledText
    /// Its holes are from the column's top left.
    package var style: ParagraphStyle
    /// Points above and below; not above the first, not below the last.
    package var spacingBefore = 0.0
    package var spacing = 0.0

    package init(_ text: StyledText, style: ParagraphStyle) {
      (self.text, self.style) = (text, style)
    }
  }

  /// A laid-out piece and how far below the top it begins, points.
  package struct Part: Hashable, Sendable {
    package let paragraph: Paragraph
    package let top: Double
  }

  package private(set) var parts: [Part] = []
  /// The widest line and the height of all; not rounded to pixels.
  package private(set) var size = CGSize.zero
  /// Whether some text is left out or replaced by "…".
  package private(set) var isTruncated = false

  /// Lays pieces out until lines or room run out.
  /// - Parameters:
  ///   - width: Points; infinity never breaks.
  ///   - maximumHeight: Points; lines that would end below it are left out, except for the first.
  ///   - maximumLines: 0 for any number.
  package static func layout(
    _ pieces: [Piece], width: Double = .infinity, maximumHeight: Double = .infinity,
    maximumLines: Int = 0
  ) -> TextColumn {
    var column = TextColumn()
    var left = maximumLines > 0 ? maximumLines : Int.max
    for (index, piece) in pieces.enumerated() {
      let top = column.top(of: piece, after: index > 0 ? pieces[index - 1] : nil)
      var piece = piece
      piece.style.maximumLines = left == .max ? 0 : left
      piece.style.maximumHeight = maximumHeight - top
      piece.style.holes = piece.style.holes.map { $0.moved(up: top) }
      var paragraph = Paragraph.layout(piece.text, width: width, style: piece.style)
      left -= left == .max ? 0 : paragraph.lines.count
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      let bottom = top + Double(paragraph.size.height)
      let isFull = next.map { left <= 0 || bottom + $0.lineHeight > maximumHeight } ?? false
      if isFull, !paragraph.isTruncated {
        piece.style.continues = true
        paragraph = Paragraph.layout(piece.text, width: width, style: piece.style)
      }
      column.append(paragraph, top: top)
      if isFull || paragraph.isTruncated {
        column.isTruncated = true
        break
      }
    }
    return column
  }

  private func top(of piece: Piece, after former: Piece?) -> Double {
    guard let former else { return 0 }
    let gap = former.spacing + piece.spacingBefore + former.style.lineSpacing
    return Double(size.height) + (gap > 0 ? gap : 0)
  }

  private mutating func append(_ paragraph: Paragraph, top: Double) {
    parts.append(Part(paragraph: paragraph, top: top))
    size.width = max(size.width, paragraph.size.width)
    size.height = top + paragraph.size.height
  }

  /// Gives all text one colour; what is laid out stays where it is.
  mutating func recolor(_ color: RGBA) {
    parts = parts.map { part in
      var text = part.paragraph.text
      text.update(0..<text.length) { $0.color = color }
      return Part(paragraph: part.paragraph.with(text), top: part.top)
    }
  }

  /// Points from the top to the first line's baseline; 0 for empty text.
  package var firstBaseline: Double { parts.first.map { $0.top + $0.paragraph.firstBaseline } ?? 0 }

  /// How many lines there are.
  package var lineCount: Int { parts.reduce(0) { $0 + $1.paragraph.lines.count } }

  /// Clusters for which no bundled font has a glyph, each once in every part.
  package var missing: [Character] { parts.flatMap(\.paragraph.missing) }

  /// The shadows of runs, nil among them where a run has none; each once.
  package var shadows: [TextShadow?] {
    var found: [TextShadow?] = []
    for run in parts.flatMap(\.paragraph.text.runs)
    where !found.contains(run.style.decoration.shadow) {
      found.append(run.style.decoration.shadow)
    }
    return found
  }

  /// Draws the column over a bitmap.
  /// - Parameters:
  ///   - origin: Where the top left goes, in points from the bitmap's.
  ///   - scale: Pixels per point.
  package func draw(into bitmap: inout Bitmap, at origin: CGPoint = .zero, scale: Double = 1) {
    for part in parts {
      TextRenderer.draw(
        part.paragraph, into: &bitmap, at: CGPoint(x: origin.x, y: origin.y + part.top),
        scale: scale)
    }
  }
}

extension TextColumn.Piece {
  /// The least height of a line of it.
  fileprivate var lineHeight: Double {
    let style = text.runs.first?.style ?? TextStyle(size: 0)
    return FixedPoint.points(
      TypefaceMetrics.fixedAscender(style) + TypefaceMetrics.fixedDescender(style))
  }
}
