import QuartzCore
import Raster

/// A line of glyphs with their places, for code that draws letters by itself.
@MainActor
package struct GlyphLine {
  /// Glyphs of one font and one look beside each other.
  package struct Run {
    package let font: UIFont
    package let attributes: [NSAttributedString.Key: Any]
    package fileprivate(set) var glyphs: [UInt16] = []
    /// Of their origins, from the line's left end, y up; points.
    package fileprivate(set) var positions: [CGPoint] = []
    /// Points from the first origin to where the run ends.
    package fileprivate(set) var width: CGFloat = 0
  }

  package private(set) var runs: [Run] = []
  /// Points.
  package let width: CGFloat
  package let ascent: CGFloat
  package let descent: CGFloat
  /// UTF-16 units.
  package let length: Int

  /// The first line of a text that is never broken.
  package init(_ text: NSAttributedString) {
    length = text.length
    let traits = UITraitCollection.current
    let pieces = text.length == 0 ? [] : AttributedText(text, traits: traits).pieces()
    let paragraph = TextColumn.layout(pieces).parts.first?.paragraph
    guard let line = paragraph?.lines.first, let paragraph else {
      (width, ascent, descent) = (0, 0, 0)
      return
    }
    (width, ascent, descent) = (
      CGFloat(line.width), CGFloat(line.ascent), CGFloat(line.descent)
    )
    runs = Self.runs(of: line, paragraph.text, text)
  }

  private static func runs(
    of line: TextLine, _ styled: StyledText, _ text: NSAttributedString
  ) -> [Run] {
    var runs: [Run] = []
    var last: (run: Int, instance: FaceInstance)?
    for glyph in line.glyphs {
      if last?.run != glyph.run || last?.instance != glyph.instance {
        let start = styled.runs[glyph.run].range.lowerBound
        let place = min(start, max(text.length - 1, 0))
        var attributes = text.attributes(at: place, effectiveRange: nil)
        let asked = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let font = UIFont(asked, face: glyph.instance)
        attributes[.font] = font
        runs.append(Run(font: font, attributes: attributes))
        last = (glyph.run, glyph.instance)
      }
      let place = CGPoint(x: CGFloat(glyph.x) / 1024, y: CGFloat(glyph.y) / 1024)
      runs[runs.count - 1].glyphs.append(UInt16(truncatingIfNeeded: glyph.id))
      runs[runs.count - 1].positions.append(place)
    }
    for (index, run) in runs.enumerated() {
      let next = index + 1 < runs.count ? runs[index + 1].positions.first?.x : CGFloat(line.width)
      runs[index].width = max((next ?? 0) - (run.positions.first?.x ?? 0), 0)
    }
    return runs
  }
}

extension UIFont {
  /// The same for glyphs of a face.
  fileprivate convenience init(_ other: UIFont, face: FaceInstance) {
    self.init(
      pointSize: other.pointSize, weight: other.weight, isItalic: other.isItalic,
      hasMonospacedDigits: other.hasMonospacedDigits, typeface: other.typeface, face: face)
  }

  /// The outline of a glyph from its origin, points, y up; nil for pictures.
  package func outline(of glyph: UInt16) -> Path? {
    let instance = face ?? GlyphOutline.instance(for: textStyle)
    return GlyphOutline.path(of: UInt32(glyph), in: instance, size: Double(pointSize))
  }

  /// The glyph of a character; nil where the font itself has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt16? {
    GlyphOutline.glyph(for: scalar, style: textStyle).map { UInt16(truncatingIfNeeded: $0) }
  }
}
