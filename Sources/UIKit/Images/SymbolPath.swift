import QuartzCore

/// A sign's data as paths: see `SymbolOutlines`.
struct SymbolPath {
  let stroked: CGMutablePath
  let filled: CGMutablePath

  init(_ data: String) {
    let halves = data.split(separator: "|", omittingEmptySubsequences: false)
    stroked = Self.path(halves[0])
    filled = halves.count > 1 ? Self.path(halves[1]) : CGMutablePath()
  }

  private static func path(_ data: Substring) -> CGMutablePath {
    let path = CGMutablePath()
    var rest = data.drop { $0 == " " }
    while let letter = rest.first {
      let body = rest.dropFirst().prefix { !$0.isLetter }
      rest = rest.dropFirst(1 + body.count)
      let numbers = body.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
      add(letter, numbers, to: path)
    }
    return path
  }

  private static func add(_ letter: Character, _ n: [CGFloat], to path: CGMutablePath) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    let pen = path.currentPoint
    switch (letter, n.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: pen.y))
    case ("V", 1): path.addLine(to: CGPoint(x: pen.x, y: n[0]))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("O", 3):
      path.addEllipse(
        in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("Z", 0): path.closeSubpath()
    default: Unsupported.report("symbol data \(letter) with \(n.count) numbers")
    }
  }
}
