import Geometry

/// One layout under way: shape, break, drop what is too much, compose, stack, align.
struct ParagraphLayout {
  private let text: StyledText
  let style: ParagraphStyle
  private let width: Int
  private var shaped: ShapedText
  private let ruler: TabRuler

  init(_ text: StyledText, width: Double, style: ParagraphStyle) {
    self.text = text
    self.style = style
    self.width = FixedPoint.length(width)
    shaped = Shaper.shape(text, base: style.baseDirection)
    ruler = TabRuler(style)
  }

  /// The finished paragraph.
  func paragraph() -> Paragraph {
    let (spans, isComplete) = spans()
    var lines = compose(spans, isComplete)
    let height = stack(&lines, spans)
    let widest = zip(lines, spans).map { $0.fixedWidth + indent(of: $1) }.max() ?? 0
    align(&lines, spans, within: width == FixedPoint.unbounded ? widest : width)
    return Paragraph(
      text: text, lines: lines,
      size: CGSize(width: FixedPoint.points(widest), height: FixedPoint.points(height)),
      isTruncated: !isComplete, missing: shaped.missing)
  }

  // MARK: Indents

  private func isFirst(_ span: LineBreaker.Span) -> Bool {
    guard span.stretch < shaped.stretches.count else { return true }
    return span.cells.lowerBound == shaped.stretches[span.stretch].cells.lowerBound
  }

  func indent(of span: LineBreaker.Span) -> Int {
    span.fragment?.left ?? FixedPoint.length(isFirst(span) ? style.firstLineIndent : style.indent)
  }

  /// The width that lines with an indent may take.
  private func room(after indent: Double) -> Int {
    guard width < FixedPoint.unbounded else { return width }
    let tail = FixedPoint.signed(style.tailIndent)
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(0, end - FixedPoint.length(indent))
  }

  func room(for span: LineBreaker.Span) -> Int {
    span.fragment?.width ?? room(after: isFirst(span) ? style.firstLineIndent : style.indent)
  }

  // MARK: Breaking

  /// The lines that there is room for, and whether they are all.
  private func spans() -> (spans: [LineBreaker.Span], isComplete: Bool) {
    let breaker = LineBreaker(
      shaped: shaped, firstWidth: room(after: style.firstLineIndent),
      width: room(after: style.indent), breaksAnywhere: style.lineBreak == .charWrap,
      firstIndent: FixedPoint.length(style.firstLineIndent),
      indent: FixedPoint.length(style.indent), ruler: ruler)
    if !style.holes.isEmpty, width < FixedPoint.unbounded { return spansAroundHoles(breaker) }
    let most = style.maximumLines > 0 ? style.maximumLines : Int.max
    let room = style.maximumHeight == .infinity ? Int.max : FixedPoint.length(style.maximumHeight)
    var spans: [LineBreaker.Span] = []
    var height = 0
    var next = breaker.line(at: 0, stretch: 0)
    while let span = next {
      height +=
        (style.maximumHeight == .infinity ? 0 : measuredHeight(span))
        + (spans.isEmpty ? 0 : FixedPoint.length(style.lineSpacing))
      let isFull = spans.count >= most || (height > room && !spans.isEmpty)
      if isFull { return (spans, false) }
      spans.append(span)
      next = breaker.line(after: span)
    }
    return (spans, !style.continues)
  }

  func measuredHeight(_ span: LineBreaker.Span) -> Int { lineHeight(of: span.cells) }

  func lineHeight(of cells: Range<Int>) -> Int {
    let composer = LineComposer(shaped: shaped, runs: text.runs)
    return height(of: composer.line(Array(shaped.cells[cells]), range: 0..<0, baseLevel: 0))
  }

  // MARK: Composing

  private func compose(_ spans: [LineBreaker.Span], _ isComplete: Bool) -> [TextLine] {
    let whole = isComplete ? spans : spans.dropLast()
    var lines = whole.map(line)
    if !isComplete, let last = spans.last { lines.append(lastLine(last)) }
    return lines
  }

  private func line(_ span: LineBreaker.Span) -> TextLine {
    let composer = LineComposer(shaped: shaped, runs: text.runs)
    let cells = ruler.ruled(Array(shaped.cells[span.cells]), from: indent(of: span))
    let start = cells.first?.range.lowerBound ?? text.length
    let range = start..<(cells.last?.range.upperBound ?? text.length)
    let endsStretch = span.cells.upperBound == end(ofStretch: span.stretch)
    let stretches = style.alignment == .justified && !endsStretch && width < FixedPoint.unbounded
    return composer.line(
      cells, range: range, baseLevel: level(ofStretch: span.stretch),
      justifiedWidth: stretches ? room(for: span) : nil)
  }

