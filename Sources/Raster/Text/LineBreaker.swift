/// Where the lines of a shaped text end: greedy, each as full as possible.
struct LineBreaker {
  /// One line's cells.
  struct Span: Equatable {
    let cells: Range<Int>
    /// Index into `ShapedText.stretches`.
    let stretch: Int
    /// Nil for a line that has its row for itself.
    var fragment: Fragment?
  }

  /// A part of a row, in 1/1024 points from the paragraph's top left.
  struct Fragment: Equatable {
    let left: Int
    let width: Int
    let top: Int
  }

  let shaped: ShapedText
  /// 1/1024 points: of the first line of every stretch, and of the others.
  var firstWidth: Int
  var width: Int
  let breaksAnywhere: Bool
  /// Where these lines begin, for tabs.
  var firstIndent = 0
  var indent = 0
  var ruler = TabRuler()

  /// The line that begins at a cell; nil at the end of the text. A text that ends with a line
  /// end has one more line, without cells.
  func line(at start: Int, stretch: Int) -> Span? {
    if stretch == shaped.stretches.count {
      guard shaped.stretches.last?.endsWithNewline == true else { return nil }
      return Span(cells: start..<start, stretch: stretch)
    }
    let limit = shaped.stretches[stretch].cells.upperBound
    return Span(cells: start..<end(of: start, limit, in: stretch), stretch: stretch)
  }

  /// The line after another one.
  func line(after span: Span) -> Span? {
    guard span.stretch < shaped.stretches.count else { return nil }
    let isLast = span.cells.upperBound == shaped.stretches[span.stretch].cells.upperBound
    return line(at: span.cells.upperBound, stretch: isLast ? span.stretch + 1 : span.stretch)
  }

  /// Whether no word is cut at a line's end.
  func endsBetweenWords(_ span: Span) -> Bool {
    let end = span.cells.upperBound
    guard span.stretch < shaped.stretches.count else { return true }
    return end == shaped.stretches[span.stretch].cells.upperBound || allowsBreak(before: end)
  }

  private func end(of start: Int, _ limit: Int, in stretch: Int) -> Int {
    let isFirst = start == shaped.stretches[stretch].cells.lowerBound
    let (width, indent) = isFirst ? (firstWidth, firstIndent) : (self.width, self.indent)
    var (pen, opportunity) = (TabRuler.Pen(ruler, at: indent), start)
    for index in start..<limit {
      let cell = shaped.cells[index]
      if index > start && allowsBreak(before: index) { opportunity = index }
      pen.pass(cell)
      guard pen.end - indent > width, !cell.isSpace, index > start else { continue }
      return opportunity > start ? opportunity : index
    }
    return limit
  }

  private func allowsBreak(before index: Int) -> Bool {
    let (before, after) = (shaped.cells[index - 1], shaped.cells[index])
    if after.isSpace { return false }
    if breaksAnywhere || before.isSpace { return true }
    return BreakClass.allowsBreak(before.last, after.first)
  }
}
