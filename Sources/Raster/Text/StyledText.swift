/// A string with a style for every part of it.
///
/// Offsets are UTF-16 code units, as in NSRange. A style that begins inside a grapheme
/// cluster takes effect after it: a cluster has the style of its first unit.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text with one style.
  package struct Run: Hashable, Sendable {
    /// UTF-16 offsets; never empty.
    package var range: Range<Int>
    package var style: TextStyle
  }

  package private(set) var string: String
  /// In order, without gaps, from 0 to `length`; empty for empty text.
  package private(set) var runs: [Run]

  /// Text of one style.
  package init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    let length = string.utf16.count
    runs = length > 0 ? [Run(range: 0..<length, style: style)] : []
  }

  /// UTF-16 code units.
  package var length: Int { runs.last?.range.upperBound ?? 0 }

  /// Adds a piece at the end.
  package mutating func append(_ piece: String, style: TextStyle) {
    let start = length
    string += piece
    let count = piece.utf16.count
    if count > 0 { runs.append(Run(range: start..<(start + count), style: style)) }
  }

  /// Changes the style of a range; what lies outside of the text is ignored.
  package mutating func update(_ range: Range<Int>, _ change: (inout TextStyle) -> Void) {
    let range = range.clamped(to: 0..<length)
    guard !range.isEmpty else { return }
    runs = runs.flatMap { run in Self.split(run, by: range, change) }
  }

  /// The same text with all sizes and tracking multiplied.
  package func scaled(by factor: Double) -> StyledText {
    var copy = self
    copy.update(0..<length) { style in
      style.size *= factor
      style.tracking *= factor
      style.box = style.box?.scaled(by: factor)
    }
    return copy
  }

  private static func split(
    _ run: Run, by range: Range<Int>, _ change: (inout TextStyle) -> Void
  ) -> [Run] {
    let inside = run.range.clamped(to: range)
    guard !inside.isEmpty else { return [run] }
    var changed = Run(range: inside, style: run.style)
    change(&changed.style)
    let before = Run(range: run.range.lowerBound..<inside.lowerBound, style: run.style)
    let after = Run(range: inside.upperBound..<run.range.upperBound, style: run.style)
    return [before, changed, after].filter { !$0.range.isEmpty }
  }
}
