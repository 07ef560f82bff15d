import Geometry

/// Puts laid-out text on pixels.
///
/// Glyphs are placed to a quarter of a pixel across and, baselines being whole pixels, not at
/// all between rows, except for raised and lowered marks. The same call gives the same bytes,
/// whatever was drawn before and on however many threads.
package enum TextRenderer {
  /// Draws a paragraph over a bitmap (source over, premultiplied, integers).
  /// - Parameters:
  ///   - origin: Where the paragraph's top left goes, in points from the bitmap's.
  ///   - scale: Pixels per point; nothing is drawn unless it is above 0 and at most 1,000.
  ///   - clip: Points; pixels whose centre lies outside stay as they are. nil for none.
  package static func draw(
    _ paragraph: Paragraph, into bitmap: inout Bitmap, at origin: CGPoint = .zero,
    scale: Double = 1, clip: CGRect? = nil
  ) {
    let area = ClipArea(width: bitmap.width, height: bitmap.height).clipped(to: clip, scale)
    let width = bitmap.width
    bitmap.bytes.withUnsafeMutableBufferPointer {
      draw(paragraph, on: TextTarget(pixels: $0, width: width, area: area), at: origin, scale)
    }
  }

  /// Draws the runs of a paragraph that are wanted.
  static func draw(
    _ paragraph: Paragraph, on target: TextTarget, at origin: CGPoint, _ scale: Double,
    where wants: (TextStyle) -> Bool = { _ in true }
  ) {
    guard scale > 0, scale <= 1000, origin.x.isFinite, origin.y.isFinite, !target.area.isEmpty
    else { return }
    for line in paragraph.lines {
      let baseline = (Double(origin.y) + Double(line.origin.y)) * scale
      let reach = (line.ascent + line.descent + line.height) * scale * 2
      guard baseline + reach >= Double(target.area.top),
        baseline - reach <= Double(target.area.bottom), reach < 1e12
      else { continue }
      let left = Double(origin.x) + Double(line.origin.x)
      let placement = LinePlacement(left: left, baseline: Int(baseline.rounded()), scale: scale)
      let lines = LineDecorations(line, paragraph.text, placement, target)
      lines.drawBackgrounds(where: wants)
      draw(line, of: paragraph.text, placement, target, where: wants)
      lines.drawLines(where: wants)
    }
  }

  private static func draw(
    _ line: TextLine, of text: StyledText, _ placement: LinePlacement, _ target: TextTarget,
    where wants: (TextStyle) -> Bool
  ) {
    let spots = line.glyphs.flatMap { glyph in
      let style = text.runs[glyph.run].style
      guard wants(style), let spot = placement.spot(of: glyph, style, target.area) else {
        return [LinePlacement.Spot]()
      }
      return style.decoration.stroke.map(spot.stroked) ?? [spot]
    }
    let images = FontLibrary.bundled.images(spots.map(\.key))
    for (spot, image) in zip(spots, images) {
      let style = text.runs[spot.run].style
      let line = spot.key.stroke > 0 ? style.decoration.stroke?.color : nil
      var blit = GlyphBlit(pixels: target.pixels, width: target.width, area: target.area)
      blit.draw(image, x: spot.x, y: spot.y, color: PixelColor(line ?? style.color))
    }
  }
}

/// The pixels that text goes on.
struct TextTarget {
  let pixels: UnsafeMutableBufferPointer<UInt8>
  /// Pixels across the bitmap.
  let width: Int
  /// Those that may change.
  let area: ClipArea
}

/// Where a line lies on the pixels.
struct LinePlacement {
  /// A glyph's picture and the pixel that its pen is on.
  struct Spot {
    var key: GlyphKey
    let x: Int
    let y: Int
    let run: Int

    /// What is drawn of a glyph with a line along its outlines, the line last.
    func stroked(_ stroke: TextStroke) -> [Spot] {
      let width = stroke.pixels(size: key.pixelSize)
      guard width > 0, key.instance.face != .emoji else { return [self] }
      var line = self
      line.key.stroke = width
      return stroke.fills ? [self, line] : [line]
    }
  }

  /// Points from the bitmap's left edge.
  let left: Double
  /// The row of pixels that the baseline is above.
  let baseline: Int
  let scale: Double

  /// The spot of a glyph; nil for one that is too far away, or too small or large to draw.
  func spot(of glyph: PlacedGlyph, _ style: TextStyle, _ area: ClipArea) -> Spot? {
    let pixelSize = (FixedPoint.points(style.fixedSize) * scale * 64).rounded()
    guard pixelSize >= 1, pixelSize <= 4096 * 64 else { return nil }
    let x = quarters(left + FixedPoint.points(glyph.x))
    let rise = quarters(FixedPoint.points(glyph.y))
    let reach = 4 * Int(pixelSize) / 64 + 4
    guard x >> 2 > area.left - reach, x >> 2 < area.right + reach else { return nil }
    let isEmoji = glyph.instance.face == .emoji
    var key = GlyphKey(
      instance: glyph.instance, glyph: glyph.id, pixelSize: Int32(pixelSize),
      shiftX: isEmoji ? 0 : UInt8(x & 3), shiftY: isEmoji ? 0 : UInt8(rise & 3))
    if !isEmoji, style.slant.isFinite {
      key.slant = Int16((min(max(style.slant, -4), 4) * 256).rounded())
    }
    return Spot(
      key: key, x: isEmoji ? (x + 2) >> 2 : x >> 2, y: baseline - (rise >> 2), run: glyph.run)
  }

  func quarters(_ points: Double) -> Int {
    let pixels = points * scale * 4
    return Int(min(max(pixels, -1e12), 1e12).rounded(.toNearestOrAwayFromZero))
  }
}
