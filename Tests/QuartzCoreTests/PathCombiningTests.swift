import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// Laws of outlines put together: what a point is inside of says everything.
@MainActor @Suite("Paths put together and taken from each other") struct PathCombiningTests {
  private typealias Answer = (Bool, Bool) -> Bool

  private static let shapes: [(String, CGPath)] = {
    let star = CGMutablePath()
    for (index, point) in [(20, 2), (31, 38), (1, 14), (39, 14), (9, 38)].enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let two = CGMutablePath()
    two.addRect(CGRect(x: 4, y: 4, width: 12, height: 30))
    two.addEllipse(in: CGRect(x: 12, y: 10, width: 25, height: 25))
    return [
      ("square", CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil)),
      ("same square", CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil)),
      ("neighbour", CGPath(rect: CGRect(x: 25, y: 5, width: 10, height: 20), transform: nil)),
      ("corner", CGPath(rect: CGRect(x: 25, y: 25, width: 10, height: 10), transform: nil)),
      ("within", CGPath(rect: CGRect(x: 9, y: 9, width: 6, height: 6), transform: nil)),
      ("circle", CGPath(ellipseIn: CGRect(x: 8, y: 3, width: 30, height: 30), transform: nil)),
      ("star", star), ("two", two), ("nothing", CGMutablePath()),
    ]
  }()

  @Test(
    "a point is inside of what comes out as the two outlines say", arguments: CGPathFillRule.all)
  func points(rule: CGPathFillRule) {
    let asked = (0..<81).map { index in
      CGPoint(x: Double(index % 9) * 4.5 + 0.37, y: Double(index / 9) * 4.5 + 0.61)
    }
    let inside = Self.shapes.map { _, shape in asked.map { shape.contains($0, using: rule) } }
    for (index, (name, one)) in Self.shapes.enumerated() {
      for (otherIndex, (otherName, other)) in Self.shapes.enumerated() {
        let results: [(String, CGPath, Answer)] = [
          ("union", one.union(other, using: rule), { $0 || $1 }),
          ("intersection", one.intersection(other, using: rule), { $0 && $1 }),
          ("subtracting", one.subtracting(other, using: rule), { $0 && !$1 }),
          ("difference", one.symmetricDifference(other, using: rule), { $0 != $1 }),
        ]
        for (word, result, answer) in results {
          let wrong = asked.indices.filter { place in
            let owed = answer(inside[index][place], inside[otherIndex][place])
            return result.contains(asked[place], using: .evenOdd) != owed
          }
          #expect(wrong.isEmpty, "\(name) \(word) \(otherName) at \(wrong.map { asked[$0] })")
        }
      }
    }
  }

  @Test("a square and itself: all of it, or nothing")
  func itself() {
    let square = Self.shapes[0].1
    #expect(square.union(square).boundingBoxOfPath == square.boundingBoxOfPath)
    #expect(square.subtracting(square).isEmpty && square.symmetricDifference(square).isEmpty)
    #expect(square.intersects(square) && !square.intersects(Self.shapes[2].1))
    #expect(square.union(Self.shapes[2].1).componentsSeparated().count == 1)
  }

  @Test("areas that do not touch come apart, each with its own holes")
  func components() {
    let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
      .subtracting(CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil))
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)
    let parts = ring.union(far).componentsSeparated()
    #expect(parts.count == 2)
    let first = parts.first { $0.contains(CGPoint(x: 5, y: 5)) }
    #expect(first?.contains(CGPoint(x: 15, y: 15)) == false)
  }

  @Test("a line is cut where it enters and leaves")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 15))
    line.addLine(to: CGPoint(x: 40, y: 15))
    let square = Self.shapes[0].1
    let inside = line.lineIntersection(square).boundingBoxOfPath
    #expect(inside.minX == 5 && inside.maxX == 25)
    #expect(line.lineSubtracting(square).boundingBoxOfPath.width == 40)
  }

  @Test("a stroked line is as wide as its pen, and dashes have gaps")
  func strokes() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    let stroked = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroked.contains(CGPoint(x: 10, y: 11.5)) && !stroked.contains(CGPoint(x: 10, y: 12.5)))
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    let pen = dashed.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(pen.contains(CGPoint(x: 1, y: 10)) && !pen.contains(CGPoint(x: 4, y: 10)))
    #expect(pen.contains(CGPoint(x: 6, y: 10)))
  }
}

extension CGPathFillRule {
  fileprivate static let all: [CGPathFillRule] = [.winding, .evenOdd]
}
