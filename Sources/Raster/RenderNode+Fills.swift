import Geometry

extension RenderNode {
  /// A gradient that fills the (rounded) bounds, above the background.
  package struct Gradient: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Colours change from `start` to `end`.
      case axial
      /// An ellipse centred at `start`, half as wide and high as `end` is away (F5.8.7).
      case radial
      /// Around `start`, from the direction of `end` towards +y.
      case conic
    }

    package var kind: Kind
    /// As many as `locations`.
    package var colors: [RGBA]
    /// Rising, 0…1; before the first and after the last the end colours hold.
    package var locations: [Double]
    /// Fractions of the bounds, as `end` is.
    package var start: CGPoint
    package var end: CGPoint

    package init(
      kind: Kind, colors: [RGBA], locations: [Double], start: CGPoint, end: CGPoint
    ) {
      (self.kind, self.colors, self.locations) = (kind, colors, locations)
      (self.start, self.end) = (start, end)
    }
  }

  /// A path, filled and then stroked; not cut at the bounds.
  package struct Shape: Hashable, Sendable {
    /// In the node's coordinates.
    package var path: Path
    package var fillColor: RGBA?
    /// Otherwise what winds around at all is inside.
    package var fillsEvenOdd = false
    package var strokeColor: RGBA?
    /// The part of the length that is stroked, fractions 0…1.
    package var strokeStart = 0.0
    package var strokeEnd = 1.0
    /// Points.
    package var lineWidth = 1.0
    package var miterLimit = 10.0
    package var cap = Cap.butt
    package var join = Join.miter
    /// Lengths of strokes and gaps in turn, points; empty for a whole line.
    package var dashes: [Double] = []
    /// How far into the dashes the line starts, points.
    package var dashPhase = 0.0

    package enum Cap: Hashable, Sendable { case butt, round, square }

    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package init(path: Path) { self.path = path }
  }
}
