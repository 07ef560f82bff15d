@_exported import UIKit

// Lines as glyphs with places and outlines. Text that is broken into lines is `NSAttributedString`'s.

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// A line of glyphs. y goes up, from the baseline.
@preconcurrency @MainActor
public final class CTLine {
  let line: GlyphLine
  let runs: [CTRun]

  init(_ text: NSAttributedString) {
    let line = GlyphLine(text)
    self.line = line
    runs = line.runs.map(CTRun.init)
  }
}

/// Glyphs of one font beside each other.
@preconcurrency @MainActor
public final class CTRun {
  let run: GlyphLine.Run
  init(_ run: GlyphLine.Run) { self.run = run }

  /// A range of glyphs; one without a length goes to the end, as Core Text has it.
  fileprivate func indices(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), run.glyphs.count)
    let end =
      range.length == 0 ? run.glyphs.count : min(start + max(range.length, 0), run.glyphs.count)
    return start..<end
  }
}

@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Of type `CTRun`.
@preconcurrency @MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

@preconcurrency @MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: 0, length: line.line.length)
}

/// How wide a line is, points, and how far it reaches above and below the baseline.
@discardableResult @preconcurrency @MainActor
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = 0
  return Double(line.line.width)
}

/// Around the outlines of a line, y up from the baseline.
@preconcurrency @MainActor
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.runs.flatMap { outlines(of: $0) }.reduce(CGRect.null) { $0.union($1.boundingBox) }
}

@preconcurrency @MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// By the attributes' names; the font is that which the glyphs are in.
@preconcurrency @MainActor
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
  let named = run.run.attributes.map { (NSString(string: $0.key.rawValue), $0.value) }
  return NSDictionary(
    objects: named.map(\.1), forKeys: named.map(\.0))
}

@preconcurrency @MainActor
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.run.glyphs[index] }
}

/// From the left end of the line.
@preconcurrency @MainActor
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.run.positions[index] }
}

@preconcurrency @MainActor
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
@preconcurrency @MainActor
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// How wide a run is, points, and how far its font reaches above and below the baseline.
@discardableResult @preconcurrency @MainActor
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.font.ascender
  descent?.pointee = -run.run.font.descender
  leading?.pointee = run.run.font.leading
  return Double(run.run.width)
}

@preconcurrency @MainActor
private func outlines(of run: CTRun) -> [CGPath] {
  zip(run.run.glyphs, run.run.positions).compactMap { glyph, place in
    var shift = CGAffineTransform(translationX: place.x, y: place.y)
    return CTFontCreatePathForGlyph(run.run.font, glyph, &shift)
  }.filter { !$0.isEmpty }
}

/// The outline of a glyph from its origin, y up; empty for blanks, nil for pictures.
@preconcurrency @MainActor
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = font.outline(of: glyph) else { return nil }
  return CGPath(outline.transformed(by: matrix?.pointee ?? .identity))
}

/// The glyphs of UTF-16 units; 0 for those that the font does not have.
/// - Returns: Whether it has all.
@discardableResult @preconcurrency @MainActor
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  for index in 0..<max(count, 0) {
    let glyph = Unicode.Scalar(characters[index]).flatMap { font.glyph(for: $0) }
    glyphs[index] = glyph ?? 0
    hasAll = hasAll && glyph != nil
  }
  return hasAll
}
