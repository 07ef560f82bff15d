import Geometry

/// Backgrounds, underlines and strikethroughs of one line, as rectangles of whole pixels.
///
/// Lines are a fourteenth of the size thick, at least a pixel; an underline begins a tenth of the
/// size below the baseline, a strikethrough is centred 0.27 of it above (guesses).
struct LineDecorations {
  private let line: TextLine
  private let text: StyledText
  private let placement: LinePlacement
  private let blit: GlyphBlit

  init(
    _ line: TextLine, _ text: StyledText, _ placement: LinePlacement, _ target: TextTarget
  ) {
    (self.line, self.text, self.placement) = (line, text, placement)
    blit = GlyphBlit(pixels: target.pixels, width: target.width, area: target.area)
  }

  func drawBackgrounds(where wants: (TextStyle) -> Bool) {
    for span in line.spans {
      let style = text.runs[span.run].style
      guard wants(style), let color = style.decoration.background else { continue }
      let bottom = placement.baseline + pixels(line.descent)
      fill(span, bottom - pixels(line.height), bottom, color)
    }
  }

  func drawLines(where wants: (TextStyle) -> Bool) {
    for span in line.spans {
      let style = text.runs[span.run].style
      guard wants(style) else { continue }
      let size = FixedPoint.points(style.fixedSize)
      let baseline = placement.baseline - pixels(style.baselineOffset)
      let look = style.decoration
      if let kind = look.underline {
        draw(
          kind, look.underlinePattern, span, baseline + pixels(size * 0.1), size,
          look.underlineColor ?? style.color)
      }
      if let kind = look.strikethrough {
        let middle = baseline - pixels(size * 0.27) - thickness(kind, size) / 2
        draw(
          kind, look.strikethroughPattern, span, middle, size,
          look.strikethroughColor ?? style.color)
      }
    }
  }

  private func draw(
    _ kind: TextDecoration.Line, _ pattern: TextDecoration.Pattern, _ span: RunSpan, _ top: Int,
    _ size: Double, _ color: RGBA
  ) {
    let thickness = thickness(kind, size)
    let lengths = pattern.lengths.map { $0 * thickness }
    for top in kind == .double ? [top, top + 2 * thickness] : [top] {
      if lengths.isEmpty {
        fill(span, top, top + thickness, color)
      } else {
        dash(span, top, top + thickness, lengths, color)
      }
    }
  }

  /// The pattern begins where the line of text does, so that neighbours go on with it.
  private func dash(_ span: RunSpan, _ top: Int, _ bottom: Int, _ lengths: [Int], _ color: RGBA) {
    let (start, end) = (edge(span.start), edge(span.end))
    var (left, index) = (edge(0), 0)
    let whole = lengths.reduce(0, +)
    if left < start { left += (start - left) / whole * whole }
    while left < end {
      let right = left + lengths[index % lengths.count]
      if index % 2 == 0, right > start {
        blit.fill(
          left: max(left, start), top: top, right: min(right, end), bottom: bottom,
          color: PixelColor(color))
      }
      (left, index) = (right, index + 1)
    }
  }

  private func thickness(_ kind: TextDecoration.Line, _ size: Double) -> Int {
    max(1, pixels(size / 14)) * (kind == .thick ? 2 : 1)
  }

  private func fill(_ span: RunSpan, _ top: Int, _ bottom: Int, _ color: RGBA) {
    blit.fill(
      left: edge(span.start), top: top, right: edge(span.end), bottom: bottom,
      color: PixelColor(color))
  }

  private func edge(_ x: Int) -> Int {
    (placement.quarters(placement.left + FixedPoint.points(x)) + 2) >> 2
  }

  private func pixels(_ points: Double) -> Int {
    let length = points * placement.scale
    return length.magnitude < 1e9 ? Int(length.rounded()) : 0
  }
}
