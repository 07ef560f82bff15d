/// What of a sign is drawn at once, over what was drawn before.
struct SymbolLayer: Sendable {
  typealias Point = SymbolContour.Point

  /// Letters, as high as the system's font makes them.
  struct Letters: Sendable {
    let text: String
    /// Units that the font is high; its capitals stand about `middle`.
    var size: Double
    var middle: Point
  }

  /// Drawn with a pen.
  var strokes: [SymbolContour] = []
  /// Filled each for itself.
  var bodies: [SymbolContour] = []
  /// Filled together, even-odd.
  var fills: [SymbolContour] = []
  var letters: [Letters] = []
  /// Times the width of the pen.
  var pen = 1.0
  /// Whether what is drawn is taken away.
  var erases = false
  /// Whether all of it is filled, with a margin around: what keeps a sign off what it lies on.
  var isGap = false
  /// Whether it lies on a gap, and so is no part of what is under it.
  var isOver = false

  func placed(_ place: SymbolPlace) -> SymbolLayer {
    var layer = self
    layer.strokes = strokes.map { $0.mapped(place.callAsFunction) }
    layer.bodies = bodies.map { $0.mapped(place.callAsFunction) }
    layer.fills = fills.map { $0.mapped(place.callAsFunction) }
    for index in letters.indices {
      layer.letters[index].middle = place(letters[index].middle)
      layer.letters[index].size *= place.scale
    }
    return layer
  }

  /// The gap that this layer needs on what is under it.
  var gap: SymbolLayer {
    var gap = self
    (gap.isGap, gap.erases, gap.letters) = (true, true, [])
    gap.bodies += strokes.filter(\.isClosed)
    return gap
  }
}

/// Where a sign goes in another one: mirrored, turned and scaled about the middle, then moved.
struct SymbolPlace {
  var scale = 1.0
  var offset = SymbolContour.Point()
  /// Degrees, clockwise.
  var turn = 0.0
  var isMirrored = false

  func callAsFunction(_ point: SymbolContour.Point) -> SymbolContour.Point {
    var arm = point - 12
    if isMirrored { arm.x = -arm.x }
    let turned = SymbolContour(arc: [0, 0], 1, from: turn, to: turn).start
    arm = [turned.x * arm.x - turned.y * arm.y, turned.y * arm.x + turned.x * arm.y]
    return scale * arm + offset + 12
  }
}
