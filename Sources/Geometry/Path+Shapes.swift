import Elementary

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  /// One radius for each corner.
  package var topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat

  /// Four radii.
  package init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The same radius at every corner.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Radii that fit a size: negative ones become 0, and all shrink by one factor when two along
  /// a side are longer than the side.
  package func fitting(_ size: CGSize) -> CornerRadii {
    let (a, b, c, d) = (max(topLeft, 0), max(topRight, 0), max(bottomRight, 0), max(bottomLeft, 0))
    let wide = max(a + b, d + c)
    let tall = max(a + d, b + c)
    let factor = min(
      wide > 0 ? size.width / wide : 1, tall > 0 ? size.height / tall : 1, 1)
    return CornerRadii(
      topLeft: a * factor, topRight: b * factor, bottomRight: c * factor, bottomLeft: d * factor)
  }
}

/// Every shape starts on its right or top and runs clockwise as seen with y down.
extension Path {
  /// How far control points lie along a quarter circle's tangents, in radii: 4/3·(√2 − 1), which
  /// puts the middle of the curve on the circle. The radius is off by 0.027 % at most.
  package static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle, from its top left corner.
  package init(rect: CGRect) {
    let corners = rect.corners
    self.init([
      .move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2]), .line(to: corners[3]),
      .close,
    ])
  }

  /// A rectangle with circular corners, from where its top left corner ends.
  ///
  /// Always the same elements, whatever the radii, so that such paths interpolate.
  /// - Parameter radii: Made to fit by `CornerRadii.fitting(_:)`.
  package init(roundedRect rect: CGRect, radii: CornerRadii) {
    let r = radii.fitting(rect.size)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    self.init([.move(to: CGPoint(x: left + r.topLeft, y: top))])
    append(.line(to: CGPoint(x: right - r.topRight, y: top)))
    appendCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + r.topRight))
    append(.line(to: CGPoint(x: right, y: bottom - r.bottomRight)))
    appendCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - r.bottomRight, y: bottom))
    append(.line(to: CGPoint(x: left + r.bottomLeft, y: bottom)))
    appendCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - r.bottomLeft))
    append(.line(to: CGPoint(x: left, y: top + r.topLeft)))
    appendCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + r.topLeft, y: top))
    append(.close)
  }

  /// The ellipse that fills a rectangle, from the middle of its right side.
  package init(ellipseIn rect: CGRect) {
    self.init([.move(to: CGPoint(x: rect.maxX, y: rect.midY))])
    appendCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    appendCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    appendCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    appendCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    append(.close)
  }

  /// Adds an arc of a circle; a line leads to its start if the path has begun, else a move.
  ///
  /// In pieces of at most a quarter turn. An arc of δ has its handles 4/3·tan(δ/4) radii along
  /// the tangents, which puts the middle of the curve on the circle.
  /// - Parameters:
  ///   - startAngle: In radians, from +x towards +y.
  ///   - delta: How far to go; positive is clockwise as seen with y down. At most a full
  ///     turn; NaN draws nothing.
  package mutating func appendArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, delta: Double
  ) {
    guard !delta.isNaN else { return }
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    let count = max((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    let handle = radius * CGFloat(4.0 / 3 * Elementary.tan(sweep / count / 4))
    func spoke(_ step: Double) -> CGVector {
      let (sine, cosine) = Elementary.sincos(startAngle + sweep * (step / count))
      return CGVector(dx: cosine, dy: sine)
    }
    func point(_ spoke: CGVector, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * spoke.dx - along * spoke.dy,
        y: center.y + radius * spoke.dy + along * spoke.dx)
    }
    let first = point(spoke(0), 0)
    append(isEmpty ? .move(to: first) : .line(to: first))
    for step in stride(from: 0, to: count, by: 1) {
      let (from, to) = (spoke(step), spoke(step + 1))
      append(
        .cubic(to: point(to, 0), control1: point(from, handle), control2: point(to, -handle)))
    }
  }

  /// A quarter of an ellipse from the pen to `end`, whose tangents meet at `corner`.
  private mutating func appendCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint ?? end
    append(
      .cubic(
        to: end, control1: start.mixed(with: corner, Double(Self.quarterCircleHandle)),
        control2: end.mixed(with: corner, Double(Self.quarterCircleHandle))))
  }
}
