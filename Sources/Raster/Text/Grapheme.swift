import CHarfBuzz

/// One user-perceived character of a text, with what layout needs to know of it.
struct Grapheme {
  /// UTF-16 offsets in the whole text.
  let range: Range<Int>
  let first: Unicode.Scalar
  /// Index of the style run that the first unit lies in.
  let run: Int
  /// The face that has all of its characters; `cjk`, for its empty box, where none has.
  let face: Face
  /// Its script; Common and Inherited take the script before.
  let script: hb_script_t
  let breakClass: BreakClass
}

extension Grapheme {
  /// Not for a font: line ends, tabs, control characters.
  var isControl: Bool { first.properties.generalCategory == .control || breakClass == .newline }
}

/// Cuts a text into graphemes.
struct Segmentation {
  private let text: StyledText
  private var fallback = FontFallback()

  init(_ text: StyledText) { self.text = text }

  /// All graphemes in order, without gaps.
  mutating func graphemes() -> [Grapheme] {
    var found: [Grapheme] = []
    found.reserveCapacity(text.length)
    var (offset, run, script) = (0, 0, HB_SCRIPT_LATIN)
    for character in text.string {
      while text.runs[run].range.upperBound <= offset { run += 1 }
      let end = offset + character.utf16.count
      found.append(grapheme(character, offset..<end, run, &script))
      offset = end
    }
    return found
  }

  private mutating func grapheme(
    _ character: Character, _ range: Range<Int>, _ run: Int, _ script: inout hb_script_t
  ) -> Grapheme {
    let first = character.unicodeScalars.first!
    let own = hb_unicode_script(hb_unicode_funcs_get_default(), first.value)
    if own != HB_SCRIPT_COMMON && own != HB_SCRIPT_INHERITED && own != HB_SCRIPT_UNKNOWN {
      script = own
    }
    return Grapheme(
      range: range, first: first, run: run,
      face: fallback.face(for: character, style: text.runs[run].style), script: script,
      breakClass: FontFallback.isEmoji(character) ? .ideograph : BreakClass(first))
  }
}
