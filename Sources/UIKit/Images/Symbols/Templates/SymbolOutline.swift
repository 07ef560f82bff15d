import QuartzCore

/// A symbol of a catalogue in one weight: outlines to fill, in hundredths of the font's size, from the
/// left margin on and above and below the middle of the capitals, with y down.
struct SymbolOutline: Sendable {
  /// What is filled at once.
  struct Shape: Sendable {
    var contours: [SymbolContour]
    let isEvenOdd: Bool
    /// Whether it takes away what is under it.
    let erases: Bool
  }

  var shapes: [Shape]
  /// From margin to margin.
  var width: Double

  /// As far above and below the middle of the capitals as it reaches, together: so they stand in the
  /// middle of the picture, as those of the system's symbols do.
  var height: Double {
    let extent = SymbolOutline.extent(of: shapes)
    return 2 * max(abs(extent.minY), abs(extent.maxY))
  }

  /// How far shapes reach.
  static func extent(of shapes: [Shape]) -> CGRect {
    SymbolContour.path(shapes.flatMap(\.contours)).boundingBoxOfPath
  }

  /// How many points it is made of.
  var count: Int { shapes.reduce(0) { $0 + $1.contours.reduce(0) { $0 + $1.steps.count + 1 } } }

  /// What lies between it and another that is drawn of as many lines and curves; nil for one that is not.
  /// - Parameter share: 0 for this one, 1 for the other.
  func mixed(with other: SymbolOutline, _ share: Double) -> SymbolOutline? {
    guard shapes.count == other.shapes.count else { return nil }
    var mixed = self
    mixed.width += share * (other.width - width)
    for (index, shape) in other.shapes.enumerated() {
      guard shape.contours.count == shapes[index].contours.count else { return nil }
      for (place, contour) in shape.contours.enumerated() {
        guard let between = shapes[index].contours[place].mixed(with: contour, share) else {
          return nil
        }
        mixed.shapes[index].contours[place] = between
      }
    }
    return mixed
  }

  /// Draws it in black, with the middle of the capitals at the context's height of 0.
  func draw(in context: CGContext) {
    for shape in shapes {
      context.setBlendMode(shape.erases ? .clear : .normal)
      context.addPath(SymbolContour.path(shape.contours))
      context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
    }
  }
}

extension SymbolContour {
  fileprivate func mixed(with other: SymbolContour, _ share: Double) -> SymbolContour? {
    guard steps.count == other.steps.count, isClosed == other.isClosed else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point { a + share * (b - a) }
    var mixed = SymbolContour(mix(start, other.start))
    mixed.isClosed = isClosed
    for pair in zip(steps, other.steps) {
      switch pair {
      case (.line(let a), .line(let b)): mixed.steps.append(.line(mix(a, b)))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        mixed.steps.append(.curve(mix(a, d), mix(b, e), mix(c, f)))
      case (.line, .curve), (.curve, .line): return nil
      }
    }
    return mixed
  }
}
