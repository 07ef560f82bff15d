/// Lines around holes: each row is broken for the room that is left of it.
extension ParagraphLayout {
  /// The lines that there is room for, and whether they are all.
  func spansAroundHoles(_ breaker: LineBreaker) -> (spans: [LineBreaker.Span], isComplete: Bool) {
    let most = style.maximumLines > 0 ? style.maximumLines : Int.max
    let lowest = FixedPoint.length(style.maximumHeight)
    var spans: [LineBreaker.Span] = []
    var (top, rows) = (0, 0)
    var next = breaker.line(at: 0, stretch: 0)
    while let first = next {
      let height = height(ofRowWith: first)
      let isFull = rows >= most || (top + height > lowest && !spans.isEmpty)
      if isFull { return (spans, false) }
      let row = row(from: first, top: top, height: height, breaker)
      if let last = row.last {
        spans += row
        rows += 1
        top += row.map(measuredHeight).max().map { max($0, height) } ?? height
        top += FixedPoint.length(style.lineSpacing)
        next = breaker.line(after: last)
      } else {
        // No room for a word: a point further down.
        top += FixedPoint.unitsPerPoint
      }
    }
    return (spans, !style.continues)
  }

  /// The pieces of a row from left to right, each with as much text as it has room for.
  private func row(
    from first: LineBreaker.Span, top: Int, height: Int, _ breaker: LineBreaker
  ) -> [LineBreaker.Span] {
    var pieces: [LineBreaker.Span] = []
    var next = first
    let (indent, room) = (indent(of: first), room(for: first))
    let gaps = gaps(from: top, to: top + height, indent..<(indent + room))
    for gap in gaps {
      var narrow = breaker
      (narrow.width, narrow.firstWidth) = (gap.count, gap.count)
      (narrow.indent, narrow.firstIndent) = (gap.lowerBound, gap.lowerBound)
      guard var piece = narrow.line(at: next.cells.lowerBound, stretch: next.stretch) else { break }
      guard gap.count == room || narrow.endsBetweenWords(piece) else { continue }
      piece.fragment = LineBreaker.Fragment(left: gap.lowerBound, width: gap.count, top: top)
      pieces.append(piece)
      guard let following = breaker.line(after: piece), following.stretch == piece.stretch else {
        break
      }
      next = following
    }
    return pieces
  }

  /// What holes leave of a row.
  private func gaps(from top: Int, to bottom: Int, _ row: Range<Int>) -> [Range<Int>] {
    let (top, bottom) = (FixedPoint.points(top), FixedPoint.points(bottom))
    guard top < Self.deepest else { return [row] }
    let cuts = style.holes.compactMap { $0.reach(from: top, to: bottom) }
      .map { (FixedPoint.signed($0.left), FixedPoint.signed($0.right)) }.sorted { $0.0 < $1.0 }
    var gaps: [Range<Int>] = []
    var left = row.lowerBound
    for (from, to) in cuts {
      if from > left { gaps.append(left..<min(from, row.upperBound)) }
      left = max(left, to)
      if left >= row.upperBound { return gaps }
    }
    return gaps + [left..<row.upperBound]
  }

  /// Points down to which holes count.
  private static let deepest = 100_000.0

  /// As high as its first cell.
  private func height(ofRowWith span: LineBreaker.Span) -> Int {
    let end = min(span.cells.lowerBound + 1, span.cells.upperBound)
    return lineHeight(of: span.cells.lowerBound..<end)
  }
}
