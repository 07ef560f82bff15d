/// Reads how signs are written down.
///
/// A sign is layers between semicolons, each drawn over those before it. A layer is lines, by the
/// words of SVG's path data in capitals, on a grid of 24 by 24: M, L, H, V, C, Q and Z; O with centre
/// and radius for a circle; R with origin, size and radius for a rounded rectangle; A with centre,
/// radius and two angles in degrees, clockwise from the right, for an arc, and a for one that goes on
/// with what was begun. They are stroked two units wide at regular weight, with round ends and
/// corners; W makes the pen so many times as wide. What stands after a bar is filled, even-odd.
/// A layer may also be
/// - another sign: `@name`, or mirrored `%name`, then by how much it is scaled about the middle,
///   by how much it is moved to the right and down, by how many degrees it is turned clockwise, and
///   times what its pen is wide;
/// - letters: a quotation mark and the letters, the size of their font, and where their middle is.
///
/// Before it may stand a minus, which takes away what is drawn, or a circumflex, which first takes away
/// what is around and under it.
enum SymbolReader {
  typealias Point = SymbolContour.Point

  /// - Parameter named: What another sign's layers are.
  static func layers(
    of data: Substring, named: (String) -> [SymbolLayer]?
  ) -> [SymbolLayer] {
    data.split(separator: ";").flatMap { part -> [SymbolLayer] in
      var words = part.split(separator: " ")
      guard let first = words.first, let role = first.first else { return [] }
      if role == "-" || role == "^" { words[0] = first.dropFirst() }
      var layers = content(words, named)
      switch role {
      case "-":
        for index in layers.indices { layers[index].erases.toggle() }
      case "^":
        let gaps = layers.map(\.gap)
        for index in layers.indices { layers[index].isOver = true }
        layers = gaps + layers
      default: break
      }
      return layers
    }
  }

  private static func content(
    _ words: [Substring], _ named: (String) -> [SymbolLayer]?
  ) -> [SymbolLayer] {
    guard let kind = words[0].first, kind == "@" || kind == "%" else {
      return [SymbolPen(words).layer]
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    var place = SymbolPlace(isMirrored: kind == "%")
    if numbers.count > 0 { place.scale = numbers[0] }
    if numbers.count > 2 { place.offset = [numbers[1], numbers[2]] }
    if numbers.count > 3 { place.turn = numbers[3] }
    let name = String(words[0].dropFirst())
    guard let layers = named(name) else {
      Unsupported.report("a symbol made of \(name), which is not drawn")
      return []
    }
    return layers.map {
      var layer = $0.placed(place)
      if numbers.count > 4 { layer.pen *= numbers[4] }
      return layer
    }
  }
}

/// Follows the words of one layer.
private struct SymbolPen {
  private(set) var layer = SymbolLayer()
  private var isFilling = false
  private var contour: SymbolContour?

  init(_ words: [Substring]) {
    var index = 0
    while index < words.count {
      var word = words[index]
      if word.first == "|" {
        finish()
        isFilling = true
        word = word.dropFirst()
      }
      let end = words[(index + 1)...].firstIndex { Self.begins($0) } ?? words.count
      var numbers = words[(index + 1)..<end].compactMap { Double($0) }
      if word.first == "\"" {
        layer.letters.append(
          SymbolLayer.Letters(
            text: String(word.dropFirst()), size: numbers[0], middle: [numbers[1], numbers[2]]))
      } else if let letter = word.first {
        if let number = Double(word.dropFirst()) { numbers.insert(number, at: 0) }
        draw(letter, numbers)
      }
      index = end
    }
    finish()
  }

  private static func begins(_ word: Substring) -> Bool {
    word.first.map { $0.isLetter || $0 == "|" || $0 == "\"" } ?? true
  }

  private mutating func draw(_ letter: Character, _ n: [Double]) {
    func point(_ index: Int) -> SymbolContour.Point { [n[index], n[index + 1]] }
    let pen = contour?.end ?? [0, 0]
    switch (letter, n.count) {
    case ("M", 2): begin(SymbolContour(point(0)))
    case ("L", 2): contour?.steps.append(.line(point(0)))
    case ("H", 1): contour?.steps.append(.line([n[0], pen.y]))
    case ("V", 1): contour?.steps.append(.line([pen.x, n[0]]))
    case ("C", 6): contour?.steps.append(.curve(point(0), point(2), point(4)))
    case ("Q", 4):
      let (one, end) = (point(0), point(2))
      contour?.steps.append(.curve((pen + 2 * one) / 3, (end + 2 * one) / 3, end))
    case ("Z", 0): contour?.isClosed = true
    case ("O", 3): begin(.circle(point(0), n[2]))
    case ("R", 5): begin(.rectangle(point(0), point(2), corner: n[4]))
    case ("A", 5): begin(SymbolContour(arc: point(0), n[2], from: n[3], to: n[4]))
    case ("a", 5): contour?.addArc(point(0), n[2], from: n[3], to: n[4])
    case ("W", 1): layer.pen = n[0]
    default: Unsupported.report("symbol data \(letter) with \(n.count) numbers")
    }
  }

  private mutating func begin(_ next: SymbolContour) {
    finish()
    contour = next
  }

  private mutating func finish() {
    guard let contour else { return }
    if isFilling { layer.fills.append(contour) } else { layer.strokes.append(contour) }
    self.contour = nil
  }
}
