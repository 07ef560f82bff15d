import Elementary
import Geometry

extension RenderNode {
  /// A page that is rolled up from one end: the node, with its children and cut at its bounds, is bent
  /// over a cylinder that rolls over it, and shows its back where it has gone round. What it uncovers lies
  /// in the cylinder's shadow.
  package struct Curl: Hashable, Sendable {
    /// 0 is a page that lies flat, 1 one that has left.
    package var progress: Double
    /// Where the end lies that is lifted first, seen from the middle: radians, 0 to the right, π / 2 down.
    package var angle: Double
    /// Of the cylinder, points: half a point at least.
    package var radius: Double { didSet { radius = Self.held(radius) } }
    /// Of the back, through which the page shines a little.
    package var paper: RGBA

    package init(progress: Double, angle: Double, radius: Double, paper: RGBA) {
      (self.progress, self.angle) = (progress, angle)
      (self.radius, self.paper) = (Self.held(radius), paper)
    }

    /// A page that is rolled up from its lower right corner; the way and the cylinder are guesses.
    package static func corner(_ progress: Double, of size: CGSize, isDark: Bool = false) -> Curl {
      let white = isDark ? 0.3 : 0.96
      return Curl(
        progress: progress, angle: 1.25, radius: min(46, Double(max(size.width, size.height)) / 8),
        paper: RGBA(red: white, green: white, blue: white))
    }

    /// NaN gives the least.
    private static func held(_ radius: Double) -> Double { min(max(0.5, radius), 10_000) }

    /// How far a rectangle reaches along the curl's way, and where the page leaves the ground: everything
    /// beyond has been lifted.
    package func line(in rect: CGRect) -> (low: Double, high: Double, line: Double) {
      let (sine, cosine) = Elementary.sincos(angle)
      let along = [rect.minX, rect.maxX].flatMap { x in
        [rect.minY, rect.maxY].map { y in Double(x) * cosine + Double(y) * sine }
      }
      let (low, high) = (along.min() ?? 0, along.max() ?? 0)
      return (low, high, high - progress * (high - low + radius))
    }

    /// Whether a point lies before the cylinder's edge, where there is still something of the page to see.
    package func reaches(_ point: CGPoint, in rect: CGRect) -> Bool {
      let (sine, cosine) = Elementary.sincos(angle)
      return Double(point.x) * cosine + Double(point.y) * sine < line(in: rect).line + radius
    }

    /// How far down the page reaches at some place across: 0 where it does not, or where it does not roll up
    /// from below.
    package func depth(at x: CGFloat, in rect: CGRect) -> CGFloat {
      let (sine, cosine) = Elementary.sincos(angle)
      guard sine > 0 else { return 0 }
      let end = (line(in: rect).line + radius - Double(x) * cosine) / sine
      return min(max(CGFloat(end) - rect.minY, 0), rect.height)
    }

    /// Angles beyond this have no direction that could be told.
    var isFinite: Bool { progress.isFinite && angle.magnitude < 1e6 }
  }
}
