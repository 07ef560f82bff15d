import Geometry
import Raster

// Outlines put together and taken from each other, as of iOS 16. Curves count as chains of 64 lines, as
// they do for `contains`, and what comes out has lines only.

extension CGPath {
  /// What is inside of either.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// What is inside of both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// What is inside of this and not of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// What is inside of one and not of both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(with: other, rule) { $0 != $1 } }

  /// The same area by an outline that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(Path()), rule) { inside, _ in inside }
  }

  /// The parts of the outline as a line that are inside of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, areInside: true)
  }

  /// The parts of the outline as a line that are outside of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, areInside: false)
  }

  /// Whether there is a point inside of both.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBoxOfPath.intersects(other.boundingBoxOfPath)
      && !intersection(other, using: rule).isEmpty
  }

  /// Each area that hangs together, with its holes, as a path of its own.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = normalized(using: rule).path.outlines.filter { $0.count > 2 }
    // An area has its inside on the side on which its holes have their outside.
    let outer = loops.filter { PathOverlay.area(of: $0) > 0 }
    let holes = loops.filter { PathOverlay.area(of: $0) <= 0 }
    return outer.map { loop in
      let whole = CGPath(Path(loops: [loop]))
      return CGPath(Path(loops: [loop] + holes.filter { whole.contains($0[0], using: rule) }))
    }
  }

  /// The same outline of lines alone.
  /// - Parameter threshold: Points that lines may be off; 64 lines to a curve are always drawn.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened) }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> CGPath {
    let overlay = PathOverlay(closedLoops(of: self), closedLoops(of: other), rule)
    return CGPath(Path(loops: overlay.loops(isKept)))
  }

  private func closedLoops(of path: CGPath) -> [[CGPoint]] {
    path.path.outlines.filter { $0.count > 1 }
  }

  private func lines(of other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
    var path = Path()
    for chain in self.path.flattened.chains {
      path.append(
        PathOverlay.parts(of: chain, within: closedLoops(of: other)) {
          other.contains($0, using: rule) == areInside
        })
    }
    return CGPath(path)
  }
}

extension CGPath {
  /// The outline of what a pen draws along this one.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var shape = RenderNode.Shape(path: path.transformed(by: transform))
    shape.lineWidth = Double(lineWidth)
    (shape.cap, shape.join, shape.miterLimit) = (lineCap.cap, lineJoin.join, Double(miterLimit))
    return CGPath(shape.strokeOutline(magnification: 4))
  }

  /// The strokes of a dashed line along this one.
  /// - Parameter lengths: Strokes and gaps in turn, points; empty leaves the line whole.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let whole = path.transformed(by: transform)
    let rhythm = DashRhythm(phase: phase, lengths: lengths)
    guard let rhythm else { return CGPath(whole) }
    var dashed = Path()
    for chain in whole.flattened.chains { dashed.append(rhythm.strokes(of: chain)) }
    return CGPath(dashed)
  }
}
