import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Shapes")
struct StrokeTests {
  private func area(_ path: Path, _ change: (inout RenderNode.Shape) -> Void) -> Double {
    var node = RenderNode()
    var shape = RenderNode.Shape(path: path)
    change(&shape)
    node.shape = shape
    let bitmap = Renderer(scale: 1).draw(node, width: 120, height: 120, background: .clear)
    return stride(from: 3, to: bitmap.bytes.count, by: 4)
      .reduce(0) { $0 + Double(bitmap.bytes[$1]) } / 255
  }

  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path([.move(to: CGPoint(x: points[0].0, y: points[0].1))])
    for point in points.dropFirst() { path.append(.line(to: CGPoint(x: point.0, y: point.1))) }
    if closed { path.append(.close) }
    return path
  }

  private let rectangle = Path(rect: CGRect(x: 20.3, y: 30.6, width: 70, height: 50))

  @Test("a stroked rectangle covers its frame, by every join", arguments: [0.5, 1, 3, 7.7, 16])
  func frame(width: Double) {
    let corner = width * width / 4
    let expected: [(RenderNode.Shape.Join, Double)] = [
      (.miter, 240 * width), (.bevel, 240 * width - 2 * corner),
      (.round, 240 * width - (4 - .pi) * corner),
    ]
    for (join, exact) in expected {
      let covered = area(rectangle) {
        ($0.strokeColor, $0.lineWidth, $0.join) = (.black, width, join)
      }
      #expect(abs(covered - exact) < 0.002 * exact + 0.3, "\(join)")
    }
  }

  @Test("a stroked circle covers a ring", arguments: [1.0, 4, 11, 30])
  func ring(width: Double) {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80))
    let covered = area(circle) { ($0.strokeColor, $0.lineWidth) = (.black, width) }
    // 2πr·w; the path itself is off a circle by up to 0.027 %.
    let exact = 2 * .pi * 40 * width
    #expect(abs(covered - exact) < 0.002 * exact)
  }

  @Test("a filled circle covers a disc")
  func disc() {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80))
    let covered = area(circle) { $0.fillColor = .black }
    #expect(abs(covered - .pi * 1600) < 2)
  }

  @Test("caps add to a line what they should", arguments: [0.0, 0.4, 1.1, 2.6])
  func caps(angle: Double) {
    let (dx, dy) = (30 * cos(angle), 30 * sin(angle))
    let path = line([(60 - dx, 60 - dy), (60 + dx, 60 + dy)])
    let expected: [(RenderNode.Shape.Cap, Double)] = [
      (.butt, 600), (.square, 700), (.round, 600 + .pi * 25),
    ]
    for (cap, exact) in expected {
      let covered = area(path) { ($0.strokeColor, $0.lineWidth, $0.cap) = (.black, 10, cap) }
      #expect(abs(covered - exact) < 1.5, "\(cap)")
    }
  }

  @Test("a mitre beyond its limit is cut to a bevel")
  func miterLimit() {
    // The lines meet at 2·atan(1/4): a mitre is 1/sin of half of that, 4.12 widths long.
    let path = line([(40, 20), (60, 100), (80, 20)])
    func covered(_ limit: Double, _ join: RenderNode.Shape.Join = .miter) -> Double {
      area(path) {
        ($0.strokeColor, $0.lineWidth, $0.miterLimit, $0.join) = (.black, 6, limit, join)
      }
    }
    #expect(covered(4.1) == covered(10, .bevel))
    #expect(covered(4.2) == covered(10))
    #expect(covered(4.2) > covered(4.1) + 10)
  }

  @Test("dashes cover their share of the length", arguments: [0.0, 3, 10, -4, 1234.5])
  func dashes(phase: Double) {
    let path = line([(10, 30), (110, 30), (110, 90), (10, 90)])
    let covered = area(path) {
      ($0.strokeColor, $0.lineWidth, $0.dashes) = (.black, 4, [6, 4])
      ($0.dashPhase, $0.join) = (phase, .bevel)
    }
    #expect(abs(covered - 260 * 0.6 * 4) < 20)
  }

  @Test("an odd pattern of dashes swaps strokes and gaps at every turn")
  func oddDashes() throws {
    let dashes = try #require(Dashes([5], phase: 0, least: 0))
    let contour = try #require(line([(0, 0), (30, 0)]).contours(magnification: 1).first)
    var isWhole = true
    let strokes = dashes.cut(contour, isWhole: &isWhole)
    #expect(strokes.map { $0.points[0].x } == [0, 10, 20] && isWhole)
    #expect(Dashes([0, 0], phase: 0, least: 0) == nil)
    #expect(Dashes([3, -1], phase: 0, least: 0) == nil)
  }

  @Test("a part of a stroke has that part of its length", arguments: [0.0, 0.25, 0.6])
  func part(start: Double) {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80))
    let covered = area(circle) {
      ($0.strokeColor, $0.lineWidth, $0.strokeStart, $0.strokeEnd) = (.black, 6, start, start + 0.3)
    }
    #expect(abs(covered - 0.3 * 2 * .pi * 40 * 6) < 4)
  }

  @Test("polygons of a stroke all wind the same way", arguments: Array(UInt64(1)...40))
  func winding(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let shape = tree.shape()
    for polygon in shape.strokePolygons(magnification: 1) {
      var twice = 0.0
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        twice += a.x * b.y - a.y * b.x
      }
      #expect(twice <= 1e-6, "seed \(seed)")
    }
  }
}