  /// The last line that there is room for, when more text follows.
  private func lastLine(_ span: LineBreaker.Span) -> TextLine {
    switch style.lineBreak {
    case .wordWrap, .charWrap: return line(span)
    case .clip:
      let whole = span.cells.lowerBound..<end(ofStretch: span.stretch)
      return line(LineBreaker.Span(cells: whole, stretch: span.stretch))
    case .truncateHead, .truncateMiddle, .truncateTail: return truncatedLine(span)
    }
  }

  private func truncatedLine(_ span: LineBreaker.Span) -> TextLine {
    let cells = ruler.ruled(
      Array(shaped.cells[span.cells.lowerBound..<end(ofStretch: span.stretch)]),
      from: indent(of: span))
    let start = cells.first?.range.lowerBound ?? text.length
    let level = level(ofStretch: span.stretch)
    var longer = shaped
    let run = shaped.cells[span.cells].last?.run ?? max(0, text.runs.count - 1)
    let ellipsis = Self.appendEllipsis(to: &longer, text.runs[run].style, run, level)
    let kept = Truncation(width: room(for: span), ellipsis: ellipsis).shorten(
      cells, style.lineBreak)
    return LineComposer(shaped: longer, runs: text.runs).line(
      kept, range: start..<text.length, baseLevel: level, isTruncated: true)
  }

  private static func appendEllipsis(
    to shaped: inout ShapedText, _ style: TextStyle, _ run: Int, _ level: UInt8
  ) -> [TextCell] {
    var style = style
    style.box = nil
    let ellipsis = Shaper.shape(StyledText("…", style: style), base: .leftToRight)
    let offset = shaped.glyphs.count
    shaped.glyphs += ellipsis.glyphs
    return ellipsis.cells.map { cell in
      TextCell(
        range: 0..<0, glyphs: (cell.glyphs.lowerBound + offset)..<(cell.glyphs.upperBound + offset),
        advance: cell.advance, run: run, level: level, first: .other, last: .other)
    }
  }

  private func end(ofStretch stretch: Int) -> Int {
    guard stretch < shaped.stretches.count else { return shaped.cells.count }
    return shaped.stretches[stretch].cells.upperBound
  }

  private func level(ofStretch stretch: Int) -> UInt8 {
    guard stretch < shaped.stretches.count else { return shaped.stretches.last?.baseLevel ?? 0 }
    return shaped.stretches[stretch].baseLevel
  }

  // MARK: Placing

  /// Gives lines their vertical places and returns the height of all.
  private func stack(_ lines: inout [TextLine], _ spans: [LineBreaker.Span]) -> Int {
    var (y, lowest) = (0, 0)
    for (index, span) in zip(lines.indices, spans) {
      if index > 0 { y += FixedPoint.length(style.lineSpacing) }
      if let fragment = span.fragment { y = fragment.top }
      let (line, height) = (lines[index], height(of: lines[index]))
      lines[index].top = FixedPoint.points(y)
      lines[index].height = FixedPoint.points(height)
      y += height
      lines[index].origin.y = FixedPoint.points(y - line.fixedDescent)
      lowest = max(lowest, y)
    }
    return lowest
  }

  private func height(of line: TextLine) -> Int {
    var height = line.fixedAscent + line.fixedDescent
    let multiple = style.lineHeightMultiple
    if multiple > 0 { height = Int((Double(height) * min(multiple, 1024)).rounded()) }
    let (least, most) = (style.minimumLineHeight, style.maximumLineHeight)
    if least > 0 { height = max(height, FixedPoint.length(least)) }
    return most > 0 ? min(height, FixedPoint.length(most)) : height
  }

  private func align(_ lines: inout [TextLine], _ spans: [LineBreaker.Span], within width: Int) {
    for (index, span) in zip(lines.indices, spans) {
      let line = lines[index]
      let indent = indent(of: span)
      let within = self.width == FixedPoint.unbounded ? width - indent : room(for: span)
      let room = within - line.fixedWidth
      var x = room < 0 ? (line.isRightToLeft ? room : 0) : offset(room, line.isRightToLeft)
      // The leading edge of text that runs to the left is the right one.
      x += line.isRightToLeft ? max(0, width - within - indent) : indent
      lines[index].origin.x = FixedPoint.points(x)
    }
  }

  private func offset(_ room: Int, _ isRightToLeft: Bool) -> Int {
    switch style.alignment {
    case .left: 0
    case .center: room / 2
    case .right: room
    case .justified, .natural: isRightToLeft ? room : 0
    }
  }
}
