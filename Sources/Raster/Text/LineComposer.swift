/// Puts the cells of one line side by side: visual order, justification, glyph positions.
struct LineComposer {
  let shaped: ShapedText
  let runs: [StyledText.Run]

  /// A line of these cells, in logical order. Spaces at the end hang.
  /// - Parameter justifiedWidth: The width to stretch the line to, if it is to be stretched.
  func line(
    _ cells: [TextCell], range: Range<Int>, baseLevel: UInt8, justifiedWidth: Int? = nil,
    isTruncated: Bool = false
  ) -> TextLine {
    let last = cells.lastIndex { !$0.isSpace }
    var visible = last.map { Array(cells[...$0]) } ?? []
    if let target = justifiedWidth { justify(&visible, to: target) }
    let metrics = metrics(cells)
    return TextLine(
      range: range, isTruncated: isTruncated, glyphs: place(visible),
      visibleCells: visible.count, fixedWidth: visible.reduce(0) { $0 + $1.advance },
      fixedAscent: metrics.ascent, fixedDescent: metrics.descent,
      isRightToLeft: baseLevel % 2 == 1)
  }

  private func place(_ cells: [TextCell]) -> [PlacedGlyph] {
    var placed: [PlacedGlyph] = []
    var pen = 0
    for index in DirectionalLevels.visualOrder(cells.map(\.level)) {
      let cell = cells[index]
      for glyph in shaped.glyphs[cell.glyphs] {
        placed.append(
          PlacedGlyph(
            id: glyph.id, instance: glyph.instance, run: cell.run, x: pen + glyph.x, y: glyph.y))
      }
      pen += cell.advance
    }
    return placed
  }

  /// The tallest style among the cells; the text's last style for a line without cells.
  private func metrics(_ cells: [TextCell]) -> (ascent: Int, descent: Int) {
    var size = 0
    for cell in cells { size = max(size, runs[cell.run].style.fixedSize) }
    if cells.isEmpty { size = runs.last?.style.fixedSize ?? 0 }
    return (
      TypefaceMetrics.fixedAscender(size: size), TypefaceMetrics.fixedDescender(size: size)
    )
  }

  /// Widens the spaces between words, or where there are none, the gaps beside ideographs.
  private func justify(_ cells: inout [TextCell], to width: Int) {
    let extra = width - cells.reduce(0) { $0 + $1.advance }
    guard extra > 0, let first = cells.firstIndex(where: { !$0.isSpace }) else { return }
    var gaps = cells.indices.filter { $0 > first && cells[$0].isSpace }
    if gaps.isEmpty {
      gaps = cells.indices.dropLast().filter { index in
        cells[index].last == .ideograph || cells[index + 1].first == .ideograph
      }
    }
    for (number, index) in gaps.enumerated() {
      cells[index].advance += extra * (number + 1) / gaps.count - extra * number / gaps.count
    }
  }
}
