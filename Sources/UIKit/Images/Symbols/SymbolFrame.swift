/// What can be around a sign, by the ending of a name.
struct SymbolFrame {
  let suffix: String
  /// The name of what is around.
  let outline: String
  /// Where the sign within goes.
  let place: SymbolPlace

  private init(_ outline: String, _ scale: Double, x: Double = 0, y: Double = 0) {
    suffix = "." + outline
    self.outline = outline
    place = SymbolPlace(scale: scale, offset: [x, y])
  }

  /// Longer endings before those that they end with.
  static let all = [
    SymbolFrame("circle", 0.54), SymbolFrame("square.on.square", 0.42, x: 2.3, y: 2.3),
    SymbolFrame("square", 0.54), SymbolFrame("rectangle.portrait", 0.5),
    SymbolFrame("rectangle.on.rectangle", 0.4, x: 2.1, y: 2.2), SymbolFrame("rectangle", 0.46),
    SymbolFrame("app", 0.54), SymbolFrame("bubble", 0.48, y: -1.7),
    SymbolFrame("message", 0.48, y: -0.7), SymbolFrame("shield", 0.46, y: -0.4),
    SymbolFrame("seal", 0.48), SymbolFrame("octagon", 0.52), SymbolFrame("hexagon", 0.48),
    SymbolFrame("diamond", 0.44), SymbolFrame("triangle", 0.4, y: 2.4),
    SymbolFrame("icloud", 0.42, y: 1), SymbolFrame("doc", 0.42, y: 2.4),
    SymbolFrame("heart", 0.42, y: -0.6), SymbolFrame("viewfinder", 0.58),
    SymbolFrame("magnifyingglass", 0.38, x: -1.8, y: -1.8), SymbolFrame("capsule", 0.4),
    SymbolFrame("rectangle.stack", 0.34, y: 3.3), SymbolFrame("square.stack", 0.4, y: 3.2),
    SymbolFrame("tv", 0.4, y: -0.7), SymbolFrame("video", 0.4, x: -3.2),
  ]

  /// - Parameter isFilled: Whether the outline is filled and the sign cut out of it.
  func layers(
    _ inner: [SymbolLayer], in outline: [SymbolLayer], isFilled: Bool
  ) -> [SymbolLayer] {
    let within = inner.map { layer in
      var layer = layer.placed(place)
      layer.pen *= 0.85
      if isFilled { layer.erases.toggle() }
      return layer
    }
    return (isFilled ? SymbolLayer.filled(outline) : outline) + within
  }
}

extension SymbolLayer {
  /// The same filled: what is closed and lies in nothing else, all of it; what lies within is cut out.
  static func filled(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    var outlines: [SymbolContour] = []
    return layers.flatMap { layer -> [SymbolLayer] in
      guard !layer.erases else { return [layer] }
      let closed = layer.strokes.filter(\.isClosed)
      let under = layer.isOver ? [] : outlines
      let outer = closed.filter { !$0.lies(within: under + closed) }
      outlines += outer
      return layer.cut(along: under + outer, bodies: outer)
    }
  }

  /// What lies within none of some outlines, with bodies to fill, and what does, which is cut out.
  private func cut(along outlines: [SymbolContour], bodies: [SymbolContour]) -> [SymbolLayer] {
    func isWithin(_ letters: Letters) -> Bool { outlines.contains { $0.contains(letters.middle) } }
    var (body, holes) = (self, self)
    body.bodies += bodies
    body.strokes.removeAll { $0.lies(within: outlines) }
    body.fills.removeAll { $0.lies(within: outlines) }
    body.letters.removeAll(where: isWithin)
    holes.bodies = []
    holes.strokes.removeAll { !$0.lies(within: outlines) }
    holes.fills.removeAll { !$0.lies(within: outlines) }
    holes.letters.removeAll { !isWithin($0) }
    holes.erases = true
    holes.pen *= 0.85
    return [body, holes]
  }
}

extension SymbolContour {
  /// Whether its middle lies in one of some that are larger.
  fileprivate func lies(within others: [SymbolContour]) -> Bool {
    others.contains { $0.contains(middle) && $0.reach > reach }
  }

  /// How wide and high it is, together.
  private var reach: Double {
    let points = [start] + steps.map(\.end)
    let low = points.reduce(start) { pointwiseMin($0, $1) }
    let high = points.reduce(start) { pointwiseMax($0, $1) }
    return (high - low).sum()
  }
}
