import Elementary

/// Reads SVG path data (SVG 1.1, section 8.3) into lines and curves.
///
/// What is broken is drawn as far as it goes, as the standard says.
struct PathData {
  typealias Point = SymbolContour.Point

  private var text: Substring.UTF8View
  private var pen = Point()
  private var start = Point()
  /// The last handle of a curve, by the order of the curve: what a smooth one begins with.
  private var handle: (order: Int, point: Point)?
  private var open: SymbolContour?
  private(set) var contours: [SymbolContour] = []

  static func contours(of text: String) -> [SymbolContour] {
    var data = PathData(text)
    data.read()
    return data.contours
  }

  private init(_ text: String) { self.text = text[...].utf8 }

  private mutating func read() {
    var command: UInt8?
    while let next = firstOfWord() {
      if Self.arities[next | 32] != nil {
        command = next
        text.removeFirst()
        if next | 32 == Self.close {
          finish(isClosed: true)
          continue
        }
      }
      // After a closed path comes a word, never a number.
      guard let word = command, word | 32 != Self.close, perform(word) else { break }
      // Pairs after a move are lines.
      if word == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if word == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    finish(isClosed: false)
  }

  private static let close = UInt8(ascii: "z")

  /// How many numbers each word takes.
  private static let arities: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2,
    UInt8(ascii: "a"): 7, close: 0,
  ]

  /// - Returns: Whether all of its numbers are there.
  private mutating func perform(_ word: UInt8) -> Bool {
    let kind = word | 32
    let isRelative = word == kind
    var numbers: [Double] = []
    for index in 0..<(Self.arities[kind] ?? 0) {
      let isFlag = kind == UInt8(ascii: "a") && (index == 3 || index == 4)
      guard let number = isFlag ? flag() : number() else { return false }
      numbers.append(number)
    }
    let origin = isRelative ? pen : Point()
    func point(_ index: Int) -> Point { origin + Point(numbers[index], numbers[index + 1]) }
    switch Character(UnicodeScalar(kind)) {
    case "m":
      finish(isClosed: false)
      (pen, start) = (point(0), point(0))
      open = SymbolContour(pen)
    case "l": line(to: point(0))
    case "h": line(to: Point(origin.x + numbers[0], pen.y))
    case "v": line(to: Point(pen.x, origin.y + numbers[0]))
    case "c": curve(point(0), point(2), point(4), order: 3)
    case "s": curve(reflected(3), point(0), point(2), order: 3)
    case "q": quadratic(point(0), point(2))
    case "t": quadratic(reflected(2), point(0))
    default: arc(numbers, to: point(5))
    }
    return true
  }

  // MARK: Steps

  private mutating func line(to end: Point) {
    open = open ?? SymbolContour(pen)
    open?.steps.append(.line(end))
    (pen, handle) = (end, nil)
  }

  private mutating func curve(_ one: Point, _ two: Point, _ end: Point, order: Int) {
    open = open ?? SymbolContour(pen)
    open?.steps.append(.curve(one, two, end))
    (pen, handle) = (end, (order, two))
  }

  private mutating func quadratic(_ middle: Point, _ end: Point) {
    curve((pen + 2 * middle) / 3, (end + 2 * middle) / 3, end, order: 2)
    handle = (2, middle)
  }

  /// Where the last curve's handle lies beyond its end; the end itself after anything else.
  private func reflected(_ order: Int) -> Point {
    guard let handle, handle.order == order else { return pen }
    return 2 * pen - handle.point
  }

  /// An elliptical arc by its ends, as curves of at most a quarter turn (SVG 1.1, appendix F.6).
  private mutating func arc(_ n: [Double], to end: Point) {
    var radius = Point(abs(n[0]), abs(n[1]))
    let begin = pen
    guard begin != end else { return }
    guard radius.x > 0, radius.y > 0 else { return line(to: end) }
    let turned = Elementary.sincos(n[2] * .pi / 180)
    func rotated(_ p: Point, _ sign: Double) -> Point {
      Point(turned.cos * p.x - sign * turned.sin * p.y, sign * turned.sin * p.x + turned.cos * p.y)
    }
    let half = rotated((begin - end) / 2, -1)
    let reach = (half / radius * (half / radius)).sum()
    if reach > 1 { radius *= reach.squareRoot() }
    let scaled = half / radius
    let square = max((scaled * scaled).sum(), .leastNormalMagnitude)
    let away = (max(1 / square - 1, 0)).squareRoot() * (n[3] == n[4] ? -1 : 1)
    // In the circle of radius 1: its middle, and where the arc begins and ends.
    let middle = away * Point(scaled.y, -scaled.x)
    let (from, to) = (scaled - middle, -scaled - middle)
    var sweep = Elementary.atan2(from.x * to.y - from.y * to.x, (from * to).sum())
    if n[4] == 1, sweep < 0 { sweep += 2 * .pi }
    if n[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    let first = Elementary.atan2(from.y, from.x) * 180 / .pi
    let unit = SymbolContour(arc: Point(), 1, from: first, to: first + sweep * 180 / .pi)
    let centre = (begin + end) / 2
    let placed = unit.mapped { centre + rotated(($0 + middle) * radius, 1) }
    for (index, step) in placed.steps.enumerated() {
      guard case .curve(let one, let two, let last) = step else { continue }
      curve(one, two, index == placed.steps.count - 1 ? end : last, order: 3)
    }
    handle = nil
  }

  private mutating func finish(isClosed: Bool) {
    handle = nil
    guard var contour = open else { return }
    open = nil
    contour.isClosed = isClosed
    if !contour.steps.isEmpty { contours.append(contour) }
    if isClosed { pen = start }
  }

  // MARK: Words

  private mutating func firstOfWord() -> UInt8? {
    while let next = text.first, Self.blanks.contains(next) { text.removeFirst() }
    return text.first
  }

  private static let blanks = Set(" \t\r\n\u{C},".utf8)

  /// A flag of an arc, which needs no blank after it.
  private mutating func flag() -> Double? {
    guard let next = firstOfWord(), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      return nil
    }
    text.removeFirst()
    return next == UInt8(ascii: "1") ? 1 : 0
  }

  /// A number, which ends where it can go on no longer: `1.5.5-2` is three.
  private mutating func number() -> Double? {
    _ = firstOfWord()
    var (index, hasPoint, hasPower) = (text.startIndex, false, false)
    loop: while index < text.endIndex {
      let before = index > text.startIndex ? text[text.index(before: index)] : nil
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard before == nil || (before.map { $0 | 32 } == UInt8(ascii: "e")) else { break loop }
      case UInt8(ascii: "."):
        guard !hasPoint, !hasPower else { break loop }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasPower, before != nil else { break loop }
        hasPower = true
      default: break loop
      }
      index = text.index(after: index)
    }
    guard let number = Double(String(Substring(text[..<index]))), abs(number) < 1e6 else {
      return nil
    }
    text = text[index...]
    return number
  }
}
