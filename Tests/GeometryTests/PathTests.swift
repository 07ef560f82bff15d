import Foundation
import TestSupport
import Testing

@testable import Geometry

@Suite("Paths") struct PathTests {
  static let line = Path([.move(to: .zero), .line(to: CGPoint(x: 30, y: 40))])

  /// The path whose keyframes were measured: a line, then a curve.
  static let measured = Path([
    .move(to: .zero), .line(to: CGPoint(x: 100, y: 0)),
    .cubic(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50)),
  ])

  @Test("segments give the points of measured path keyframes, by element and by length")
  func keyframes() throws {
    let table = try Reference.json("path_keyframes.json")
    let times = table["t"].text.split(separator: " ").map {
      Double($0.first == "." ? "0\($0)" : "\($0)")!
    }
    let (segments, path) = (Self.measured.segments, Self.measured)
    for (t, exact) in zip(times, table["computed"]["linear"].list) {
      let index = min(Int(t * 2), 1)
      let point = segments[index].point(at: t * 2 - Double(index))
      #expect(near(point, CGPoint(x: exact.numbers[0], y: exact.numbers[1]), 1e-12))
    }
    // The table integrated numerically, to about 5e-7; the length is from mpmath.
    #expect(agree(Double(path.length), 254.886798803186491633, within: 1e-9))
    for (t, exact) in zip(times, table["computed"]["paced(exact arc length)"].list) {
      let place = try #require(path.location(atLength: path.length * CGFloat(t)))
      let point = segments[place.segment].point(at: place.parameter)
      #expect(near(point, CGPoint(x: exact.numbers[0], y: exact.numbers[1]), 2e-7), "\(t)")
    }
  }

  @Test("lengths: a line, a rectangle, a circle to its 0.027 %")
  func lengths() {
    #expect(Self.line.length == 50)
    #expect(Path(rect: CGRect(x: 1, y: 2, width: 30, height: 40)).length == 140)
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    #expect((Double(circle.length) / (2 * .pi) - 1).magnitude < 3e-4)
    var exact = 0.0  // the same outline as a polygon of 400 000 chords
    for segment in circle.segments where segment.points.count == 4 {
      let points = (0...10_000).map { segment.point(at: Double($0) / 10_000) }
      exact += Double(zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) })
    }
    #expect((Double(circle.length) / exact - 1).magnitude < 2e-9)
  }

  @Test("a tight box lies within the box of control points and touches the curve")
  func boxes() {
    let quad = Path([
      .move(to: .zero), .quad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
    ])
    #expect(quad.controlBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(quad.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(Path().boundingBox.isNull && Path().controlBox.isNull)
    var random = Seeded(seed: 81)
    for _ in 0..<30 {
      let curve = Path([
        .move(to: random.point(in: -9...9)),
        .cubic(
          to: random.point(in: -9...9), control1: random.point(in: -9...9),
          control2: random.point(in: -9...9)),
      ])
      let points = (0...1000).map { curve.segments[0].point(at: Double($0) / 1000) }
      #expect(near(curve.boundingBox, CGRect(enclosing: points), 1e-4))
      #expect(curve.controlBox.insetBy(dx: -1e-9, dy: -1e-9).contains(curve.boundingBox))
    }
  }

  @Test("a rounded rectangle fits its rectangle; too large radii shrink together")
  func roundedRect() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 30)
    let path = Path(roundedRect: rect, radii: radii)
    #expect(near(path.boundingBox, rect, 1e-14) && path.elements.count == 10)
    #expect(path.elements[0] == .move(to: CGPoint(x: 10, y: 20)))
    #expect(CornerRadii(50).fitting(rect.size) == CornerRadii(30))
    #expect(CornerRadii(-5).fitting(rect.size) == CornerRadii(0))
    let sharp = Path(roundedRect: rect, radii: CornerRadii(0))
    #expect(near(CGPoint(x: sharp.length, y: 0), CGPoint(x: 320, y: 0)))
    let middle = path.segments[1].point(at: 0.5)  // of the top right corner: on its circle
    #expect(agree(Double(middle.distance(to: CGPoint(x: 100, y: 30))), 10, within: 1e-12))
  }

  @Test("arcs stay on their circle and end where the angle says", arguments: [UInt64(82)])
  func arcs(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for _ in 0..<100 {
      let (center, radius) = (random.point(in: -50...50), CGFloat(random.number(in: 1...90)))
      let (start, delta) = (random.number(in: -7...7), random.number(in: -6.3...6.3))
      var path = Path()
      path.appendArc(center: center, radius: radius, startAngle: start, delta: delta)
      for segment in path.segments {
        for u in [0, 0.2, 0.5, 0.9, 1] {
          let off = segment.point(at: u).distance(to: center) / radius - 1
          #expect(off.magnitude < 3e-4, "seed \(seed)")
        }
      }
      let end = CGPoint(x: radius, y: 0)
        .applying(
          CGAffineTransform(rotationAngle: CGFloat(start + max(min(delta, 2 * .pi), -2 * .pi))))
      let reached = try #require(path.currentPoint)
      #expect(near(reached, CGPoint(x: center.x + end.x, y: center.y + end.y), 1e-12))
    }
    var nothing = Path()
    nothing.appendArc(center: .zero, radius: 1, startAngle: 0, delta: .nan)
    #expect(nothing.isEmpty)
  }

  @Test("paths of one build interpolate point by point, others do not")
  func interpolation() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let (a, b) = (
      Path(roundedRect: rect, radii: CornerRadii(4)),
      Path(roundedRect: rect.insetBy(dx: 10, dy: 10), radii: CornerRadii(12))
    )
    #expect(a.interpolated(to: b, progress: 0) == a && a.interpolated(to: b, progress: 1) == b)
    let half = try #require(a.interpolated(to: b, progress: 0.5))
    let expected = Path(roundedRect: rect.insetBy(dx: 5, dy: 5), radii: CornerRadii(8))
    for (p, q) in zip(half.elements.flatMap(\.points), expected.elements.flatMap(\.points)) {
      #expect(near(p, q, 1e-14))
    }
    #expect(a.interpolated(to: Self.line, progress: 0.5) == nil)
    let (oval, ring) = (
      Path(ellipseIn: rect), Path(Path(ellipseIn: rect.insetBy(dx: -9, dy: 0)).elements.dropLast())
    )
    let between = try #require(oval.interpolated(to: ring, progress: 0.5))
    #expect(between.elements.count == ring.elements.count)
    #expect(oval.interpolated(to: ring, progress: 0) == oval)
    #expect(oval.interpolated(to: ring, progress: 1) == ring)
    #expect(a.interpolated(to: Path(ellipseIn: rect), progress: 0.5) == nil)
  }

  @Test("trimming keeps the part between two fractions of the length")
  func trimming() {
    let rect = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      rect.trimmed(from: 0.125, to: 0.375).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 5)),
      ])
    #expect(rect.trimmed(from: 0, to: 1) == rect && rect.trimmed(from: -1, to: 2) == rect)
    #expect(rect.trimmed(from: 0.5, to: 0.5).isEmpty && rect.trimmed(from: 0.7, to: 0.2).isEmpty)
    for (from, to) in [(0.0, 0.3), (0.1, 0.15), (0.4, 1), (0.01, 0.99)] {
      let part = Self.measured.trimmed(from: from, to: to).length / Self.measured.length
      #expect(agree(Double(part), to - from, within: 1e-7))
    }
  }

  @Test("tangents point the way of travel, at standing ends too")
  func tangents() {
    let segments = Self.measured.segments
    #expect(segments[0].tangentAngle(at: 0.5) == 0 && segments[1].tangentAngle(at: 0) == 0)
    #expect(agree(segments[1].tangentAngle(at: 1), .pi / 2))
    let standing = BezierSegment([.zero, .zero, CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 5)])
    #expect(agree(standing.tangentAngle(at: 0), .pi / 2))
    #expect(agree(standing.tangentAngle(at: 1), .pi / 2))
    #expect(BezierSegment([.zero, .zero]).tangentAngle(at: 0) == 0)
  }

  @Test("the pen stands where it was last, after closing where the subpath began")
  func pen() {
    var path = Path([.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4))])
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.append(.close)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2) && Path().currentPoint == nil)
    #expect(path.segments.last?.end == CGPoint(x: 1, y: 2))
    let moved = path.transformed(by: CGAffineTransform(translationX: 1, y: 1))
    #expect(moved.currentPoint == CGPoint(x: 2, y: 3))
  }

  @Test("curves with coordinates that are no numbers come to an end")
  func notNumbers() {
    let bad = Path([
      .move(to: .zero),
      .cubic(
        to: .zero, control1: CGPoint(x: CGFloat.nan, y: 0),
        control2: CGPoint(x: 1, y: CGFloat.infinity)),
    ])
    #expect(bad.length.isNaN && bad.trimmed(from: 0.2, to: 0.4).isEmpty)
  }
}
