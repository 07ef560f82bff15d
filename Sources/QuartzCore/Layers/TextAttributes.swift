import Geometry
import Raster

/// A font that QuartzCore can draw with; UIKit's fonts are.
package protocol TextFace: AnyObject {
  /// Size, weight and slant; the colour does not count.
  var textStyle: TextStyle { get }
}

/// A colour in an attributed string; UIKit's colours, and `CGColor`, are.
package protocol TextPaint: AnyObject {
  var textColor: RGBA { get }
}

extension CGColor: TextPaint {
  package var textColor: RGBA { rgba }
}

/// A shadow in an attributed string; UIKit's `NSShadow` is.
package protocol TextShade: AnyObject {
  /// nil where it has no colour.
  /// - Parameter paint: What a colour of the text looks like.
  func textShadow(_ paint: (Any) -> RGBA?) -> TextShadow?
}

/// A paragraph style in an attributed string; UIKit's `NSParagraphStyle` is.
package protocol TextParagraph: AnyObject {
  var paragraphStyle: ParagraphStyle { get }
  /// Points above and below.
  var paragraphSpacings: (before: Double, after: Double) { get }
}

/// Attributes of a stretch of text, under the names that UIKit's keys have too: what each of them
/// means, wherever text is drawn.
package struct TextAttributes {
  private let values: [NSAttributedString.Key: Any]
  /// What a colour looks like where the text is drawn; nil for what is not one.
  private let paint: (Any) -> RGBA?

  /// - Parameter paint: What a colour looks like where the text is drawn; nil for what is not one.
  package init(
    values: [NSAttributedString.Key: Any],
    paint: @escaping (Any) -> RGBA? = { ($0 as? any TextPaint)?.textColor }
  ) {
    (self.values, self.paint) = (values, paint)
  }

  /// How the characters look: 12 points, black, unless told.
  package func makeStyle() -> TextStyle {
    var style = (value("NSFont") as? any TextFace)?.textStyle ?? TextStyle(size: 12)
    style.color = color("NSColor") ?? style.color
    style.tracking = number("NSKern") ?? number("CTTracking") ?? 0
    style.baselineOffset = number("NSBaselineOffset") ?? 0
    style.decoration.background = color("NSBackgroundColor")
    style.decoration.underline = readUnderline("NSUnderline")
    style.decoration.underlinePattern = readPattern("NSUnderline")
    style.decoration.underlineColor = color("NSUnderlineColor")
    style.decoration.strikethrough = readUnderline("NSStrikethrough")
    style.decoration.strikethroughPattern = readPattern("NSStrikethrough")
    style.decoration.strikethroughColor = color("NSStrikethroughColor")
    style.decoration.shadow = (value("NSShadow") as? any TextShade)?.textShadow(paint)
    style.slant = number("NSObliqueness") ?? 0
    if let width = number("NSStrokeWidth"), width != 0, width.isFinite {
      style.decoration.stroke = TextStroke(width: width, color: color("NSStrokeColor"))
    }
    return style
  }

  package var paragraph: (any TextParagraph)? { value("NSParagraphStyle") as? any TextParagraph }

  /// What text layers do not draw, by name.
  func reportUnknown() {
    for key in values.keys.map(\.rawValue).sorted() where !Self.known.contains(key) {
      Unsupported.report("CATextLayer attribute \(key)")
    }
  }

  /// Links, ligatures and languages change nothing that would be seen.
  private static let known: Set<String> = [
    "NSFont", "NSColor", "NSKern", "CTTracking", "NSBaselineOffset", "NSBackgroundColor",
    "NSUnderline", "NSUnderlineColor", "NSStrikethrough", "NSStrikethroughColor", "NSShadow",
    "NSParagraphStyle", "NSLink", "NSLigature", "NSLanguage", "NSStrokeWidth", "NSStrokeColor",
    "NSObliqueness",
  ]

  private func value(_ name: String) -> Any? { values[NSAttributedString.Key(name)] }

  private func color(_ name: String) -> RGBA? { value(name).flatMap(paint) }

  /// A number however it is boxed.
  private func number(_ name: String) -> Double? {
    switch value(name) {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// An underline style as a number, or as UIKit's option set.
  private func underlineBits(_ name: String) -> Int {
    let option = (value(name) as? any RawRepresentable)?.rawValue as? Int
    return option ?? number(name).flatMap { Int(exactly: $0.rounded()) } ?? 0
  }

  private func readPattern(_ name: String) -> TextDecoration.Pattern {
    switch underlineBits(name) & 0xF00 {
    case 0x100: .dot
    case 0x200: .dash
    case 0x300: .dashDot
    case 0x400: .dashDotDot
    default: .solid
    }
  }

  private func readUnderline(_ name: String) -> TextDecoration.Line? {
    let bits = underlineBits(name)
    if bits & 0x8000 != 0 { Unsupported.report("underlines of words alone") }
    switch bits & 0xF {
    case 0: return nil
    case 9: return .double
    case 2: return .thick
    default: return .single
    }
  }
}

extension NSAttributedString {
  /// The paragraphs, each with its line end.
  package var paragraphRanges: [NSRange] {
    let text = string as NSString
    var (ranges, start) = ([NSRange](), 0)
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = max(range.location + range.length, start + 1)
    }
    return ranges
  }
}
