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
    let placed = place(visible)
    return TextLine(
      range: range, isTruncated: isTruncated, glyphs: placed.glyphs, boxes: placed.boxes,
      spans: placed.spans,
      visibleCells: visible.count, fixedWidth: visible.reduce(0) { $0 + $1.advance },
      fixedAscent: metrics.ascent, fixedDescent: metrics.descent,
      isRightToLeft: baseLevel % 2 == 1)
  }

  /// What is on a line.
  private struct Placed {
    var glyphs: [PlacedGlyph] = []
    var boxes: [PlacedBox] = []
    var spans: [RunSpan] = []
  }

  private func place(_ cells: [TextCell]) -> Placed {
    var placed = Placed()
    var pen = 0
    for index in DirectionalLevels.visualOrder(cells.map(\.level)) {
      let cell = cells[index]
      let rise = FixedPoint.signed(runs[cell.run].style.baselineOffset)
      for glyph in shaped.glyphs[cell.glyphs] {
        placed.glyphs.append(
          PlacedGlyph(
            id: glyph.id, instance: glyph.instance, run: cell.run, x: pen + glyph.x,
            y: glyph.y + rise))
      }
      if runs[cell.run].style.box != nil, cell.glyphs.isEmpty {
        placed.boxes.append(PlacedBox(run: cell.run, x: pen, y: rise))
      }
      if placed.spans.last?.run != cell.run {
        placed.spans.append(RunSpan(run: cell.run, start: pen, end: pen))
      }
      pen += cell.advance
      placed.spans[placed.spans.count - 1].end = pen
    }
    return placed
  }

  /// The tallest style among the cells, raised and lowered ones included; the text's last style
  /// for a line without cells.
  private func metrics(_ cells: [TextCell]) -> (ascent: Int, descent: Int) {
    var (ascent, descent, last) = (0, 0, -1)
    for cell in cells where cell.run != last {
      last = cell.run
      extend(&ascent, &descent, by: runs[cell.run].style)
    }
    if cells.isEmpty, let style = runs.last?.style { extend(&ascent, &descent, by: style) }
    return (ascent, descent)
  }

  private func extend(_ ascent: inout Int, _ descent: inout Int, by style: TextStyle) {
    let rise = FixedPoint.signed(min(max(style.baselineOffset, -4096), 4096))
    if let box = style.box {
      ascent = max(ascent, box.ascent + rise)
      descent = max(descent, box.descent - rise)
      return
    }
    ascent = max(ascent, TypefaceMetrics.fixedAscender(style) + rise)
    descent = max(descent, TypefaceMetrics.fixedDescender(style) - rise)
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
