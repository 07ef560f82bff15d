import CHarfBuzz

/// Turns styled text into glyphs: graphemes, faces, directions, then HarfBuzz run by run.
struct Shaper {
  private let text: StyledText
  private let units: [UInt16]
  private let base: BaseDirection
  private let isJapanese: Bool
  private var graphemes: [Grapheme] = []
  private var shaped = ShapedText()
  private var missing: Set<Character> = []

  /// Shapes all of a text.
  static func shape(_ text: StyledText, base: BaseDirection) -> ShapedText {
    var shaper = Shaper(text, base)
    shaper.shapeAll()
    return shaper.shaped
  }

  private init(_ text: StyledText, _ base: BaseDirection) {
    self.text = text
    self.base = base
    units = Array(text.string.utf16)
    isJapanese = units.contains { (0x3041...0x30FF).contains($0) }
    var segmentation = Segmentation(text)
    graphemes = segmentation.graphemes()
  }

  private mutating func shapeAll() {
    var start = 0
    while start < graphemes.count {
      let newline = graphemes[start...].firstIndex { $0.breakClass == .newline }
      let end = newline.map { $0 + 1 } ?? graphemes.count
      shapeStretch(start..<end, endsWithNewline: newline != nil)
      start = end
    }
  }

  private mutating func shapeStretch(_ stretch: Range<Int>, endsWithNewline: Bool) {
    let (baseLevel, levels) = DirectionalLevels.resolve(
      graphemes[stretch].map(\.first), base: base)
    let firstCell = shaped.cells.count
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let level = levels[start - stretch.lowerBound]
      var end = start + 1
      while end < stretch.upperBound, levels[end - stretch.lowerBound] == level,
        isOneRun(graphemes[start], graphemes[end])
      { end += 1 }
      shapeRun(start..<end, level)
      start = end
    }
    shaped.stretches.append(
      ShapedText.Stretch(
        cells: firstCell..<shaped.cells.count, baseLevel: baseLevel,
        endsWithNewline: endsWithNewline))
  }

  private func isOneRun(_ a: Grapheme, _ b: Grapheme) -> Bool {
    a.run == b.run && a.face == b.face && a.script == b.script && a.isControl == b.isControl
  }

  // MARK: One run

  private mutating func shapeRun(_ run: Range<Int>, _ level: UInt8) {
    if graphemes[run.lowerBound].isControl {
      for index in run { appendBlank(graphemes[index], level) }
      return
    }
    let style = text.runs[graphemes[run.lowerBound].run].style
    if let box = style.box {
      for index in run { appendBox(box, style, graphemes[index], level) }
      return
    }
    let instance = FaceInstance(graphemes[run.lowerBound].face, weight: style.axisWeight)
    let font = FontLibrary.bundled.shapingFont(instance)
    let buffer = hb_buffer_create()!
    defer { hb_buffer_destroy(buffer) }
    fill(buffer, run, level)
    var features = features(style, run)
    hb_shape(font.font, buffer, &features, UInt32(features.count))
    collect(buffer, run, level, RunFont(instance, font, style))
  }

  private func fill(_ buffer: OpaquePointer, _ run: Range<Int>, _ level: UInt8) {
    let start = graphemes[run.lowerBound].range.lowerBound
    let end = graphemes[run.upperBound - 1].range.upperBound
    hb_buffer_add_utf16(
      buffer, units, Int32(units.count), UInt32(start), Int32(end - start))
    hb_buffer_set_direction(buffer, level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, graphemes[run.lowerBound].script)
    let language = isJapanese && graphemes[run.lowerBound].face == .cjk ? "ja" : "en"
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
  }

  /// Inter's contextual forms raise colons between figures, as the iOS font's do, but also
  /// turn "->" into an arrow, which that font does not: off for runs with such pairs.
  private func features(_ style: TextStyle, _ run: Range<Int>) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if style.digits == .monospaced { features.append(Self.feature("tnum", 1)) }
    if hasArrow(run) { features.append(Self.feature("calt", 0)) }
    return features
  }

  private func hasArrow(_ run: Range<Int>) -> Bool {
    run.dropLast().contains { index in
      let pair = (graphemes[index].first, graphemes[index + 1].first)
      return (pair.1 == ">" && "-=".unicodeScalars.contains(pair.0))
        || (pair.0 == "<" && "-=".unicodeScalars.contains(pair.1))
    }
  }

  private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: tag(name), value: value, start: 0, end: UInt32.max)
  }

  private mutating func appendBlank(_ grapheme: Grapheme, _ level: UInt8) {
    let none = shaped.glyphs.count..<shaped.glyphs.count
    shaped.cells.append(
      TextCell(
        range: grapheme.range, glyphs: none, advance: 0, run: grapheme.run, level: level,
        first: grapheme.breakClass, last: grapheme.breakClass, isTab: grapheme.first == "\t"))
  }

  /// Room between words, on either side of which a line may end.
  private mutating func appendBox(
    _ box: TextBox, _ style: TextStyle, _ grapheme: Grapheme, _ level: UInt8
  ) {
    let none = shaped.glyphs.count..<shaped.glyphs.count
    let tracking = FixedPoint.signed(min(max(style.tracking, -4096), 4096))
    shaped.cells.append(
      TextCell(
        range: grapheme.range, glyphs: none, advance: max(0, box.advance + tracking),
        run: grapheme.run, level: level, first: .ideograph, last: .ideograph))
  }

  /// What turns a run's design units into lengths.
  private struct RunFont {
    let instance: FaceInstance
    let unitsPerEm: Int
    let size: Int
    let tracking: Int

    init(_ instance: FaceInstance, _ font: ShapingFont, _ style: TextStyle) {
      self.instance = instance
      unitsPerEm = font.unitsPerEm
      size = style.fixedSize
      tracking = style.fixedTracking(in: instance.face)
    }

    func length(_ units: Int32) -> Int {
      FixedPoint.scaled(Int(units), size: size, unitsPerEm: unitsPerEm)
    }
  }

  /// Groups HarfBuzz's glyphs into cells, in logical order.
  private mutating func collect(
    _ buffer: OpaquePointer, _ run: Range<Int>, _ level: UInt8, _ font: RunFont
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let groups = Self.groups((0..<Int(count)).map { Int(infos[$0].cluster) })
    let ordered = level % 2 == 0 ? groups : groups.reversed()
    var next = run.lowerBound
    for (index, group) in ordered.enumerated() {
      let following = index + 1 < ordered.count ? ordered[index + 1].cluster : Int.max
      let start = next
      while next < run.upperBound, graphemes[next].range.lowerBound < following { next += 1 }
      let glyphs = appendGlyphs(infos, positions, group.glyphs, font)
      appendCell(start..<next, glyphs, level, font)
    }
  }

  private static func groups(_ clusters: [Int]) -> [(cluster: Int, glyphs: Range<Int>)] {
    var found: [(cluster: Int, glyphs: Range<Int>)] = []
    for (index, cluster) in clusters.enumerated() {
      if let last = found.last, last.cluster == cluster {
        found[found.count - 1].glyphs = last.glyphs.lowerBound..<(index + 1)
      } else {
        found.append((cluster, index..<(index + 1)))
      }
    }
    return found
  }

  private mutating func appendGlyphs(
    _ infos: UnsafePointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>,
    _ group: Range<Int>, _ font: RunFont
  ) -> (range: Range<Int>, advance: Int, isMissing: Bool) {
    let start = shaped.glyphs.count
    var (pen, isMissing) = (0, false)
    for index in group {
      let position = positions[index]
      shaped.glyphs.append(
        ShapedGlyph(
          id: infos[index].codepoint, instance: font.instance,
          x: pen + font.length(position.x_offset), y: font.length(position.y_offset)))
      pen += font.length(position.x_advance)
      isMissing = isMissing || infos[index].codepoint == 0
    }
    return (start..<shaped.glyphs.count, pen, isMissing)
  }

  private mutating func appendCell(
    _ range: Range<Int>, _ glyphs: (range: Range<Int>, advance: Int, isMissing: Bool),
    _ level: UInt8, _ font: RunFont
  ) {
    guard !range.isEmpty else { return mergeIntoLast(glyphs) }
    let (first, last) = (graphemes[range.lowerBound], graphemes[range.upperBound - 1])
    if glyphs.isMissing { report(first.range.lowerBound..<last.range.upperBound) }
    let tracking = font.size == 0 ? 0 : font.tracking * range.count
    shaped.cells.append(
      TextCell(
        range: first.range.lowerBound..<last.range.upperBound, glyphs: glyphs.range,
        advance: max(0, glyphs.advance + tracking), run: first.run, level: level,
        first: first.breakClass, last: last.breakClass))
  }

  /// Glyphs that HarfBuzz keeps apart within one grapheme belong to that grapheme's cell.
  private mutating func mergeIntoLast(
    _ glyphs: (range: Range<Int>, advance: Int, isMissing: Bool)
  ) {
    guard let last = shaped.cells.popLast() else { return }
    for index in glyphs.range {
      let glyph = shaped.glyphs[index]
      shaped.glyphs[index] = ShapedGlyph(
        id: glyph.id, instance: glyph.instance, x: glyph.x + last.advance, y: glyph.y)
    }
    shaped.cells.append(
      TextCell(
        range: last.range, glyphs: last.glyphs.lowerBound..<glyphs.range.upperBound,
        advance: last.advance + glyphs.advance, run: last.run, level: last.level,
        first: last.first, last: last.last, isTab: last.isTab))
    if glyphs.isMissing { report(last.range) }
  }

  private mutating func report(_ range: Range<Int>) {
    let string = String(decoding: units[range], as: UTF16.self)
    for character in string where missing.insert(character).inserted {
      shaped.missing.append(character)
    }
  }
}
